import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Content encodings that responses support. */
export type Encoding = 'br' | 'gzip'

/** Below this, compressing costs more than it saves. */
export const MIN_COMPRESS_BYTES = 1024

const withBrotli = promisify(brotliCompress)
const withGzip = promisify(gzip)
// Measured on pages of products: higher levels take twice the time for 2 % fewer bytes.
const brotliQuality = { [constants.BROTLI_PARAM_QUALITY]: 4 }
const GZIP_LEVEL = 4

export const compress = (body: Uint8Array, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? withBrotli(body, {
        params: { ...brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
      })
    : withGzip(body, { level: GZIP_LEVEL })

/** Browsers send a handful of different ones. */
const MAX_CACHED_HEADERS = 100
const encodingByHeader = new Map<string, Encoding | undefined>()

/** The best supported encoding in an `Accept-Encoding`; undefined for an unencoded body. */
export function chooseEncoding(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined
  if (encodingByHeader.has(accepted)) return encodingByHeader.get(accepted)
  const encoding = parseAcceptEncoding(accepted)
  if (encodingByHeader.size < MAX_CACHED_HEADERS) encodingByHeader.set(accepted, encoding)
  return encoding
}

function parseAcceptEncoding(accepted: string): Encoding | undefined {
  const codings = accepted
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';', 1)[0]?.trim())
  if (codings.includes('br')) return 'br'
  return codings.includes('gzip') ? 'gzip' : undefined
}
