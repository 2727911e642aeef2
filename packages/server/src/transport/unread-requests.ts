import { maxHeaderSize } from 'node:http'
import { PayloadTooLarge, violation } from '@vitrine/contract/kit'
import { newRequestId } from '../platform/ids.ts'
import { corsHeaders } from './cors.ts'
import { toErrorReply } from './wire-errors.ts'
import type { World } from './world.ts'

/** What the server under us refuses before we read a request, by its code, in our words. */
const refusals: Readonly<Record<string, () => Error>> = {
  FST_ERR_BAD_URL: () =>
    violation('url', 'FORMAT', 'must be an address whose % signs stand before two hex digits'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    violation('content-type', 'FORMAT', 'must be a media type such as application/json'),
  FST_CP_ERR_INVALID_CONTENT_ENCODING: () =>
    violation('content-encoding', 'FORMAT', 'must be gzip or deflate, or absent'),
  FST_CP_ERR_INVALID_CONTENT: () =>
    violation('body', 'FORMAT', 'must be packed as its Content-Encoding says'),
  ERR_HTTP_REQUEST_TIMEOUT: () => violation('request', 'OTHER', 'must arrive whole in time'),
  HPE_HEADER_OVERFLOW: () => PayloadTooLarge({ limitBytes: maxHeaderSize }),
}

/** The error as ours, where it is the caller's to put right. */
export function asRefusal(error: unknown): unknown {
  const { code = '' } = error as { readonly code?: string }
  return Object.hasOwn(refusals, code) ? refusals[code]?.() : error
}

/** The whole answer to what is no HTTP request, or one with more headers than are read. */
export function toRawRefusal(error: Error, { logger }: Pick<World, 'logger'>): string {
  const requestId = newRequestId()
  const known = asRefusal(error)
  const refusal =
    known === error ? violation('request', 'FORMAT', 'must be a request of HTTP 1.1') : known
  const { status, headers, body } = toErrorReply(refusal, requestId, logger)
  const text = String(body)
  const lines = Object.entries({
    ...corsHeaders,
    ...headers,
    'x-wix-request-id': requestId,
    'content-length': Buffer.byteLength(text),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} Refused`, ...lines, '', text].join('\r\n')
}
