/** Texts that were read or written here lately, by the stamps of their writing. */
export interface TextMemory {
  find(stamp: string): Buffer | undefined
  /** The text as bytes, which is how it is sent. */
  keep(stamp: string, text: string): Buffer
}

const MOST_BYTES = 48 * 1024 * 1024
/** Beside its bytes, what an entry costs. */
const ENTRY_BYTES = 256

/**
 * A stamp names one writing of one text, so nothing kept here can be wrong: which stamp is right, the
 * database says each time. Texts used longest ago go first.
 */
export function createTextMemory(most = MOST_BYTES): TextMemory & { readonly bytes: number } {
  const texts = new Map<string, Buffer>()
  let bytes = 0
  const costOf = (text: Buffer) => text.byteLength + ENTRY_BYTES

  return {
    find(stamp) {
      const text = texts.get(stamp)
      if (!text) return undefined
      texts.delete(stamp)
      texts.set(stamp, text)
      return text
    },
    keep(stamp, body) {
      const text = Buffer.from(body)
      const known = texts.get(stamp)
      if (known) return known
      texts.set(stamp, text)
      bytes += costOf(text)
      for (const [oldest, { byteLength }] of texts) {
        if (bytes <= most) break
        texts.delete(oldest)
        bytes -= byteLength + ENTRY_BYTES
      }
      return text
    },
    get bytes() {
      return bytes
    },
  }
}
