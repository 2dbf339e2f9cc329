/** A page module whose texts fail. */
const fail = () => {
  throw new Error("no words");
};

export default { phase: fail, describe: fail };
