import { sha256 } from './sha256.ts'

// Specification §5 and §9: verifier of 43 to 128 characters, 43 by default; method S256.
const MIN_VERIFIER = 43
const MAX_VERIFIER = 128
const DEFAULT_LENGTH = 43
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'

export const CHALLENGE_METHOD = 'S256'

/** The data that a redirect login must store until its callback. Only challenge and state leave the app. */
export interface OAuthData {
  readonly codeVerifier: string
  readonly codeChallenge: string
  readonly state: string
  /** The app's address before the sign-in, to return to it afterwards. */
  readonly originalUri: string
  /** Empty for the direct login. */
  readonly redirectUri: string
}

/** A fresh verifier, its challenge and a state of 43 random characters. */
export async function generateOAuthData(redirectUri: string, originalUri = ''): Promise<OAuthData> {
  const codeVerifier = generateCodeVerifier()
  const codeChallenge = await codeChallengeOf(codeVerifier)
  return {
    codeVerifier,
    codeChallenge,
    state: randomText(DEFAULT_LENGTH),
    originalUri,
    redirectUri,
  }
}

/** A secret of 43 to 128 characters out of `A-Z a-z 0-9 - . _ ~`. */
export function generateCodeVerifier(length = DEFAULT_LENGTH): string {
  if (Number.isInteger(length) && length >= MIN_VERIFIER && length <= MAX_VERIFIER) {
    return randomText(length)
  }
  throw new RangeError(
    `A PKCE verifier has ${MIN_VERIFIER} to ${MAX_VERIFIER} characters, not ${length}`,
  )
}

/** base64url of the verifier's SHA-256, without padding. */
export async function codeChallengeOf(verifier: string): Promise<string> {
  const text = btoa(String.fromCharCode(...(await sha256(verifier))))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Bytes beyond the largest multiple of the alphabet are thrown away, so that no character is likelier. */
function randomText(length: number): string {
  const limit = 256 - (256 % ALPHABET.length)
  let text = ''
  while (text.length < length) {
    const bytes = crypto.getRandomValues(new Uint8Array(length))
    for (const byte of bytes) {
      if (byte < limit && text.length < length) text += ALPHABET[byte % ALPHABET.length]
    }
  }
  return text
}
