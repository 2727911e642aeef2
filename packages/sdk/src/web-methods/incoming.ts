import { PayloadTooLarge, violation } from '@vitrine/contract/kit'
import { fromText } from './codec.ts'

/** A request before it was one of a framework. */
export interface IncomingRequest {
  readonly method: string
  /** Path, with or without a query; its last segment names the web method. */
  readonly path: string
  readonly header: (name: string) => string | null | undefined
  /** Reads the body, or throws when it has more bytes than the limit. */
  readonly readBody: (limit: number) => Promise<string>
}

export function nameIn(path: string): string {
  const [name = ''] = (path.split('/').at(-1) ?? '').split(/[?#]/)
  return name
}

interface Chunk {
  readonly done?: boolean
  readonly value?: Uint8Array | string
}

/** Puts the pieces of a body together; `next` is that of a reader or an iterator. */
export async function collect(next: () => Promise<Chunk>, limit: number): Promise<string> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let text = ''
  let size = 0
  for (let chunk = await next(); !chunk.done; chunk = await next()) {
    const { value = '' } = chunk
    const bytes = typeof value === 'string' ? encoder.encode(value) : value
    size += bytes.byteLength
    if (size > limit) throw PayloadTooLarge({ limitBytes: limit })
    text += decoder.decode(bytes, { stream: true })
  }
  return text + decoder.decode()
}

/** The input of a call; undefined when nothing was sent. */
export function inputIn(text: string): unknown {
  if (text.trim() === '') return undefined
  const body = read(text)
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    return (body as { input?: unknown }).input
  }
  throw violation('body', 'FORMAT', 'must be a JSON object {"input": …}', { type: 'JSON' })
}

function read(text: string): unknown {
  try {
    return fromText(text)
  } catch (error) {
    const reason = error instanceof RangeError ? error.message : 'must be JSON'
    throw violation('body', 'FORMAT', reason, { type: 'JSON' })
  }
}
