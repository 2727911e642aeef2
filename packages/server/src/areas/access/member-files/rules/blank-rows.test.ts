import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RawRow } from '../model.ts'
import { blankRows, lineRangesOf } from './blank-rows.ts'
import { openRows } from './read-rows.ts'

type Format = 'csv' | 'jsonl'

/** The text in chunks of some bytes, as a disk would give it. */
const bytesOf = (text: string, size: number) => {
  const bytes = Buffer.from(text)
  const chunks = Array.from({ length: Math.ceil(bytes.byteLength / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  )
  return Readable.from(chunks)
}
async function rowsOf(text: string, format?: Format): Promise<RawRow[]> {
  const rows: RawRow[] = []
  const file = await openRows(bytesOf(text, 64), [], format)
  for await (const row of file.rows) rows.push(row)
  return rows
}
async function without(text: string, format: Format, email: string, size = 7): Promise<string> {
  const { rows } = await openRows(bytesOf(text, 64), [])
  const found = await lineRangesOf(rows, ({ wire }) => wire.email === email)
  const chunks: Uint8Array[] = []
  for await (const chunk of blankRows(bytesOf(text, size), found, format)) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const lineBreak = fc.constantFrom('\n', '\r\n', '\r')
const address = fc.constantFrom('a@x.example', 'b@x.example', 'c@x.example')
const words = fc.string({
  unit: fc.constantFrom('ä', 'b', '"', '\n', '\r\n', ',', ' '),
  maxLength: 8,
})
const size = fc.integer({ min: 1, max: 40 })
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

test('the rows of one person are blanked in a table, and all others are unchanged', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(address, words), { minLength: 1, maxLength: 6 }),
      lineBreak,
      size,
      async (people, end, bytes) => {
        const lines = people.map(([email, note]) => `${email},${quoted(note)}`)
        const text = ['email,firstName', ...lines, ''].join(end)
        const left = await without(text, 'csv', 'a@x.example', bytes)
        expect(left).not.toContain('a@x.example')
        const others = (await rowsOf(text)).filter(({ wire }) => wire.email !== 'a@x.example')
        expect(await rowsOf(left)).toEqual(others)
      },
    ),
  ))

test('the lines of one person are blanked in JSON Lines, even the only one', async () => {
  const line = (email: string) => `${JSON.stringify({ email, firstName: 'Å\r' })}\n`
  const text = [line('a@x.example'), line('b@x.example'), line('a@x.example').trim()].join('')
  const left = await without(text, 'jsonl', 'a@x.example')
  expect(left.trim()).toBe(line('b@x.example').trim())
  expect(await rowsOf(left, 'jsonl')).toMatchObject([{ line: 2, wire: { email: 'b@x.example' } }])
  expect(await rowsOf(await without(line('a@x.example'), 'jsonl', 'a@x.example'), 'jsonl')).toEqual(
    [],
  )
})
