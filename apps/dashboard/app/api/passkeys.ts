/** Whether this browser makes and shows passkeys. */
export const knowsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

/** Makes a passkey, as its person agrees to; takes and gives JSON text. */
export async function makePasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options))
  return written(await navigator.credentials.create({ publicKey }))
}

/** Has a passkey sign, as its person agrees to; takes and gives JSON text. */
export async function showPasskey(options: string): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options))
  return written(await navigator.credentials.get({ publicKey }))
}

const written = (credential: Credential | null): string =>
  JSON.stringify((credential as PublicKeyCredential).toJSON())
