import { type RawBuilder, sql } from 'kysely'
import { type Columns, type Filter, filterToSql } from '../../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Criteria, Viewer } from '../model.ts'
import { columnsFor } from './columns.ts'

/** SQL condition for the members of the site that match and that the viewer can see. */
export function matching(tx: Tx, viewer: Viewer, criteria: Criteria): RawBuilder<boolean> {
  const columns = columnsFor(viewer)
  const parts = [
    sql`site_id = ${tx.siteId}::uuid`,
    visible(viewer),
    searched(criteria, columns),
    filterToSql(criteria.filter, columns),
  ]
  return sql<boolean>`${sql.join(parts, sql` AND `)}`
}

function visible(viewer: Viewer): RawBuilder<unknown> {
  if (viewer.kind === 'merchant') return sql`TRUE`
  const open = sql`status = 'APPROVED' AND privacy_status = 'PUBLIC'`
  if (viewer.kind === 'visitor') return open
  const self = sql`${viewer.id}::uuid`
  return sql`(id = ${self} OR (${open} AND NOT ${blocked(self, sql`id`)} AND NOT ${blocked(sql`id`, self)}))`
}

const blocked = (blocker: RawBuilder<unknown>, target: RawBuilder<unknown>) => sql`EXISTS (
  SELECT FROM member_blocks WHERE member_blocks.site_id = members.site_id
    AND blocker_id = ${blocker} AND blocked_id = ${target})`

function searched({ search }: Criteria, columns: Columns): RawBuilder<unknown> {
  if (!search) return sql`TRUE`
  const value = search.expression
  const parts = search.fields.map(
    (field): Filter => ({ kind: 'test', field, operator: '$contains', value }),
  )
  return filterToSql({ kind: 'or', parts }, columns)
}
