import { Trouble } from "../api";
import { say, Words } from "../words.svelte";

/** What went wrong, in the language of the player. */
export const trouble = (error: unknown): string => (error instanceof Trouble ? error.spoken(new Words()) : say("unreachable"));

/** What may be refused: done, or told why not. */
export class Attempt {
  told = $state("");

  /** Whether it was done. */
  async to(act: () => Promise<unknown>): Promise<boolean> {
    this.told = "";
    try {
      await act();
      return true;
    } catch (error) {
      this.told = trouble(error);
      return false;
    }
  }
}
