const MAX_CHARACTERS = 20_000
const MAX_ID_CHARACTERS = 1400

/** The fields of every response of a browser. */
interface BrowserCredential {
  readonly id: string
  readonly response: Readonly<Record<string, unknown>>
}

/** A browser's answer out of its JSON text; throws when it is none. */
export function readCredential(text: string): BrowserCredential {
  if (text.length > MAX_CHARACTERS) throw new Error('The answer is too long')
  const parsed = JSON.parse(text) as Partial<BrowserCredential> | null
  const { id, response } = parsed ?? {}
  if (typeof id !== 'string' || id.length > MAX_ID_CHARACTERS || !/^[\w-]+$/.test(id)) {
    throw new Error('The answer names no passkey')
  }
  if (typeof response !== 'object' || response === null) throw new Error('The answer is empty')
  refuseFrames(response.clientDataJSON)
  return { ...parsed, id, response }
}

/** A page of another origin that embeds ours must not obtain signatures. */
function refuseFrames(clientData: unknown): void {
  if (typeof clientData !== 'string') throw new Error('The answer names no page')
  const parsedClientData = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as {
    crossOrigin?: unknown
  } | null
  if (parsedClientData?.crossOrigin === true) throw new Error('The answer comes out of a frame')
}
