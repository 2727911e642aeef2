import { createDecipheriv } from 'node:crypto'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { BLOCK_BYTES, DEFLATED, LAST_BIT, nonceOf, RECORD, TAG_BYTES } from './archive-format.ts'
import { readHeader } from './archive-header.ts'
import { BackupRefused } from './backup-refused.ts'
import { createByteReader } from './byte-reader.ts'

export type ArchivePart =
  | { readonly record: Readonly<Record<string, unknown>> }
  | { readonly data: Buffer }

const inflate = promisify<Buffer, object, Buffer>(inflateRaw)
/** Records that list many tables or files are larger than a block of data. */
const MAX_BLOCK_BYTES = 64 * BLOCK_BYTES

/**
 * The parts of an archive, each one authenticated before it is handed out. Throws `BackupRefused` for a wrong
 * passphrase, a newer format, a changed byte or a missing end.
 */
export async function* readArchive(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
  onProgress: (bytes: number) => void = () => undefined,
): AsyncGenerator<ArchivePart> {
  const reader = createByteReader(source)
  const { key, headerHash } = await readHeader(reader, passphrase)
  for (let index = 0, isLast = false; !isLast; index += 1) {
    const start = reader.position()
    const damaged = () => new BackupRefused(`The archive is damaged behind byte ${start}`)
    const length = (await reader.read(4)).readUInt32BE()
    isLast = length >= LAST_BIT
    const bytes = isLast ? length - LAST_BIT : length
    if (bytes < 2 || bytes > MAX_BLOCK_BYTES) throw damaged()
    const sealed = await reader.read(bytes)
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index, isLast), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(headerHash).setAuthTag(await reader.read(TAG_BYTES))
    const content = decipher.update(sealed)
    try {
      decipher.final()
    } catch {
      throw damaged()
    }
    onProgress(reader.position())
    if (!isLast) yield await decode(content)
  }
  if (await reader.isAtEnd()) return
  throw new BackupRefused(`The archive goes on behind its end at byte ${reader.position()}`)
}

async function decode(content: Buffer): Promise<ArchivePart> {
  const [kind, form] = content
  const body = content.subarray(2)
  const plain = form === DEFLATED ? await inflate(body, { maxOutputLength: MAX_BLOCK_BYTES }) : body
  return kind === RECORD ? { record: JSON.parse(plain.toString()) } : { data: plain }
}
