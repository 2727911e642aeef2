import { sql } from 'kysely'
import { isGuid } from '../../../../platform/db/query-to-sql.ts'
import { type ItemColumns, itemsToSql } from '../../../../platform/db/rows-to-sql.ts'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'

export type Row = Readonly<Record<string, unknown>>

interface Target {
  readonly table: keyof Tables & string
  readonly columns: readonly string[]
  /** The primary key without the site. */
  readonly key: readonly string[]
  /** Columns to update in an existing row. */
  readonly update: readonly string[]
  /** Columns with a database default; an existing row retains its value where none is given. */
  readonly optionalColumns?: readonly string[]
}

/**
 * Inserts or updates any number of rows in one statement. Rows are passed as one JSON parameter, so that the
 * number of parameters and the length of the statement stay constant.
 */
export async function upsertRows(tx: Tx, target: Target, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const { table, columns, key, update, optionalColumns = [] } = target
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const conflict = sql.join(['site_id', ...key].map((column) => sql.ref(column)))
  const sets = [
    ...update.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
    ...optionalColumns.map((column) => {
      const own = sql.ref(`${table}.${column}`)
      return sql`${sql.ref(column)} = COALESCE(excluded.${sql.ref(column)}, ${own})`
    }),
  ]
  const action = sets.length > 0 ? sql`UPDATE SET ${sql.join(sets)}` : sql`NOTHING`
  await sql`
    INSERT INTO ${sql.table(table)} (site_id, ${names})
    SELECT ${tx.siteId}::uuid, ${names}
      FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT (${conflict}) DO ${action}`.execute(tx.db)
}

/** Inserts a row for each of any number of items that are certain to be new, without conflict handling. */
export async function insertItems<Item>(
  tx: Tx,
  table: keyof Tables & string,
  columns: ItemColumns<Item>,
  items: readonly Item[],
): Promise<void> {
  if (items.length === 0) return
  const names = sql.join(Object.keys(columns).map((column) => sql.ref(column)))
  await sql`
    INSERT INTO ${sql.table(table)} (site_id, ${names})
    SELECT ${tx.siteId}::uuid, ${names} FROM ${itemsToSql(columns, items)} AS given`.execute(tx.db)
}

/** Updates any number of existing rows in one statement, passed as one JSON parameter. */
export async function updateRows(
  tx: Tx,
  { table, key, update }: Pick<Target, 'table' | 'key' | 'update'>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return
  const sets = update.map((column) => sql`${sql.ref(column)} = input.${sql.ref(column)}`)
  const same = key.map((column) => sql`old.${sql.ref(column)} = input.${sql.ref(column)}`)
  await sql`
    UPDATE ${sql.table(table)} old SET ${sql.join(sets)}
      FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) input
     WHERE old.site_id = ${tx.siteId} AND ${sql.join(same, sql` AND `)}`.execute(tx.db)
}

/** The ids that are valid GUIDs; others cannot exist. */
export const guidsAmong = (ids: readonly string[]): string[] => [
  ...new Set(ids.filter(isGuid).map((id) => id.toLowerCase())),
]
