/** Whether this browser makes and shows passkeys. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Creates a passkey after the user confirms it. Input and output are JSON text. */
export async function createPasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options))
  return credentialJson(await navigator.credentials.create({ publicKey }))
}

/** Signs with a passkey after the user confirms it. Input and output are JSON text. */
export async function requestPasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options))
  return credentialJson(await navigator.credentials.get({ publicKey }))
}

const credentialJson = (credential: Credential | null): string =>
  JSON.stringify((credential as PublicKeyCredential).toJSON())
