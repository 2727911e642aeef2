import type { ProductRows, Row, RowProblem, StoredMapping } from '../model.ts'
import { arrangeRows } from '../rules/arrange-rows.ts'
import { type FileMapping, toFileMapping } from '../rules/file-mapping.ts'
import { parseProductCsv } from '../rules/parse-product-csv.ts'
import { readMappedRows } from '../rules/read-mapped-rows.ts'
import { readRows } from '../rules/read-rows.ts'
import { gatherRows, scanRows } from '../rules/scattered-rows.ts'
import { setRowsTotal } from '../store/imports.ts'
import type { Run } from './entries.ts'

export type ReadableRun = Pick<Run, 'id' | 'mapping' | 'open' | 'work'>

export const fileMappingOf = ({ platform, columns }: StoredMapping): FileMapping =>
  toFileMapping(platform, columns, columns)

/** The products of a table, after a first pass that counts its rows and finds scattered products. */
export async function productsOf(
  run: ReadableRun,
): Promise<AsyncGenerator<ProductRows | RowProblem>> {
  const { mapping } = run
  const gathered = await scanTable(run)
  if (!mapping) return parseProductCsv(readRows(await run.open()), gathered)
  return arranged(parseProductCsv(readMappedRows(await run.open(), mapping), gathered), mapping)
}

async function scanTable(run: ReadableRun): Promise<Map<string, Row[]>> {
  const { mapping } = run
  const read = async (mode: 'cells' | 'handles') =>
    mapping ? readMappedRows(await run.open(), mapping) : readRows(await run.open(), mode)
  const { rows, suspects } = await scanRows(await read('handles'))
  await run.work((tx) => setRowsTotal(tx, run.id, rows))
  return suspects.size > 0 ? gatherRows(await read('cells'), suspects) : new Map()
}

async function* arranged(
  entries: AsyncGenerator<ProductRows | RowProblem>,
  mapping: FileMapping,
): AsyncGenerator<ProductRows | RowProblem> {
  for await (const entry of entries) {
    yield entry.kind === 'product' ? arrangeRows(entry, mapping) : entry
  }
}
