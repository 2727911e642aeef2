import type { IncomingMessage } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { PayloadTooLarge, RequestTimeout, violation } from '@vitrine/contract/kit'

export interface BodyLimits {
  /** Milliseconds that we wait for `MIN_PROGRESS_BYTES` more of a body. */
  readonly bodyIdleMs: number
}

/** The minimum progress per `bodyIdleMs`: a byte now and then is not enough. */
const MIN_PROGRESS_BYTES = 1024
/** Maximum ratio of unpacked to compressed size. Real text stays below 100. */
const MAX_UNPACKED_RATIO = 200
/** Below this, the ratio does not matter. */
const RATIO_FREE_BYTES = 1024 * 1024

/**
 * The body of a request, decompressed by its Content-Encoding. A reader that stops leaves the request itself
 * open, so that the connection can be reused. Throws client errors: 400 for a body that does not match its
 * encoding, 408 for a timeout, 413 for a compression bomb.
 */
export async function* bodyOf(
  request: IncomingMessage,
  limits: BodyLimits,
): AsyncGenerator<Uint8Array> {
  const encoding = (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity') return yield* readChunks(request, limits)
  const decompressor = Object.hasOwn(decompressors, encoding) && decompressors[encoding]
  if (!decompressor) throw violation('content-encoding', 'FORMAT', UNKNOWN_ENCODING)
  yield* decompress(request, limits, decompressor())
}

const UNKNOWN_ENCODING = 'must be gzip, deflate or br, or absent'
const BAD_ENCODING = 'must be packed as its Content-Encoding says'

const decompressors: Readonly<Record<string, () => ReturnType<typeof createGunzip>>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

async function* decompress(
  request: IncomingMessage,
  limits: BodyLimits,
  decompressor: ReturnType<typeof createGunzip>,
): AsyncGenerator<Uint8Array> {
  let unpackedBytes = 0
  // Errors are thrown where the decompressor is read.
  pipeline(Readable.from(readChunks(request, limits)), decompressor, () => undefined)
  try {
    for await (const chunk of decompressor as AsyncIterable<Uint8Array>) {
      unpackedBytes += chunk.byteLength
      const maxBytes = Math.max(RATIO_FREE_BYTES, decompressor.bytesWritten * MAX_UNPACKED_RATIO)
      if (unpackedBytes > maxBytes) throw PayloadTooLarge({ limitRatio: MAX_UNPACKED_RATIO })
      yield chunk
    }
  } catch (error) {
    throw isDecompressionError(error) ? violation('body', 'FORMAT', BAD_ENCODING) : error
  }
}

/** Whether decompression failed, as opposed to the connection. */
const isDecompressionError = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^(Z_|ERR_BROTLI|ERR__?ERROR_)/.test(String(error.code))

async function* readChunks(
  request: IncomingMessage,
  { bodyIdleMs }: BodyLimits,
): AsyncGenerator<Uint8Array> {
  const chunks = request.iterator({ destroyOnReturn: false })
  let [waitedMs, progress] = [0, 0]
  try {
    for (;;) {
      const start = performance.now()
      const next = await withTimeout(chunks.next(), bodyIdleMs - waitedMs)
      if (next.done) return
      const chunk = next.value as Uint8Array
      waitedMs += performance.now() - start
      progress += chunk.byteLength
      if (progress >= MIN_PROGRESS_BYTES) [waitedMs, progress] = [0, 0]
      yield chunk
    }
  } catch (error) {
    // The client has disconnected and reads no response; this is no error of ours.
    throw isAbort(error) ? violation('body', 'OTHER', 'broke off before its end') : error
  } finally {
    // Not awaited: after a timeout it would wait for a chunk that may never come.
    chunks.return?.().catch(() => undefined)
  }
}

const isAbort = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/.test(String(error.code))

async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(RequestTimeout()), Math.max(ms, 0))
  })
  // After a timeout the result of the work is irrelevant.
  work.catch(() => undefined)
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
