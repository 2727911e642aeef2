import type { DifferenceField, DifferenceKind, ImportDifference } from '@vitrine/contract/imports'
import type { Tx } from '../../../../platform/tx.ts'
import type { Page } from './imports.ts'

/** A statement takes 65,535 parameters; a difference has eleven. */
const ROWS_PER_STATEMENT = 5000

export async function insertDifferences(
  tx: Tx,
  importId: string,
  differences: readonly ImportDifference[],
): Promise<void> {
  const rows = differences.map((one) => ({
    site_id: tx.siteId,
    import_id: importId,
    line: one.line,
    handle: one.handle,
    product_name: one.productName,
    kind: one.kind,
    field: one.field,
    variant: one.variant ?? null,
    key: one.key ?? null,
    before_text: one.before ?? null,
    after_text: one.after ?? null,
  }))
  for (let at = 0; at < rows.length; at += ROWS_PER_STATEMENT) {
    const some = rows.slice(at, at + ROWS_PER_STATEMENT)
    await tx.db.insertInto('import_differences').values(some).execute()
  }
}

export async function readDifferences(
  tx: Tx,
  importId: string,
  { kind, limit, offset }: Page & { readonly kind?: DifferenceKind | undefined },
): Promise<{ differences: ImportDifference[]; total: number }> {
  const matching = tx.db
    .selectFrom('import_differences')
    .where('site_id', '=', tx.siteId)
    .where('import_id', '=', importId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching.selectAll().orderBy('seq').limit(limit).offset(offset).execute()
  return { differences: rows.map(toDifference), total: Number(total) }
}

const toDifference = (row: {
  readonly line: number
  readonly handle: string
  readonly product_name: string
  readonly kind: string
  readonly field: string
  readonly variant: string | null
  readonly key: string | null
  readonly before_text: string | null
  readonly after_text: string | null
}): ImportDifference => ({
  line: row.line,
  handle: row.handle,
  productName: row.product_name,
  kind: row.kind as DifferenceKind,
  field: row.field as DifferenceField,
  ...(row.variant === null ? {} : { variant: row.variant }),
  ...(row.key === null ? {} : { key: row.key }),
  ...(row.before_text === null ? {} : { before: row.before_text }),
  ...(row.after_text === null ? {} : { after: row.after_text }),
})
