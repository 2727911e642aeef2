import type { MediaSort } from '@vitrine/contract/media'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Media } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { LibraryQuery, MediaItem, MediaReferences } from '../model.ts'
import { toItem } from './items.ts'

export interface LibraryPage extends Omit<LibraryQuery, 'paging'> {
  readonly limit: number
  readonly offset: number
}

const orders: Readonly<Record<MediaSort, RawBuilder<unknown>>> = {
  NEWEST: sql`created_date DESC, id`,
  OLDEST: sql`created_date, id`,
  NAME: sql`lower(file_name), id`,
  LARGEST: sql`bytes DESC, id`,
}

/** A page of the library with the number of all that match; two statements. */
export async function queryLibrary(
  tx: Tx,
  { limit, offset, sort = 'NEWEST', ...query }: LibraryPage,
  references: readonly MediaReferences[],
): Promise<{ items: MediaItem[]; total: number }> {
  const matching = sql`FROM media WHERE ${sql.join(conditions(tx, query, references), sql` AND `)}`
  const counted = await sql<{ total: number }>`SELECT count(*)::int AS total ${matching}`.execute(
    tx.db,
  )
  const { rows } = await sql<Selectable<Media>>`
    SELECT * ${matching} ORDER BY ${orders[sort]} LIMIT ${limit} OFFSET ${offset}`.execute(tx.db)
  return { items: rows.map(toItem), total: counted.rows[0]?.total ?? 0 }
}

/** The ids of all files that are shown somewhere. */
const usedIds = (tx: Tx, references: readonly MediaReferences[]) =>
  sql.join(
    references.map((one) => one.usedIds(tx)),
    sql` UNION ALL `,
  )

function conditions(
  tx: Tx,
  query: Omit<LibraryQuery, 'paging' | 'sort'>,
  references: readonly MediaReferences[],
): RawBuilder<unknown>[] {
  const { search, kind, mimeType, minBytes, maxBytes, unused, withoutAltText } = query
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return [
    sql`site_id = ${tx.siteId} AND member_id IS NULL`,
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(mimeType ? [sql`mime = ${mimeType}`] : []),
    ...(minBytes === undefined ? [] : [sql`bytes >= ${minBytes}`]),
    ...(maxBytes === undefined ? [] : [sql`bytes <= ${maxBytes}`]),
    ...(withoutAltText ? [sql`alt_text = ''`] : []),
    ...(pattern ? [sql`(file_name ILIKE ${pattern} OR alt_text ILIKE ${pattern})`] : []),
    ...(unused
      ? [sql`id NOT IN (SELECT id FROM (${usedIds(tx, references)}) used WHERE id IS NOT NULL)`]
      : []),
  ]
}
