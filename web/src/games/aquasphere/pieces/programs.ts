import "./programs.css";
import "./tokens.css";

/** The seven programs, in the order of the box: one colour, one action each. */
export const PROGRAMS = ["lab", "time", "crystals", "octopods", "submarine", "research", "program"] as const;
export type Program = (typeof PROGRAMS)[number];

const ICONS: Record<Program, string> = {
  lab: "lab",
  time: "clock",
  crystals: "crystal",
  octopods: "octopod",
  submarine: "submarine",
  research: "research",
  program: "program",
};

export function isProgram(name: string): name is Program {
  return PROGRAMS.some((program) => program === name);
}

/** The icon of a program; "program" for what is none. */
export function programIcon(name: string): string {
  return isProgram(name) ? ICONS[name] : ICONS.program;
}

/** The place of a program in the box, as its words know it. */
export function programPlace(name: string): number {
  return PROGRAMS.findIndex((program) => program === name);
}
