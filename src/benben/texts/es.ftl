### Lo que dicen la mesa y el vestíbulo en español. Está empezado: lo que falta se lee en inglés.

table-to-lobby = Al vestíbulo
table-settings = Ajustes
table-language = Idioma
table-undo = Deshacer
table-receipt = Puntos
table-hint = Pista
rules-title = Reglas
lobby-page-title = Benben – juegos de mesa del antiguo Egipto
lobby-subtitle = Juegos de mesa del antiguo Egipto, con amigos y bots
lobby-games = Elige un juego
lobby-play-now = Jugar ahora
lobby-play-friend = Jugar con amigos
lobby-options = Opciones
