import { createReason } from '@vitrine/contract/reasons'
import type { ProductRows, Row, RowProblem } from '../model.ts'
import type { NamedRow } from './read-rows.ts'
import { withText } from './with-text.ts'

/** Further rows of one product are skipped: ten thousand variants and as many pictures. */
const MAX_PRODUCT_ROWS = 20_000

const none: ReadonlyMap<string, readonly Row[]> = new Map()

/**
 * The rows of a product file as products, in the order of their first rows. Adjacent rows with one handle are one
 * product; scattered rows are too when they were collected before (`scanRows`, `collectRows`).
 */
export async function* parseProductCsv(
  source: AsyncIterable<readonly (NamedRow | RowProblem)[]>,
  collected = none,
): AsyncGenerator<ProductRows | RowProblem> {
  const gathering = createRowCollector(collected)
  for await (const rows of source) {
    for (const row of rows) {
      if (row.kind === 'problem') yield row
      else yield* gathering.add(row)
    }
  }
  yield* gathering.end()
}

function createRowCollector(collected: ReadonlyMap<string, readonly Row[]>) {
  const provided = new Set<string>()
  let open: { handle: string; rows: NamedRow[] } | undefined
  return {
    /** The products or problems that the row completes. */
    *add(row: NamedRow): Generator<ProductRows | RowProblem> {
      if (open && open.handle !== row.handle) {
        yield toProduct(open.handle, open.rows)
        open = undefined
      }
      const together = collected.get(row.handle)
      if (together) {
        if (!provided.has(row.handle)) yield toProduct(row.handle, together, row)
        provided.add(row.handle)
      } else if (open && open.rows.length >= MAX_PRODUCT_ROWS) {
        yield tooMany(row)
      } else {
        open ??= { handle: row.handle, rows: [] }
        open.rows.push(row)
      }
    },
    *end(): Generator<ProductRows> {
      if (open) yield toProduct(open.handle, open.rows)
    },
  }
}

const toProduct = (
  handle: string,
  rows: readonly Row[],
  { names }: Pick<NamedRow, 'names'> = rows[0] as NamedRow,
): ProductRows => ({ kind: 'product', handle, rows, names })

const tooMany = ({ line, handle }: NamedRow): RowProblem => ({
  kind: 'problem',
  problem: {
    line,
    handle,
    severity: 'ERROR',
    ...withText(createReason('TOO_MANY_ROWS', { max: MAX_PRODUCT_ROWS })),
  },
})
