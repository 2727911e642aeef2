import { Readable, Writable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ArchivePart, readArchive } from './archive-reader.ts'
import { createArchiveWriter } from './archive-writer.ts'
import { createByteReader } from './byte-reader.ts'
import { createRowSum } from './row-sum.ts'

const passphrase = 'a passphrase of enough length'
/** A key in no time; archives of installations cost some tenths of a second. */
const cheap = { N: 2, r: 1, p: 1 }

async function write(parts: readonly ArchivePart[]): Promise<Buffer> {
  const pieces: Buffer[] = []
  const out = new Writable({
    write(piece: Buffer, _, done) {
      pieces.push(piece)
      done()
    },
  })
  const writer = await createArchiveWriter(out, passphrase, cheap)
  for (const part of parts) {
    await ('record' in part ? writer.record(part.record) : writer.data(part.data))
  }
  await writer.finish()
  const archive = Buffer.concat(pieces)
  expect(writer.bytes()).toBe(archive.byteLength)
  return archive
}

/** Data of neighbours is one: how it was cut is not written. */
async function read(archive: Buffer): Promise<ArchivePart[]> {
  const parts: ArchivePart[] = []
  for await (const part of readArchive(Readable.from([archive]), passphrase)) {
    const last = parts.at(-1)
    if ('data' in part && last && 'data' in last) {
      parts.splice(-1, 1, { data: Buffer.concat([last.data, part.data]) })
    } else parts.push(part)
  }
  return parts
}

/** Buffers are compared byte by byte otherwise, which takes seconds. */
const textOf = (part: ArchivePart): string =>
  'data' in part ? part.data.toString('base64') : JSON.stringify(part.record)

test('content is read back unchanged, small or large, compressible or not', async () => {
  const parts = [
    { record: { name: 'first' } },
    { data: Buffer.alloc(3_000_000, 'rows ') },
    { record: { name: 'second', list: Array.from({ length: 1000 }, (_, at) => `table ${at}`) } },
    { data: Buffer.from(Array.from({ length: 2_100_000 }, (_, at) => (at * at * 31) >> 3)) },
    { record: {} },
  ]
  const archive = await write(parts)
  expect((await read(archive)).map(textOf)).toEqual(parts.map(textOf))
  expect(archive.byteLength).toBeLessThan(3_000_000)
})

test('a changed byte is detected anywhere', async () => {
  const archive = await write([{ record: { a: 1 } }, { data: Buffer.from('some rows') }])
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: archive.byteLength - 1 }),
      fc.integer({ min: 1, max: 255 }),
      async (at, change) => {
        const bytes = Buffer.from(archive)
        bytes[at] = (bytes[at] ?? 0) ^ change
        await expect(read(bytes)).rejects.toMatchObject({ name: 'BackupRefused' })
      },
    ),
    { numRuns: 300 },
  )
})

test('bytes are read in pieces of any size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 20 })),
      fc.array(fc.integer({ min: 0, max: 7 })),
      async (chunks, sizes) => {
        const all = Buffer.concat(chunks)
        const reader = createByteReader(Readable.from(chunks))
        for (const size of sizes) {
          const at = reader.position()
          if (at + size > all.byteLength) {
            await expect(reader.read(size)).rejects.toThrow('not copied whole')
            return
          }
          expect((await reader.read(size)).equals(all.subarray(at, at + size))).toBe(true)
        }
        expect(await reader.isAtEnd()).toBe(reader.position() === all.byteLength)
      },
    ),
  )
})

test('the checksum of rows does not depend on their order or chunks', () => {
  const sumOf = (text: string, cut: number) => {
    const sum = createRowSum()
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.byteLength; at += cut) sum.push(bytes.subarray(at, at + cut))
    return sum.result()
  }
  const rows = fc.array(fc.string().map((text) => `${text.replaceAll('\n', '\\n')}\n`))
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 9 }), (lines, cut) => {
      const sum = sumOf(lines.join(''), 1000)
      expect(sum.rows).toBe(lines.length)
      expect(sumOf(lines.toReversed().join(''), cut)).toEqual(sum)
      expect(sumOf([...lines, 'one more\n'].join(''), cut).sum).not.toBe(sum.sum)
    }),
  )
})
