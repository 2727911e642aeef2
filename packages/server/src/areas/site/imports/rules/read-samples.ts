import { MAX_IMPORT_COLUMNS } from '@vitrine/contract/imports'
import { createReason } from '@vitrine/contract/reasons'
import { InvalidText, readCsv } from '../../../../platform/csv/read-csv.ts'
import { InvalidCsv } from '../../../../platform/csv/split-csv.ts'
import { unreadableCsv, unreadableText } from './read-rows.ts'
import { openText } from './read-text.ts'
import { UnreadableFile } from './unreadable-file.ts'

const MAX_ROWS = 500
const MAX_SAMPLES = 3
const MAX_SAMPLE = 120

export type Samples = readonly { readonly name: string; readonly samples: string[] }[]

/** The columns of a file with their first values. Throws `UnreadableFile`. */
export async function readSamples(source: AsyncIterable<Uint8Array>): Promise<Samples> {
  const { delimiter, pieces } = await openText(source, 'any header')
  let columns: { readonly name: string; readonly samples: string[] }[] | undefined
  let count = 0
  try {
    for await (const rows of readCsv(pieces, delimiter)) {
      for (const { cells } of rows) {
        if (cells.every((cell) => cell.trim() === '')) continue
        if (columns) addSamples(columns, cells)
        else columns = cells.map((cell) => ({ name: cell.trim(), samples: [] }))
        count += 1
      }
      if (count > MAX_ROWS) break
    }
  } catch (error) {
    if (error instanceof InvalidCsv) throw unreadableCsv(error, undefined)
    throw error instanceof InvalidText ? unreadableText(error) : error
  }
  return checked(columns ?? [])
}

function addSamples(columns: Samples, cells: readonly string[]): void {
  for (const [at, { samples }] of columns.entries()) {
    const cell = cells[at]?.trim()
    if (!cell || samples.length >= MAX_SAMPLES) continue
    const sample = cell.length > MAX_SAMPLE ? `${cell.slice(0, MAX_SAMPLE - 1)}…` : cell
    if (!samples.includes(sample)) samples.push(sample)
  }
}

function checked(columns: Samples): Samples {
  if (columns.length < 2) throw new UnreadableFile(1, 1, createReason('HEADER_MISSING'))
  if (columns.length > MAX_IMPORT_COLUMNS) {
    const counts = { count: columns.length, max: MAX_IMPORT_COLUMNS }
    throw new UnreadableFile(1, undefined, createReason('TOO_MANY_COLUMNS', counts))
  }
  return columns
}
