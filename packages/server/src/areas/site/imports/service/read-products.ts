import type { ProductRows, Row, RowProblem, StoredMapping } from '../model.ts'
import { arrangeRows } from '../rules/arrange-rows.ts'
import { type FileMapping, toFileMapping } from '../rules/file-mapping.ts'
import { parseProductCsv } from '../rules/parse-product-csv.ts'
import { readMappedRows } from '../rules/read-mapped-rows.ts'
import { readRows } from '../rules/read-rows.ts'
import { collectRows, scanRows } from '../rules/scattered-rows.ts'
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
  const collected = await scanTable(run)
  if (!mapping) return parseProductCsv(readRows(await run.open()), collected)
  return arranged(parseProductCsv(readMappedRows(await run.open(), mapping), collected), mapping)
}

/** The number of rows of a table, without its header. Throws `UnreadableFile` where the import would. */
export const countRows = async (run: Pick<ReadableRun, 'mapping' | 'open'>): Promise<number> =>
  (await scanRows(await readTable(run, 'handles'))).rows

const readTable = async (
  { mapping, open }: Pick<ReadableRun, 'mapping' | 'open'>,
  mode: 'cells' | 'handles',
) => (mapping ? readMappedRows(await open(), mapping) : readRows(await open(), mode))

async function scanTable(run: ReadableRun): Promise<Map<string, Row[]>> {
  const read = (mode: 'cells' | 'handles') => readTable(run, mode)
  const { rows, suspects } = await scanRows(await read('handles'))
  await run.work((tx) => setRowsTotal(tx, run.id, rows))
  return suspects.size > 0 ? collectRows(await read('cells'), suspects) : new Map()
}

async function* arranged(
  entries: AsyncGenerator<ProductRows | RowProblem>,
  mapping: FileMapping,
): AsyncGenerator<ProductRows | RowProblem> {
  for await (const entry of entries) {
    yield entry.kind === 'product' ? arrangeRows(entry, mapping) : entry
  }
}
