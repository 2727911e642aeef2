import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../tx.ts'
import { type RowColumns, rowsToSql } from './rows-to-sql.ts'

/** A table of records with `id`, `revision`, `created_date` and `updated_date`; `columns` are the others. */
export interface VersionedTable {
  readonly table: string
  /** Columns by property: `taxGroupId` is the column `tax_group_id`. */
  readonly columns: RowColumns
}

/** The fields that every record has. */
export interface VersionedRecord {
  readonly id: string
  readonly revision: number
  readonly createdDate: Date
  readonly updatedDate: Date
}

const versionColumns = {
  id: 'uuid',
  revision: 'bigint',
  createdDate: 'timestamptz',
  updatedDate: 'timestamptz',
} as const satisfies RowColumns

const columnName = (property: string): string =>
  property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const columnsOf = ({ columns }: VersionedTable): RowColumns => ({ ...versionColumns, ...columns })

const propertiesOf = (table: VersionedTable): string[] => Object.keys(columnsOf(table))

const selected = (table: VersionedTable): RawBuilder<unknown> =>
  sql.join(propertiesOf(table).map((name) => sql`${sql.ref(columnName(name))} AS ${sql.ref(name)}`))

/** All records of the site, the oldest first. Callers bound how many there are. */
export async function listRecords<T extends VersionedRecord>(
  tx: Tx,
  table: VersionedTable,
): Promise<T[]> {
  const { rows } = await sql<T>`
    SELECT ${selected(table)} FROM ${sql.table(table.table)}
     WHERE site_id = ${tx.siteId} ORDER BY created_date, id`.execute(tx.db)
  return rows
}

/**
 * All records of several tables of the site in one statement, in the format of `listRecords` and the order of
 * the tables.
 */
export async function listRecordsOfTables(
  tx: Tx,
  tables: readonly VersionedTable[],
): Promise<VersionedRecord[][]> {
  const lists = tables.map(
    (table, at) => sql`
      (SELECT COALESCE(json_agg(record), '[]')
         FROM (SELECT ${inJson(table)} FROM ${sql.table(table.table)}
                WHERE site_id = ${tx.siteId} ORDER BY created_date, id) record) AS ${sql.ref(`list${at}`)}`,
  )
  const { rows } = await sql<Record<string, VersionedRecord[]>>`
    SELECT ${sql.join(lists)}`.execute(tx.db)
  return tables.map((table, at) => withDates(table, rows[0]?.[`list${at}`] ?? []))
}

/** Amounts as text, because numbers of JSON lose their digits. */
const inJson = (table: VersionedTable): RawBuilder<unknown> =>
  sql.join(
    Object.entries(columnsOf(table)).map(([name, type]) => {
      const column = sql.ref(columnName(name))
      return sql`${type === 'numeric' ? sql`${column}::text` : column} AS ${sql.ref(name)}`
    }),
  )

function withDates(table: VersionedTable, records: readonly VersionedRecord[]): VersionedRecord[] {
  const dates = Object.entries(columnsOf(table))
    .filter(([, type]) => type === 'timestamptz')
    .map(([name]) => name)
  return records.map((record) => {
    const row: Readonly<Record<string, unknown>> = { ...record }
    const read = dates.map((name) => [
      name,
      typeof row[name] === 'string' ? new Date(row[name]) : row[name],
    ])
    return { ...record, ...Object.fromEntries(read) }
  })
}

/** The records with these ids, locked until the end of the transaction. */
export async function lockRecords<T extends VersionedRecord>(
  tx: Tx,
  table: VersionedTable,
  ids: readonly string[],
): Promise<T[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<T>`
    SELECT ${selected(table)} FROM ${sql.table(table.table)}
     WHERE site_id = ${tx.siteId} AND id = ANY(${[...ids]}::uuid[])
     ORDER BY id FOR UPDATE`.execute(tx.db)
  return rows
}

/** Inserts a record, or replaces the one with its id. */
export async function putRecord<T extends VersionedRecord>(
  tx: Tx,
  table: VersionedTable,
  record: T,
): Promise<void> {
  const properties = propertiesOf(table)
  const columns = properties.map((name) => sql.ref(columnName(name)))
  const sent = rowsToSql({ ...versionColumns, ...table.columns }, [{ ...record }])
  const changed = properties
    .filter((name) => name !== 'id')
    .map((name) => sql.ref(columnName(name)))
    .map((column) => sql`${column} = EXCLUDED.${column}`)
  await sql`
    INSERT INTO ${sql.table(table.table)} (site_id, ${sql.join(columns)})
    SELECT ${tx.siteId}::uuid, ${sql.join(properties.map((name) => sql.ref(name)))} FROM ${sent} sent
        ON CONFLICT (site_id, id) DO UPDATE SET ${sql.join(changed)}`.execute(tx.db)
}

export async function deleteRecords(
  tx: Tx,
  table: VersionedTable,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    DELETE FROM ${sql.table(table.table)}
     WHERE site_id = ${tx.siteId} AND id = ANY(${[...ids]}::uuid[])`.execute(tx.db)
}
