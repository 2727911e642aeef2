import { sql } from 'kysely'
import { countToSql, type Page, pageToSql } from '../../../../platform/db/page-to-sql.ts'
import { type Column, type Filter, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import { type PageRow, type ResultPage, toResultPage } from '../../../../platform/db/result-page.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Customization } from '../model/customization.ts'
import { customizationColumns } from './customizations.ts'

export interface CustomizationQuery extends Page {
  readonly filter: Filter
}

const column = (type: Column['type'], value: Column['value']): Column => ({
  type,
  value,
  required: true,
})

const columns: Record<string, Column> = {
  id: column('text', sql`c.id::text`),
  name: column('text', sql`c.name`),
  customizationType: column('text', sql`c.kind`),
  customizationRenderType: column('text', sql`c.render_type`),
  createdDate: column('timestamptz', sql`c.created_date`),
  updatedDate: column('timestamptz', sql`c.updated_date`),
  ownId: column('uuid', sql`c.id`),
}

/** One page of options and modifiers with their choices, and the total, in one statement. */
export async function queryCustomizations(
  tx: Tx,
  query: CustomizationQuery,
): Promise<ResultPage<Customization>> {
  const columnOf = (field: string) => columns[field]
  const list = sql`customizations c
    WHERE c.site_id = ${tx.siteId} AND ${filterToSql(query.filter, columnOf)}`
  const { order, beyond, slice, place } = pageToSql(query, columnOf, ['ownId'])
  const { rows } = await sql<Customization & PageRow>`
    SELECT counted.total, page.*
      FROM (${countToSql(query, list)}) counted
      LEFT JOIN (SELECT ${customizationColumns}, ${place} AS place,
                        row_number() OVER (ORDER BY ${order}) AS rank
                   FROM ${list} AND ${beyond} ORDER BY ${order} ${slice}) page ON TRUE
     ORDER BY page.rank`.execute(tx.db)
  return toResultPage(rows, query, ({ total: _, rank: __, place: ___, ...one }) => one)
}
