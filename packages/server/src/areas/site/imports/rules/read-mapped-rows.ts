import { createReason } from '@vitrine/contract/reasons'
import { unescapeFormula } from '../../../../platform/csv/escape-formulas.ts'
import { InvalidText, readCsv } from '../../../../platform/csv/read-csv.ts'
import { InvalidCsv } from '../../../../platform/csv/split-csv.ts'
import { requestedSlug } from '../../../catalog/index.ts'
import type { RowProblem } from '../model.ts'
import type { FileMapping, MappedCells, MappedKey } from './file-mapping.ts'
import { type NamedRow, unreadableCsv, unreadableText } from './read-rows.ts'
import { openText } from './read-text.ts'
import { withText } from './with-text.ts'

/** Reads a file with its mapping, in constant memory. Throws `UnreadableFile` like `readRows`. */
export async function* readMappedRows(
  source: AsyncIterable<Uint8Array>,
  mapping: FileMapping,
): AsyncGenerator<readonly (NamedRow | RowProblem)[]> {
  const { delimiter, pieces } = await openText(source, 'any header')
  const toRow = createRowReader(mapping)
  let isHeader = true
  try {
    for await (const rows of readCsv(pieces, delimiter)) {
      const read: (NamedRow | RowProblem)[] = []
      for (const { cells, line } of rows) {
        if (cells.every((cell) => cell.trim() === '')) continue
        if (!isHeader) read.push(toRow(cells, line))
        isHeader = false
      }
      yield read
    }
  } catch (error) {
    if (error instanceof InvalidCsv) throw unreadableCsv(error, undefined)
    throw error instanceof InvalidText ? unreadableText(error) : error
  }
}

function createRowReader(mapping: FileMapping) {
  const { keys, names, platform } = mapping
  let last = ''
  return (record: readonly string[], line: number): NamedRow | RowProblem => {
    const cells = cellsOf(keys, record)
    // In these exports only the first row of a product identifies it.
    const continues = platform === 'SQUARESPACE' && !cells.handle && !cells.title
    const handle = continues ? last : handleOf(cells)
    last = handle
    if (handle) return { kind: 'row', line, handle, cells, problems: [], names }
    const column = names.handle ?? names.title
    const text = withText(createReason('PRODUCT_NOT_NAMED'))
    return {
      kind: 'problem',
      problem: { line, ...(column ? { column } : {}), severity: 'ERROR', ...text },
    }
  }
}

function cellsOf(keys: FileMapping['keys'], record: readonly string[]): MappedCells {
  const cells: Partial<Record<MappedKey, string>> = {}
  for (const [at, key] of keys.entries()) {
    const cell = key ? record[at]?.trim() : undefined
    if (key && cell) cells[key] = unescapeFormula(cell)
  }
  return cells
}

/**
 * Identifies the product of a row: by its handle or its parent's. Without handles the SKU, the id or the product's name
 * is used, so that importing the same file again finds the same products.
 */
function handleOf(cells: MappedCells): string {
  const { handle, parent, sku, externalId, title } = cells
  if (handle) return handle.split('/').filter(Boolean).at(-1) ?? ''
  const reference = parent?.replace(/^id:/i, 'id-') ?? sku ?? (externalId && `id-${externalId}`)
  return reference ? slug(reference) : title ? slug(title) : ''
}

const slug = (text: string): string => requestedSlug(undefined, text, '')
