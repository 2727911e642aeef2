import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CsvRow, createCsvSplitter, UnclosedQuote } from './split-csv.ts'

function split(text: string, size: number): CsvRow[] | 'unclosed' {
  const splitter = createCsvSplitter(',')
  const rows: CsvRow[] = []
  try {
    for (let at = 0; at < text.length; at += size) {
      rows.push(...splitter.take(text.slice(at, at + size)))
    }
    rows.push(...splitter.end())
  } catch (error) {
    if (error instanceof UnclosedQuote) return 'unclosed'
    throw error
  }
  return rows
}

/** The result of a widely used parser for the same text. */
function reference(text: string): string[][] | 'unclosed' {
  try {
    return parse(text, {
      relax_quotes: true,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    })
  } catch (error) {
    if ((error as { code?: string }).code === 'CSV_QUOTE_NOT_CLOSED') return 'unclosed'
    throw error
  }
}

const characters = fc.constantFrom('a', 'ü', ' ', '"', '"', ',', ',', '\n', '\r\n', '\r', ';')
const texts = fc.array(characters, { maxLength: 40 }).map((all) => all.join(''))

test('any text has the same rows and cells as in another parser, in any chunks', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 41 }), (text, size) => {
      const rows = split(text, size)
      const cells = rows === 'unclosed' ? rows : rows.map((row) => row.cells)
      expect(cells).toEqual(reference(text))
    }),
    { numRuns: 3000 },
  )
})

test('every line end is counted once, within quotes too', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 41 }), (text, size) => {
      const rows = split(`${text.replaceAll('"', '')}\n"x\ny\r\nz"\n`, size) as CsvRow[]
      const lines = rows.reduce((sum, row) => sum + row.lines, 0)
      const whole = `${text.replaceAll('"', '')}\n`
      expect(lines).toBe((whole.match(/\r\n|\n|\r/g)?.length ?? 0) + 3)
    }),
  )
})
