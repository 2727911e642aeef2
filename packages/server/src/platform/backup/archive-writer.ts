import { createCipheriv } from 'node:crypto'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import { BLOCK_BYTES, DATA, DEFLATED, LAST_BIT, nonceOf, PLAIN, RECORD } from './archive-format.ts'
import { createHeader, type KeyCost } from './archive-header.ts'

/** Writes records and data, compressed and encrypted, in authenticated blocks; buffers about two blocks. */
export interface ArchiveWriter {
  /** A piece of JSON. Data before it is complete. */
  record(value: object): Promise<void>
  data(chunk: Uint8Array): Promise<void>
  /** Writes the remaining data and the end mark; the stream stays open. */
  finish(): Promise<void>
  /** Bytes output so far. */
  bytes(): number
}

const deflate = promisify<Buffer, object, Buffer>(deflateRaw)
const LEVEL = 5
/** Pictures are hardly compressible; for them compression is tried only once in this number of blocks. */
const RETRY_AFTER_BLOCKS = 16

export async function createArchiveWriter(
  out: Writable,
  passphrase: string,
  cost?: KeyCost,
): Promise<ArchiveWriter> {
  const { key, headerHash, bytes: header } = await createHeader(passphrase, cost)
  let [waiting, waitingBytes]: [Buffer[], number] = [[], 0]
  let [index, written, skips] = [0, 0, 0]

  async function send(bytes: Buffer): Promise<void> {
    if (out.errored) throw out.errored
    written += bytes.byteLength
    if (!out.write(bytes)) await once(out, 'drain')
  }

  async function compress(content: Buffer): Promise<[number, Buffer]> {
    if (skips > 0) {
      skips -= 1
      return [PLAIN, content]
    }
    const small = await deflate(content, { level: LEVEL })
    if (small.byteLength < content.byteLength * 0.95) return [DEFLATED, small]
    if (content.byteLength === BLOCK_BYTES) skips = RETRY_AFTER_BLOCKS
    return [PLAIN, content]
  }

  async function block(kind: number, content: Buffer, isLast = false): Promise<void> {
    const [form, body] = await compress(content)
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index, isLast))
    cipher.setAAD(headerHash)
    const sealed = Buffer.concat([cipher.update(Buffer.from([kind, form])), cipher.update(body)])
    cipher.final()
    const length = Buffer.alloc(4)
    length.writeUInt32BE((sealed.byteLength | (isLast ? LAST_BIT : 0)) >>> 0)
    index += 1
    await send(Buffer.concat([length, sealed, cipher.getAuthTag()]))
  }

  async function flush(): Promise<void> {
    if (waitingBytes === 0) return
    const content = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    await block(DATA, content)
  }

  await send(header)
  return {
    async record(value) {
      await flush()
      skips = 0
      await block(RECORD, Buffer.from(JSON.stringify(value)))
    },
    async data(chunk) {
      let rest = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
      while (waitingBytes + rest.byteLength >= BLOCK_BYTES) {
        const fits = BLOCK_BYTES - waitingBytes
        waiting.push(rest.subarray(0, fits))
        waitingBytes = BLOCK_BYTES
        rest = rest.subarray(fits)
        await flush()
      }
      if (rest.byteLength === 0) return
      waiting.push(rest)
      waitingBytes += rest.byteLength
    },
    async finish() {
      await flush()
      await block(RECORD, Buffer.from('{}'), true)
    },
    bytes: () => written,
  }
}
