const HEADER = 12
const ENTRY = 16

interface Table {
  readonly tag: string
  readonly bytes: Buffer
}

/** A font with a table of another one that has the same glyphs. */
export function withTable(font: Buffer, tag: string, from: Buffer): Buffer {
  const replacement = tablesOf(from).find((table) => table.tag === tag)
  const tables = tablesOf(font).map((table) =>
    table.tag === tag && replacement ? replacement : table,
  )
  return fontOf(font.subarray(0, HEADER), tables)
}

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = HEADER + index * ENTRY
    const start = font.readUInt32BE(at + 8)
    return {
      tag: font.toString('latin1', at, at + 4),
      bytes: font.subarray(start, start + font.readUInt32BE(at + 12)),
    }
  })
}

/** The header counts the tables, whose number stays. */
function fontOf(header: Buffer, tables: readonly Table[]): Buffer {
  const directory = Buffer.alloc(tables.length * ENTRY)
  const contents: Buffer[] = []
  let start = HEADER + directory.length
  tables.forEach(({ tag, bytes }, index) => {
    const at = index * ENTRY
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    directory.write(tag, at, 'latin1')
    directory.writeUInt32BE(checksumOf(padded), at + 4)
    directory.writeUInt32BE(start, at + 8)
    directory.writeUInt32BE(bytes.length, at + 12)
    contents.push(padded)
    start += padded.length
  })
  return Buffer.concat([header, directory, ...contents])
}

function checksumOf(padded: Buffer): number {
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}
