import { chooseEncoding, compress, MIN_COMPRESS_BYTES } from './encoding.ts'
import type { PipelineResponse } from './pipeline-messages.ts'

/** Compressible content types: text in its many names. Pictures and archives are compressed already. */
const isText = /^text\/|[/+](json|xml|javascript)\b/

/**
 * The encoding of a response whose body is in memory: compressed at once when it is text, large enough, and
 * the client accepts it. A stream stays uncompressed.
 */
export async function compressResponse(
  reply: PipelineResponse,
  accepted: string | undefined,
): Promise<PipelineResponse> {
  const { body, headers } = reply
  if (reply.isFinal || !isBuffered(body)) return reply
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const type = String(headers['content-type'] ?? '')
  const isCompressible =
    bytes !== null &&
    bytes.byteLength >= MIN_COMPRESS_BYTES &&
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

const isBuffered = (body: PipelineResponse['body']): body is string | Uint8Array | null =>
  body === null || typeof body === 'string' || body instanceof Uint8Array
