const MOST_CHARACTERS = 20_000
const MOST_ID_CHARACTERS = 1400

/** What every answer of a browser has. */
interface GivenCredential {
  readonly id: string
  readonly response: Readonly<Record<string, unknown>>
}

/** A browser's answer out of its JSON text; throws when it is none. */
export function readCredential(text: string): GivenCredential {
  if (text.length > MOST_CHARACTERS) throw new Error('The answer is too long')
  const given = JSON.parse(text) as Partial<GivenCredential> | null
  const { id, response } = given ?? {}
  if (typeof id !== 'string' || id.length > MOST_ID_CHARACTERS || !/^[\w-]+$/.test(id)) {
    throw new Error('The answer names no passkey')
  }
  if (typeof response !== 'object' || response === null) throw new Error('The answer is empty')
  refuseFrames(response.clientDataJSON)
  return { ...given, id, response }
}

/** A page of somebody else that shows ours in a frame must not have anything signed there. */
function refuseFrames(clientData: unknown): void {
  if (typeof clientData !== 'string') throw new Error('The answer names no page')
  const told = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as {
    crossOrigin?: unknown
  } | null
  if (told?.crossOrigin === true) throw new Error('The answer comes out of a frame')
}
