import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { Assignment, MemberRole, RoleFilter } from './model.ts'

const MAX_MEMBERS = 1000

export async function listRoles(tx: Tx): Promise<MemberRole[]> {
  const rows = await tx.db
    .selectFrom('member_roles')
    .select(['key', 'title', 'created_date'])
    .where('site_id', '=', tx.siteId)
    .orderBy('title')
    .orderBy('key')
    .execute()
  return rows.map(({ created_date, ...role }) => ({ ...role, createdDate: created_date }))
}

/** Counts roles and locks out insertions until the transaction ends. */
export async function countRoles(tx: Tx): Promise<number> {
  await sql`SELECT FROM sites WHERE id = ${tx.siteId} FOR UPDATE`.execute(tx.db)
  return (await listRoles(tx)).length
}

export async function findRole(tx: Tx, key: string): Promise<MemberRole | undefined> {
  const row = await tx.db
    .selectFrom('member_roles')
    .select(['key', 'title', 'created_date'])
    .where('site_id', '=', tx.siteId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row && { key: row.key, title: row.title, createdDate: row.created_date }
}

export async function putRole(tx: Tx, role: MemberRole): Promise<void> {
  await tx.db
    .insertInto('member_roles')
    .values({
      site_id: tx.siteId,
      key: role.key,
      title: role.title,
      created_date: role.createdDate,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'key']).doUpdateSet({ title: role.title }),
    )
    .execute()
}

export async function deleteRole(tx: Tx, key: string): Promise<void> {
  await tx.db
    .deleteFrom('member_roles')
    .where('site_id', '=', tx.siteId)
    .where('key', '=', key)
    .execute()
}

/** False when the member has the role already. */
export async function assign(tx: Tx, memberId: string, key: string): Promise<boolean> {
  const inserted = await tx.db
    .insertInto('assigned_roles')
    .values({ site_id: tx.siteId, member_id: memberId, role_key: key, created_date: tx.now })
    .onConflict((conflict) => conflict.columns(['site_id', 'member_id', 'role_key']).doNothing())
    .executeTakeFirst()
  return Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0
}

/** Assigns roles that members do not have yet; returns the new assignments. */
export async function assignMany(
  tx: Tx,
  assignments: readonly Pick<Assignment, 'memberId' | 'key'>[],
): Promise<Pick<Assignment, 'memberId' | 'key'>[]> {
  const { rows } = await sql<Pick<Assignment, 'memberId' | 'key'>>`
    INSERT INTO assigned_roles (site_id, member_id, role_key, created_date)
    SELECT ${tx.siteId}::uuid, "memberId", key, ${tx.now}::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(assignments)}::jsonb) AS wished ("memberId" uuid, key text)
        ON CONFLICT DO NOTHING
    RETURNING member_id AS "memberId", role_key AS key`.execute(tx.db)
  return rows
}

/** False when the member does not have the role. */
export async function unassign(tx: Tx, memberId: string, key: string): Promise<boolean> {
  const deleted = await tx.db
    .deleteFrom('assigned_roles')
    .where('site_id', '=', tx.siteId)
    .where('member_id', '=', memberId)
    .where('role_key', '=', key)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** The keys of the roles of some members. */
export async function keysOf(tx: Tx, memberIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await tx.db
    .selectFrom('assigned_roles')
    .select(['member_id', 'role_key'])
    .where('site_id', '=', tx.siteId)
    .where('member_id', '=', sql<string>`ANY(${[...memberIds]}::uuid[])`)
    .orderBy('role_key')
    .execute()
  const keys = new Map<string, string[]>()
  for (const { member_id, role_key } of rows)
    keys.set(member_id, [...(keys.get(member_id) ?? []), role_key])
  return keys
}

/** All roles of the first members that have a matching one. */
export async function findAssignments(
  tx: Tx,
  { memberIds, keys }: RoleFilter,
): Promise<Assignment[]> {
  const matchingMembers = tx.db
    .selectFrom('assigned_roles')
    .select('member_id')
    .where('site_id', '=', tx.siteId)
    .$if(memberIds !== undefined, (query) =>
      query.where(sql<string>`member_id::text`, '=', sql<string>`ANY(${[...(memberIds ?? [])]})`),
    )
    .$if(keys !== undefined, (query) =>
      query.where('role_key', '=', sql<string>`ANY(${[...(keys ?? [])]})`),
    )
    .groupBy('member_id')
    .orderBy('member_id')
    .limit(MAX_MEMBERS)
  const rows = await tx.db
    .selectFrom('assigned_roles')
    .innerJoin('member_roles', (join) =>
      join
        .onRef('member_roles.site_id', '=', 'assigned_roles.site_id')
        .onRef('member_roles.key', '=', 'assigned_roles.role_key'),
    )
    .select(['member_id', 'key', 'title'])
    .where('assigned_roles.site_id', '=', tx.siteId)
    .where('member_id', 'in', matchingMembers)
    .orderBy('member_id')
    .orderBy('title')
    .orderBy('key')
    .execute()
  return rows.map(({ member_id, ...role }) => ({ memberId: member_id, ...role }))
}
