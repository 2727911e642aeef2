import { loginFailure } from '../errors/vitrine-error.ts'

const encoder = new TextEncoder()

/** Browsers hash on secure pages only: https, or localhost. */
export async function sha256(text: string): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle
  if (!subtle) {
    throw loginFailure('INSECURE_PAGE', 'Signing in needs a secure page: https, or localhost')
  }
  return new Uint8Array(await subtle.digest('SHA-256', encoder.encode(text)))
}
