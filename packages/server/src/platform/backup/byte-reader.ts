import { BackupRefused } from './backup-refused.ts'

/** Reads a stream in pieces of requested sizes. */
export interface ByteReader {
  /** Throws `BackupRefused` where the stream ends earlier. */
  read(bytes: number): Promise<Buffer>
  /** Whether the end was reached. */
  isAtEnd(): Promise<boolean>
  /** How much was read. */
  position(): number
}

export function createByteReader(source: AsyncIterable<Uint8Array>): ByteReader {
  const chunks = source[Symbol.asyncIterator]()
  let waiting: Buffer[] = []
  let available = 0
  let position = 0
  let isDone = false

  async function fill(bytes: number): Promise<void> {
    while (available < bytes && !isDone) {
      const next = await chunks.next()
      if (next.done) isDone = true
      else {
        const { buffer, byteOffset, byteLength } = next.value
        waiting.push(Buffer.from(buffer, byteOffset, byteLength))
        available += byteLength
      }
    }
  }

  return {
    async read(bytes) {
      await fill(bytes)
      if (available < bytes) {
        throw new BackupRefused(
          `The archive ends after ${position + available} bytes, before its end was written; it was not copied whole`,
        )
      }
      const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting)
      waiting = [all.subarray(bytes)]
      available -= bytes
      position += bytes
      return all.subarray(0, bytes)
    },
    async isAtEnd() {
      await fill(1)
      return available === 0
    },
    position: () => position,
  }
}
