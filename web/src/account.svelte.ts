import { whoAmI } from "./api";

/** Who plays in this browser: somebody with an account, or a guest. */
class Account {
  handle: string | null = $state(null);
  /** Recovery codes that were made with the account: shown once, on its own page. */
  codes: string[] = $state.raw([]);

  constructor() {
    void this.look();
  }

  async look(): Promise<void> {
    this.handle = await whoAmI().then(
      (me) => me.handle,
      () => null,
    );
  }
}

export const account = new Account();
