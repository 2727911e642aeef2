import { type RawBuilder, sql } from 'kysely'
import {
  type Column,
  type Filter,
  filterToSql,
  sortToSql,
} from '../../../platform/db/query-to-sql.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Member, MemberQuery, Viewer } from '../model.ts'
import { toMember } from './members.ts'

const column = (name: string, type: Column['type']): Column => ({ type, value: sql.ref(name) })
const text = (name: string): Column => ({
  ...column(name, 'text'),
  order: sql`lower(${sql.ref(name)})`,
})

const columns: Record<string, Column> = {
  id: column('id', 'uuid'),
  contactId: column('contact_id', 'uuid'),
  loginEmail: text('login_email'),
  status: column('status', 'text'),
  privacyStatus: column('privacy_status', 'text'),
  activityStatus: column('activity_status', 'text'),
  'contact.firstName': text('first_name'),
  'contact.lastName': text('last_name'),
  'profile.nickname': text('nickname'),
  'profile.slug': text('slug'),
  'profile.title': text('title'),
  createdDate: column('created_date', 'timestamptz'),
  updatedDate: column('updated_date', 'timestamptz'),
  lastLoginDate: column('last_login_date', 'timestamptz'),
}

/** One page of the members that somebody may see, and how many there are, in two statements. */
export async function queryMembers(
  tx: Tx,
  viewer: Viewer,
  query: MemberQuery,
): Promise<{ members: Member[]; total: number }> {
  const columnOf = (field: string) => columns[field]
  const condition = sql<boolean>`${sql.join(
    [visible(viewer), searched(query), filterToSql(query.filter, columnOf)],
    sql` AND `,
  )}`
  const order = sortToSql(query.sort, columnOf, sql`created_date DESC, id`)
  const from = tx.db.selectFrom('members').where('site_id', '=', tx.siteId).where(condition)
  const counted = await from.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirst()
  const rows = await from
    .selectAll()
    .orderBy(sql`${order}`)
    .limit(query.limit)
    .offset(query.offset)
    .execute()
  return { members: rows.map(toMember), total: Number(counted?.total ?? 0) }
}

function visible(viewer: Viewer): RawBuilder<unknown> {
  if (viewer.kind === 'merchant') return sql`TRUE`
  const open = sql`(status = 'APPROVED' AND privacy_status = 'PUBLIC')`
  return viewer.kind === 'member' ? sql`(${open} OR id = ${viewer.id}::uuid)` : open
}

function searched({ search }: MemberQuery): RawBuilder<unknown> {
  if (!search) return sql`TRUE`
  const parts = search.fields.map(
    (field): Filter => ({
      kind: 'test',
      field,
      operator: '$contains',
      value: search.expression,
    }),
  )
  return filterToSql({ kind: 'or', parts }, (field) => columns[field])
}
