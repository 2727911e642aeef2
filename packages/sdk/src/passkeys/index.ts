/** A passkey in the server's JSON. */
type Descriptor = { id: string; type: 'public-key'; transports?: AuthenticatorTransport[] }
type Creation = Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user'> & {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials?: Descriptor[]
}
type Request = Omit<PublicKeyCredentialRequestOptions, 'challenge'> & {
  challenge: string
  allowCredentials?: Descriptor[]
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))
const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const withBytes = <D extends { id: string }>(list: readonly D[] = []) =>
  list.map((one) => ({ ...one, id: bytesOf(one.id) }))

/**
 * Creates a passkey on this device with the consent of its user, from the
 * `publicKeyCredentialCreationOptionsJson` of the server; returns the credential to send back. Throws the
 * browser's errors: `NotAllowedError` when it was cancelled, `InvalidStateError` when the device has one
 * already.
 */
export async function createPasskey(options: string): Promise<string> {
  const requestOptions = JSON.parse(options) as Creation
  const credential = (await navigator.credentials.create({
    publicKey: {
      ...requestOptions,
      challenge: bytesOf(requestOptions.challenge),
      user: { ...requestOptions.user, id: bytesOf(requestOptions.user.id) },
      excludeCredentials: withBytes(requestOptions.excludeCredentials),
    },
  })) as PublicKeyCredential
  const response = credential.response as AuthenticatorAttestationResponse
  return credentialOf(credential, {
    attestationObject: textOf(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  })
}

/**
 * Signs the server's challenge (`publicKeyCredentialRequestOptionsJson`) with a passkey and the consent of
 * its user; returns the credential to send back. `how` can offer passkeys in the browser's autofill
 * (`mediation`), and abort (`signal`).
 */
export async function showPasskey(
  options: string,
  how: Pick<CredentialRequestOptions, 'mediation' | 'signal'> = {},
): Promise<string> {
  const requestOptions = JSON.parse(options) as Request
  const credential = (await navigator.credentials.get({
    ...how,
    publicKey: {
      ...requestOptions,
      challenge: bytesOf(requestOptions.challenge),
      allowCredentials: withBytes(requestOptions.allowCredentials),
    },
  })) as PublicKeyCredential
  const { authenticatorData, signature, userHandle } =
    credential.response as AuthenticatorAssertionResponse
  return credentialOf(credential, {
    authenticatorData: textOf(authenticatorData),
    signature: textOf(signature),
    ...(userHandle ? { userHandle: textOf(userHandle) } : {}),
  })
}

function credentialOf({ id, type, response }: PublicKeyCredential, parts: object): string {
  const clientDataJSON = textOf(response.clientDataJSON)
  return JSON.stringify({
    id,
    rawId: id,
    type,
    clientExtensionResults: {},
    response: { clientDataJSON, ...parts },
  })
}
