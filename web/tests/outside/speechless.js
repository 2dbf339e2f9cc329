/** A page module whose words fail. */
const fail = () => {
  throw new Error("no words");
};

export default { phase: fail, describe: fail };
