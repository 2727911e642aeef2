import { sql } from 'kysely'
import { countToSql, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { LabelQuery } from '../../labels/index.ts'
import type { FullInfoSection } from '../model/info-section.ts'
import { type FullRow, sectionColumns, toFullSection } from './info-sections.ts'

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

/** One page of shared sections and the total, in one statement. */
export async function queryInfoSections(
  tx: Tx,
  query: LabelQuery,
): Promise<ResultPage<FullInfoSection>> {
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
  return toResultPage(rows, query, ({ total: _, rank: __, place: ___, ...row }) =>
    toFullSection(row),
  )
}
