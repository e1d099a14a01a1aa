/** The eighteen faces of the laboratory tiles. Their names are the same in every language. */
export const NAMES: Record<string, string> = {
  A1: "Flexi-Lab",
  A2: "Octo-Plus",
  B1: "Flexi-Tec",
  B2: "Plus-Tec",
  C1: "Sub-Plus",
  C2: "Flexi-Sub",
  D1: "Crystal-Plus",
  D2: "Plus-Bot",
  E1: "Plus-Lab",
  E2: "Flexi-Level",
  F1: "Octo-Sub",
  F2: "Octo-Catch",
  G1: "Super-Lab V",
  G2: "Super-Lab H",
  H1: "Super-Octo",
  H2: "Super-Sub",
  I1: "Super-Level",
  I2: "Super-Copy",
};

/** Tiles that add points to every action of one kind. */
export const PLUS: Record<string, string> = {
  A2: "octopod",
  B2: "research",
  C1: "submarine",
  D1: "crystal",
  D2: "bot",
  E1: "lab",
};

/** Tiles that let one symbol stand for another. */
export const INSTEAD: Record<string, [string, string]> = {
  B1: ["research", "bot"],
  C2: ["submarine", "bot"],
  F1: ["submarine", "octopod"],
};
