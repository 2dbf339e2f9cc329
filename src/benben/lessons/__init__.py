"""Games taught: lessons scene by scene, and problems in which one move is clearly best."""
