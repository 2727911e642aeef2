import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeCode, escapeFormula, unescapeFormula } from './escape-formulas.ts'
import { decodeText, findDelimiter, firstLineOf, InvalidText, peek, readCsv } from './read-csv.ts'
import { type Delimiter, MAX_ROW, RowTooLong, UnclosedQuote } from './split-csv.ts'
import { writeCsvHeader, writeCsvRow } from './write-csv.ts'

/** The bytes in chunks of a size, cut anywhere, as a disk or a network gives them. */
async function* chunksOf(text: string | Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size)
}

async function read(text: string, size = 7, delimiter: Delimiter = ',') {
  const found: { cells: readonly string[]; line: number }[] = []
  for await (const rows of readCsv(decodeText(chunksOf(text, size)), delimiter)) {
    for (const { cells, line } of rows) found.push({ cells, line })
  }
  return found
}

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of source) all.push(one)
  return all
}

const failureOf = (reading: Promise<unknown>) => reading.then(() => undefined).catch((e) => e)

/** Any characters but NUL, most of them with a meaning in a table or a spreadsheet. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...'=+-@＝＋＠－\'",;\t\r\n ', '\r\n', '\uFEFF', '\u2028'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join('').replaceAll('\0', ''))
const table = fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { minLength: 1 })
const size = fc.integer({ min: 1, max: 40 })

describe('a table', () => {
  test('is read back unchanged, in any chunks of the file', () =>
    fc.assert(
      fc.asyncProperty(table, size, async ([names = [], ...rows], bytes) => {
        const file = [writeCsvHeader(names), ...rows.map(writeCsvRow)].join('')
        const found = await read(file, bytes)
        expect(found.map(({ cells }) => cells)).toEqual([names, ...rows])
      }),
      { numRuns: 500 },
    ))

  test('has no cell that a spreadsheet executes, and every text is read back', () =>
    fc.assert(
      fc.asyncProperty(table, size, async (rows, bytes) => {
        const lines = rows.map((row) => writeCsvRow(row.map(escapeFormula)))
        const [, ...found] = await read([writeCsvHeader(['name']), ...lines].join(''), bytes)
        for (const cell of found.flatMap(({ cells }) => cells)) {
          expect(cell).not.toMatch(/^[=+@＝＋＠－-]/)
        }
        expect(found.map(({ cells }) => cells.map(unescapeFormula))).toEqual(rows)
      }),
    ))

  test('has the same bytes for every program', () => {
    expect(writeCsvHeader(['a', 'b "c"'])).toBe('\uFEFFa,"b ""c"""\n')
    expect(writeCsvRow(['1,5', '2;5', 'a\tb', ' c', 'd\r\ne', 'ü', ''])).toBe(
      '"1,5","2;5","a\tb"," c","d\r\ne",ü,\n',
    )
    expect(writeCsvRow([''])).toBe('\n')
  })

  test('has the lines that an editor counts', async () => {
    const found = await read('a;b\r\n\n"1\r\n2";3\r4', 1, ';')
    expect(found).toEqual([
      { cells: ['a', 'b'], line: 1 },
      { cells: [''], line: 2 },
      { cells: ['1\r\n2', '3'], line: 3 },
      { cells: ['4'], line: 5 },
    ])
  })

  test('with a quote that is never closed is refused with its line and cell', async () => {
    const error = await failureOf(read('a,b\n"1\n2",3\nx,"y\nz'))
    expect(error).toBeInstanceOf(UnclosedQuote)
    expect(error).toMatchObject({ line: 4, cell: 1 })
  })

  test('with a row beyond the maximum length is refused with its line and cell', async () => {
    const longest = 'x'.repeat(MAX_ROW - 2)
    expect(await read(`a\n1,${longest}\n`, 65_536)).toHaveLength(2)
    const error = await failureOf(read(`a\n1,${longest}x\n`, 65_536))
    expect(error).toBeInstanceOf(RowTooLong)
    expect(error).toMatchObject({ line: 2, cell: 1 })
  })
})

describe('the text of a file', () => {
  test('that is not UTF-8 is refused with the line of the character', async () => {
    const bytes = Buffer.concat([Buffer.from('ä\nö\n'), Buffer.from([0xe4]), Buffer.from('x\n')])
    const whole = await failureOf(collect(decodeText(chunksOf(bytes, 100))))
    expect(whole).toBeInstanceOf(InvalidText)
    expect(whole).toMatchObject({ reason: 'NOT_UTF8', line: 3, chunkLine: 1 })
    const byByte = await failureOf(collect(decodeText(chunksOf(bytes, 1))))
    expect(byByte).toMatchObject({ reason: 'NOT_UTF8', line: 3, chunkLine: 3 })
    const cut = await failureOf(collect(decodeText(chunksOf(bytes.subarray(0, 7), 4))))
    expect(cut).toMatchObject({ reason: 'NOT_UTF8', line: 3 })
  })

  test('with a NUL character is refused', async () => {
    const error = await failureOf(collect(decodeText(chunksOf('a\nb\0', 2))))
    expect(error).toMatchObject({ reason: 'NUL', line: 2 })
  })

  test('has its byte order mark in no cell, even in chunks', async () => {
    expect(await read('\uFEFFa\n', 1)).toEqual([{ cells: ['a'], line: 1 }])
  })
})

describe('the start of a file', () => {
  test('finds the delimiter by the known columns', () => {
    const countKnown = (cells: readonly string[]) =>
      cells.filter((cell) => ['name', 'price'].includes(cell)).length
    const found = (line: string) => findDelimiter(line, countKnown)
    expect(found('name,x;price')).toEqual({ delimiter: ',', known: 1 })
    expect(found('name;price')).toEqual({ delimiter: ';', known: 2 })
    expect(found('name\tprice')).toEqual({ delimiter: '\t', known: 2 })
    expect(found('nothing;here')).toEqual({ delimiter: ',', known: 0 })
  })

  test('has a first line without mark and ending', () => {
    expect(firstLineOf('\uFEFFa,b\r\nc')).toBe('a,b')
    expect(firstLineOf('a\rb')).toBe('a')
    expect(firstLineOf('')).toBe('')
  })

  test('is read before the rest, and the source is closed when reading stops early', async () => {
    let closed = 0
    async function* source() {
      try {
        yield* [1, 2, 3, 4]
      } finally {
        closed += 1
      }
    }
    const { head, whole } = await peek(source(), (seen) => seen.length === 2)
    expect(head).toEqual([1, 2])
    expect(await collect(whole)).toEqual([1, 2, 3, 4])
    expect(closed).toBe(1)
    const other = await peek(source(), (seen) => seen.length === 2)
    for await (const one of other.whole) if (one === 3) break
    expect(closed).toBe(2)
    expect((await peek(source(), () => false)).head).toEqual([1, 2, 3, 4])
  })
})

const cell = fc
  .array(fc.oneof(fc.constantFrom("'", '=', '+', '-', '@', '＝', '"', ',', ' '), fc.string()))
  .map((parts) => parts.join(''))

test('no text is a formula in a file, and every text is read back', () => {
  fc.assert(
    fc.property(cell, (one) => {
      expect(escapeFormula(one)).not.toMatch(/^[=+@＝＋＠－-]/)
      expect(unescapeFormula(escapeFormula(one))).toBe(one)
      expect(unescapeFormula(escapeCode(one)).replace(/^'/, '')).toBe(one)
    }),
  )
})

test('apostrophes in files of other programs are unchanged unless they protect a formula', () => {
  expect(unescapeFormula("'tis the season")).toBe("'tis the season")
  expect(unescapeFormula("''quoted''")).toBe("''quoted''")
})
