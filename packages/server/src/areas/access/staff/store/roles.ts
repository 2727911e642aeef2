import type { StaffRole } from '@vitrine/contract/vocabulary'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { ListedStaff, RoleGrant } from '../model.ts'
import { hasFactor } from './has-factor.ts'

type Db = Kysely<Tables>

interface Row {
  id: string
  email: string
  name: string
  role: StaffRole
  everySite: boolean
  createdDate: Date
  lastLoginDate: Date | null
  hasSecondFactor: boolean
}

/** The staff of the site, by name. A role for the site itself overrides one for every site. */
export async function listStaff(tx: Tx, limit: number): Promise<ListedStaff[]> {
  return (await onSite(tx, sql`true`, limit)).rows
}

export async function readStaff(tx: Tx, id: string): Promise<ListedStaff | undefined> {
  return (await onSite(tx, sql`staff.id = ${id}`, 1)).rows[0]
}

const onSite = (tx: Tx, which: ReturnType<typeof sql>, limit: number) =>
  sql<Row>`
    SELECT * FROM (
      SELECT DISTINCT ON (staff.id)
             staff.id, staff.email, staff.name, staff_roles.role,
             staff_roles.site_id IS NULL AS "everySite",
             staff.created_date AS "createdDate", staff.last_login_date AS "lastLoginDate",
             ${hasFactor} AS "hasSecondFactor"
        FROM staff JOIN staff_roles ON staff_roles.staff_id = staff.id
       WHERE (staff_roles.site_id = ${tx.siteId} OR staff_roles.site_id IS NULL) AND ${which}
       ORDER BY staff.id, staff_roles.site_id NULLS LAST) AS people
     ORDER BY lower(name), id LIMIT ${limit}`.execute(tx.db)

/** The given email addresses with an account, and their roles that apply to the site. */
export async function findGrantsOf(
  db: Db,
  siteId: string,
  keys: readonly string[],
): Promise<{ id: string; grant: RoleGrant }[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('staff')
    .innerJoin('staff_roles', 'staff_roles.staff_id', 'staff.id')
    .select(['staff.id', 'staff_roles.site_id', 'staff_roles.role'])
    .where('staff.email_key', 'in', keys)
    .where((eb) =>
      eb.or([eb('staff_roles.site_id', '=', siteId), eb('staff_roles.site_id', 'is', null)]),
    )
    .execute()
  return rows.map(({ id, site_id, role }) => ({
    id,
    grant: { siteId: site_id, role: role as StaffRole },
  }))
}

/** All roles of a person. */
export async function listGrants(tx: Tx, staffId: string): Promise<RoleGrant[]> {
  const rows = await tx.db
    .selectFrom('staff_roles')
    .select(['site_id', 'role'])
    .where('staff_id', '=', staffId)
    .execute()
  return rows.map(({ site_id, role }) => ({ siteId: site_id, role: role as StaffRole }))
}

/** Owners to notify of an event on a site. */
export async function listOwners(
  db: Db,
  siteId: string,
): Promise<{ email: string; name: string }[]> {
  return db
    .selectFrom('staff')
    .innerJoin('staff_roles', 'staff_roles.staff_id', 'staff.id')
    .select(['staff.email', 'staff.name'])
    .distinct()
    .where('staff_roles.role', '=', 'owner')
    .where((eb) =>
      eb.or([eb('staff_roles.site_id', '=', siteId), eb('staff_roles.site_id', 'is', null)]),
    )
    .execute()
}

/** Sets a person's role on a site or on every site, replacing the one they had there. */
export async function putGrant(db: Db, staffId: string, { siteId, role }: RoleGrant) {
  await sql`
    INSERT INTO staff_roles (staff_id, site_id, role) VALUES (${staffId}, ${siteId}, ${role})
    ON CONFLICT (staff_id, site_id) DO UPDATE SET role = excluded.role`.execute(db)
}

export async function deleteGrant(tx: Tx, staffId: string, siteId: string | null): Promise<void> {
  await tx.db
    .deleteFrom('staff_roles')
    .where('staff_id', '=', staffId)
    .where('site_id', siteId === null ? 'is' : '=', siteId)
    .execute()
}

/** How many others own the installation. Two owners cannot step down at once while the transaction lasts. */
export async function countOtherOwners(tx: Tx, staffId: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    SELECT staff_id AS id FROM staff_roles WHERE site_id IS NULL AND role = 'owner'
     ORDER BY staff_id FOR UPDATE`.execute(tx.db)
  return rows.filter(({ id }) => id !== staffId).length
}
