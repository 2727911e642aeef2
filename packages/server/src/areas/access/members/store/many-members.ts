import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Member } from '../model.ts'
import { toMember } from './members.ts'

/** Members in one statement. */
export async function insertMembers(tx: Tx, members: readonly Member[]): Promise<void> {
  await sql`
    INSERT INTO members (site_id, id, status, privacy_status, activity_status, login_email,
                         login_email_verified, contact_id, first_name, last_name, nickname, slug, title,
                         photo, cover, contact, created_date, updated_date, last_login_date)
    SELECT ${tx.siteId}::uuid, id, status, "privacyStatus", "activityStatus", "loginEmail",
           "loginEmailVerified", "contactId", "firstName", "lastName", nickname, slug, title,
           nullif(photo, 'null'), nullif(cover, 'null'), contact, "createdDate", "updatedDate",
           "lastLoginDate"
      FROM jsonb_to_recordset(${JSON.stringify(members)}::jsonb)
           AS added (id uuid, status text, "privacyStatus" text, "activityStatus" text,
                     "loginEmail" text, "loginEmailVerified" boolean, "contactId" uuid,
                     "firstName" text, "lastName" text, nickname text, slug text, title text,
                     photo jsonb, cover jsonb, contact jsonb, "createdDate" timestamptz,
                     "updatedDate" timestamptz, "lastLoginDate" timestamptz)`.execute(tx.db)
}

/** The slugs among these that are taken. */
export async function takenSlugs(tx: Tx, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await tx.db
    .selectFrom('members')
    .select('slug')
    .where('site_id', '=', tx.siteId)
    .where('slug', '=', sql<string>`ANY(${[...slugs]}::text[])`)
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

/** Ids in their order, behind one of them. */
export async function pageIds(
  tx: Tx,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('members')
    .select('id')
    .where('site_id', '=', tx.siteId)
    .$if(after !== null, (select) => select.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Members in the order of their ids. */
export async function findMembers(tx: Tx, ids: readonly string[]): Promise<Member[]> {
  const rows = await selectMembers(tx, ids).orderBy('id').execute()
  return rows.map(toMember)
}

/** The same to change, by their ids. */
export async function findMembersToChange(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, Member>> {
  const rows = await selectMembers(tx, ids).orderBy('id').forUpdate().execute()
  return new Map(rows.map((row) => [row.id, toMember(row)]))
}

const selectMembers = (tx: Tx, ids: readonly string[]) =>
  tx.db
    .selectFrom('members')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('id', '=', sql<string>`ANY(${[...ids]}::uuid[])`)

export async function countAll(tx: Tx): Promise<number> {
  const { total } = await tx.db
    .selectFrom('members')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('site_id', '=', tx.siteId)
    .executeTakeFirstOrThrow()
  return Number(total)
}
