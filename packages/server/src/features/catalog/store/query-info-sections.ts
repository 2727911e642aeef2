import { sql } from 'kysely'
import { type Found, foundPage, type PageRow } from '../../../platform/db/found-page.ts'
import { countToSql, pageToSql } from '../../../platform/db/page-to-sql.ts'
import { type Column, filterToSql } from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { FullInfoSection } from '../model/info-section.ts'
import { type FullRow, sectionColumns, toFullSection } from './info-sections.ts'
import type { LabelQuery } from './query-labels.ts'

const column = (type: Column['type'], value: Column['value']): Column => ({
  type,
  value,
  required: true,
})

const columns: Record<string, Column> = {
  id: column('text', sql`s.id::text`),
  uniqueName: column('text', sql`s.unique_name`),
  title: column('text', sql`s.title`),
  createdDate: column('timestamptz', sql`s.created_date`),
  updatedDate: column('timestamptz', sql`s.updated_date`),
  ownId: column('uuid', sql`s.id`),
}

/** One page of the sections that products share and the total, in one statement. */
export async function queryInfoSections(
  tx: Tx,
  query: LabelQuery,
): Promise<Found<FullInfoSection>> {
  const columnOf = (field: string) => columns[field]
  const list = sql`info_sections s
    WHERE s.site_id = ${tx.siteId} AND s.owned_by IS NULL
      AND ${filterToSql(query.filter, columnOf)}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['ownId'])
  const { rows } = await sql<FullRow & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, list)}) counted
      LEFT JOIN (SELECT ${sectionColumns}, ${place} AS place,
                        row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${list} AND ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return foundPage(rows, query, ({ total: _, rank: __, place: ___, ...row }) => toFullSection(row))
}
