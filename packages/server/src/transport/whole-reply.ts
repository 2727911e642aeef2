import { chooseEncoding, compress, WORTH_COMPRESSING } from './encoding.ts'
import type { WireReply } from './message.ts'

/** What shrinks: text in one of its many names. Pictures and archives are small already. */
const isText = /^text\/|[/+](json|xml|javascript)\b/

/**
 * A reply whose body is at hand, as it shall travel: compressed in one go when it is text, worth it
 * and taken. A stream stays what it is.
 */
export async function wholeReply(
  reply: WireReply,
  accepted: string | undefined,
): Promise<WireReply> {
  const { body, headers } = reply
  if (reply.isFinal || !isWhole(body)) return reply
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const type = String(headers['content-type'] ?? '')
  const isCompressible =
    bytes !== null &&
    bytes.byteLength >= WORTH_COMPRESSING &&
    isText.test(type) &&
    headers['content-encoding'] === undefined
  if (!isCompressible) return { ...reply, body: bytes, isFinal: true }
  const vary = [headers.vary ?? [], 'Accept-Encoding'].flat().join(', ')
  const encoding = chooseEncoding(accepted)
  if (!encoding) return { ...reply, headers: { ...headers, vary }, body: bytes, isFinal: true }
  return {
    ...reply,
    headers: { ...headers, vary, 'content-encoding': encoding },
    body: await compress(bytes, encoding),
    isFinal: true,
  }
}

const isWhole = (body: WireReply['body']): body is string | Uint8Array | null =>
  body === null || typeof body === 'string' || body instanceof Uint8Array
