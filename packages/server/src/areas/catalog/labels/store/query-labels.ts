import { sql } from 'kysely'
import { countToSql, type Page, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, type Filter, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { FullLabel, LabelKind } from '../model/label.ts'
import { counting, labelColumns, labelTable } from './labels.ts'

export interface LabelQuery extends Page {
  readonly filter: Filter
}

const column = (type: Column['type'], value: Column['value']): Column => ({
  type,
  value,
  required: true,
})

const columns: Record<string, Column> = {
  id: column('text', sql`label.id::text`),
  name: column('text', sql`label.name`),
  createdDate: column('timestamptz', sql`label.created_date`),
  updatedDate: column('timestamptz', sql`label.updated_date`),
  ownId: column('uuid', sql`label.id`),
}

/** One page of brands or ribbons and the total, in one statement. */
export async function queryLabels(
  tx: Tx,
  kind: LabelKind,
  query: LabelQuery,
): Promise<ResultPage<FullLabel>> {
  const columnOf = (field: string) => columns[field]
  const list = sql`${labelTable(kind)} label
    WHERE label.site_id = ${tx.siteId} AND ${counting(kind)}
      AND ${filterToSql(query.filter, columnOf)}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['ownId'])
  const { rows } = await sql<FullLabel & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, list)}) counted
      LEFT JOIN (SELECT ${labelColumns}, ${place} AS place,
                        row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${list} AND ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, ({ total: _, rank: __, place: ___, ...label }) => label)
}
