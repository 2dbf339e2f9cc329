/** Passkeys by the browser's own interface, which exists only in secure contexts. */
import { deviceLabel, knownPerson, savePerson } from "./person";
import { addPasskey, passkeyOptions, passkeySignInOptions, signInByPasskey, type Me } from "../lib/api";
import { newToken } from "../lib/memory";

/** Whether this browser has passkeys, and reads their options as JSON. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** Makes a passkey for the person with a key. Returns null if the reader cancels. */
export async function makePasskey(key: string): Promise<Me | null> {
  const options = (await passkeyOptions(key)) as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await asked(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  );
  return made && addPasskey(key, made, deviceLabel(navigator.userAgent));
}

/** Signs in with a passkey. Returns false if the reader cancels. */
export async function usePasskey(): Promise<boolean> {
  const options = (await passkeySignInOptions()) as unknown as PublicKeyCredentialRequestOptionsJSON;
  const proof = await asked(() =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  );
  if (!proof) return false;
  const wanted = { credential: proof, key: newToken(), device: deviceLabel(navigator.userAgent), bring: true };
  savePerson(await signInByPasskey(wanted, knownPerson()?.key ?? null));
  return true;
}

/** The browser's answer as JSON; null if the reader cancels or has none. */
async function asked(ask: () => Promise<Credential | null>): Promise<Record<string, unknown> | null> {
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? (credential.toJSON() as unknown as Record<string, unknown>) : null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}
