/** An in-memory cache of recently read or rendered products, by stamp. */
export interface RenderedProductCache {
  get(stamp: string): Buffer | undefined
  /** Returns the text as UTF-8 bytes, ready to send. */
  put(stamp: string, text: string): Buffer
}

const MAX_BYTES = 48 * 1024 * 1024
/** Overhead of an entry in addition to its bytes. */
const ENTRY_BYTES = 256

/**
 * An LRU cache. A stamp identifies one rendering of one product, so entries never become stale: the database
 * returns the current stamp with each query.
 */
export function createRenderedProductCache(
  maxBytes = MAX_BYTES,
): RenderedProductCache & { readonly bytes: number } {
  const entries = new Map<string, Buffer>()
  let bytes = 0
  const costOf = (text: Buffer) => text.byteLength + ENTRY_BYTES

  return {
    get(stamp) {
      const text = entries.get(stamp)
      if (!text) return undefined
      entries.delete(stamp)
      entries.set(stamp, text)
      return text
    },
    put(stamp, body) {
      const text = Buffer.from(body)
      const existing = entries.get(stamp)
      if (existing) return existing
      entries.set(stamp, text)
      bytes += costOf(text)
      for (const [oldest, { byteLength }] of entries) {
        if (bytes <= maxBytes) break
        entries.delete(oldest)
        bytes -= byteLength + ENTRY_BYTES
      }
      return text
    },
    get bytes() {
      return bytes
    },
  }
}
