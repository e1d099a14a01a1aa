import { askForPasskey, keepPasskey, offerPasskey, signInWithPasskey, Trouble } from "../api";
import type { Me, Proof } from "../wire";

/** Passkeys belong to a name, never to an address of numbers, and need a browser that knows them. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" &&
  "parseCreationOptionsFromJSON" in PublicKeyCredential &&
  !/^[\d.]+$|:/.test(location.hostname);

/** What the browser's own dialogue brought; whoever closes it has not failed at anything. */
async function from(asked: Promise<Credential | null>): Promise<PublicKeyCredentialJSON> {
  const found = await asked.catch((error: unknown) => {
    throw new Trouble(0, error instanceof DOMException && error.name === "InvalidStateError" ? "passkey-known" : "passkey-none", "");
  });
  return (found as PublicKeyCredential).toJSON() as PublicKeyCredentialJSON;
}

/** A new passkey for one's account, or (with a handle) for a new one. */
export async function makePasskey(name: string, handle: string | null = null): Promise<Me> {
  const { options } = await offerPasskey(handle);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  return keepPasskey(await from(navigator.credentials.create({ publicKey })), name);
}

/** What a passkey signs at this moment: whoever asks is who they were. */
export async function signedNow(): Promise<Record<string, unknown>> {
  const { options } = await askForPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  return { ...(await from(navigator.credentials.get({ publicKey }))) };
}

/** That the owner asks: the password, or a passkey where there is none. */
export const proofOf = async (hasPassword: boolean, password: string): Promise<Proof> =>
  hasPassword ? { password } : { credential: await signedNow() };

export const enterWithPasskey = async (brings: boolean): Promise<Me> => signInWithPasskey(await signedNow(), brings);

/** What a passkey is called before its owner says otherwise: the kind of device it was made on. */
export function deviceName(): string {
  const { userAgentData } = navigator as Navigator & { userAgentData?: { platform?: string } };
  return (userAgentData?.platform ?? /\(([^;)]+)/.exec(navigator.userAgent)?.[1]) || "Pelagos";
}
