/** A page module that cannot even be read to its end. */
throw new Error("written in a hurry");
