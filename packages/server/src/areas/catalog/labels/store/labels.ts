import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import { guidsAmong } from '../../shared/store/rows.ts'
import type { FullLabel, LabelKind } from '../model/label.ts'

const tables = { brand: 'brands', ribbon: 'ribbons' } as const

export const labelTable = (kind: LabelKind) => sql.table(tables[kind])

/** Excludes deleted brands, whose rows remain for the products that show them. */
export const counting = (kind: LabelKind) =>
  kind === 'brand' ? sql`label.deleted_date IS NULL` : sql`TRUE`

export const labelColumns = sql`label.id, label.revision, label.name, label.created_date AS "createdDate",
  label.updated_date AS "updatedDate"`

/** Labels by id; `lock` locks them until the end of the transaction. */
export async function findLabels(
  tx: Tx,
  kind: LabelKind,
  ids: readonly string[],
  { lock = false } = {},
): Promise<Map<string, FullLabel>> {
  const { rows } = await sql<FullLabel>`
    SELECT ${labelColumns} FROM ${labelTable(kind)} label
     WHERE label.site_id = ${tx.siteId} AND label.id = ANY(${guidsAmong(ids)}::uuid[])
       AND ${counting(kind)}
     ORDER BY label.id ${lock ? sql`FOR UPDATE` : sql``}`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Labels by case-insensitive name, keyed by each requested spelling. */
export async function findLabelsByName(
  tx: Tx,
  kind: LabelKind,
  names: readonly string[],
): Promise<Map<string, FullLabel>> {
  const { rows } = await sql<FullLabel & { input: string }>`
    SELECT input, ${labelColumns}
      FROM unnest(${[...new Set(names)]}::text[]) AS input
      JOIN ${labelTable(kind)} label
        ON label.site_id = ${tx.siteId} AND lower(label.name) = lower(input) AND ${counting(kind)}`.execute(
    tx.db,
  )
  return new Map(rows.map(({ input, ...label }) => [input, label]))
}

/** Serialises name changes of labels, so that no name is given twice. */
export async function lockLabelNames(tx: Tx, kind: LabelKind): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${kind} ${tx.siteId}`}, 0))`.execute(
    tx.db,
  )
}

export async function countBrands(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM brands label
     WHERE label.site_id = ${tx.siteId} AND ${counting('brand')}`.execute(tx.db)
  return rows[0]?.count ?? 0
}

export async function insertLabels(
  tx: Tx,
  kind: LabelKind,
  labels: readonly Pick<FullLabel, 'id' | 'name'>[],
): Promise<FullLabel[]> {
  if (labels.length === 0) return []
  const { rows } = await sql<FullLabel>`
    INSERT INTO ${labelTable(kind)} AS label (site_id, id, name, created_date, updated_date)
    SELECT ${tx.siteId}::uuid, id, name, ${tx.now}::timestamptz, ${tx.now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) AS new (id uuid, name text)
    RETURNING ${labelColumns}`.execute(tx.db)
  return rows
}

/** Renames labels; their revisions grow by one. */
export async function renameLabels(
  tx: Tx,
  kind: LabelKind,
  labels: readonly Pick<FullLabel, 'id' | 'name'>[],
): Promise<Map<string, FullLabel>> {
  if (labels.length === 0) return new Map()
  const { rows } = await sql<FullLabel>`
    UPDATE ${labelTable(kind)} label
       SET name = new.name, revision = label.revision + 1, updated_date = ${tx.now}
      FROM jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) AS new (id uuid, name text)
     WHERE label.site_id = ${tx.siteId} AND label.id = new.id
    RETURNING ${labelColumns}`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Deletes labels. A brand is only marked as deleted, because products keep showing it. */
export async function deleteLabels(tx: Tx, kind: LabelKind, ids: readonly string[]): Promise<void> {
  const where = sql`WHERE site_id = ${tx.siteId} AND id = ANY(${ids}::uuid[])`
  if (kind === 'brand') {
    await sql`UPDATE brands SET deleted_date = ${tx.now} ${where}`.execute(tx.db)
  } else {
    await sql`DELETE FROM ribbons ${where}`.execute(tx.db)
  }
}

/** Up to `limit` products that have one of these ribbons, as main or additional ribbon. */
export async function findProductsWithRibbon(
  tx: Tx,
  ribbonIds: readonly string[],
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM products
     WHERE site_id = ${tx.siteId} AND ribbon_id = ANY(${ribbonIds}::uuid[])
     UNION
    SELECT product_id FROM product_ribbons
     WHERE site_id = ${tx.siteId} AND ribbon_id = ANY(${ribbonIds}::uuid[])
     ORDER BY id LIMIT ${limit}`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** How many products have each of these labels; for visitors only visible products count. */
export async function countProducts(
  tx: Tx,
  kind: LabelKind,
  ids: readonly string[],
  visibleOnly: boolean,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const labelled =
    kind === 'brand'
      ? sql`SELECT p.brand_id AS id, p.visible FROM products p
             WHERE p.site_id = ${tx.siteId} AND p.brand_id = ANY(${ids}::uuid[])`
      : sql`SELECT p.ribbon_id AS id, p.visible FROM products p
             WHERE p.site_id = ${tx.siteId} AND p.ribbon_id = ANY(${ids}::uuid[])
             UNION ALL
            SELECT r.ribbon_id, p.visible
              FROM product_ribbons r JOIN products p ON p.site_id = r.site_id AND p.id = r.product_id
             WHERE r.site_id = ${tx.siteId} AND r.ribbon_id = ANY(${ids}::uuid[])`
  const { rows } = await sql<{ id: string; count: number }>`
    SELECT id, count(*)::int AS count FROM (${labelled}) labelled
     WHERE visible OR NOT ${visibleOnly}::boolean
     GROUP BY id`.execute(tx.db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
