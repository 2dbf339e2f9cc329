/** A page module with a syntax error. */
throw new Error("written in a hurry");
