/**
 * An archive is a header and blocks. A block is its length in four bytes, whose highest bit marks the last
 * one, the content encrypted with AES-256-GCM, and the tag. The nonce is the number of the block and whether
 * it is the last one, so that blocks cannot be omitted, repeated, moved or truncated. The first byte of the
 * content is its type, a record (JSON) or data; the second whether it is deflated.
 */
export const BLOCK_BYTES = 1024 * 1024
export const TAG_BYTES = 16
export const LAST_BIT = 0x80000000

export const RECORD = 1
export const DATA = 2

export const PLAIN = 0
export const DEFLATED = 1

/** Keys are used for one archive only, so that a counter never repeats under a key. */
export function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(index))
  nonce[11] = isLast ? 1 : 0
  return nonce
}
