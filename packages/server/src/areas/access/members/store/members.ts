import type { ActivityStatus, MemberStatus, PrivacyStatus } from '@vitrine/contract/vocabulary'
import type { Selectable, Updateable } from 'kysely'
import { DatabaseError } from 'pg'
import type { Members } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { ContactDetails, Member, MemberChange, MemberPatch, Picture } from '../model.ts'

export async function findMember(tx: Tx, id: string): Promise<Member | undefined> {
  const row = await tx.db
    .selectFrom('members')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toMember(row)
}

/** The member, locked until the transaction ends. */
export async function findMemberToChange(tx: Tx, id: string): Promise<Member | undefined> {
  const row = await tx.db
    .selectFrom('members')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && toMember(row)
}

/** False when the address name is taken. */
export async function insertMember(tx: Tx, member: Member): Promise<boolean> {
  const inserted = await tx.db
    .insertInto('members')
    .values({
      site_id: tx.siteId,
      id: member.id,
      status: member.status,
      privacy_status: member.privacyStatus,
      activity_status: member.activityStatus,
      login_email: member.loginEmail,
      login_email_verified: member.loginEmailVerified,
      contact_id: member.contactId,
      slug: member.slug,
      created_date: member.createdDate,
      updated_date: member.updatedDate,
      ...patchColumns(member),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'slug']).doNothing())
    .executeTakeFirst()
  return Number(inserted.numInsertedOrUpdatedRows ?? 0) > 0
}

export async function updateMember(tx: Tx, id: string, changes: MemberChange): Promise<Member> {
  const { status, activityStatus, slug, loginEmail, loginEmailVerified } = changes
  const row = await tx.db
    .updateTable('members')
    .set({
      ...patchColumns(changes),
      ...(status !== undefined && { status }),
      ...(activityStatus !== undefined && { activity_status: activityStatus }),
      ...(slug !== undefined && { slug }),
      ...(loginEmail !== undefined && { login_email: loginEmail }),
      ...(loginEmailVerified !== undefined && { login_email_verified: loginEmailVerified }),
      updated_date: tx.now,
    })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toMember(row)
}

/** Whether a statement failed because another member has the address name. */
export const isSlugClash = (error: unknown): boolean =>
  error instanceof DatabaseError && error.constraint === 'members_slug'

export async function setLastLogin(tx: Tx, id: string): Promise<void> {
  await tx.db
    .updateTable('members')
    .set({ last_login_date: tx.now })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', id)
    .execute()
}

function patchColumns(patch: MemberPatch): Updateable<Members> {
  const { privacyStatus, firstName, lastName, nickname, title, photo, cover, contact } = patch
  return {
    ...(privacyStatus !== undefined && { privacy_status: privacyStatus }),
    ...(firstName !== undefined && { first_name: firstName }),
    ...(lastName !== undefined && { last_name: lastName }),
    ...(nickname !== undefined && { nickname }),
    ...(title !== undefined && { title }),
    ...(photo !== undefined && { photo: photo && JSON.stringify(photo) }),
    ...(cover !== undefined && { cover: cover && JSON.stringify(cover) }),
    ...(contact !== undefined && { contact: JSON.stringify(contact) }),
  }
}

export const toMember = (row: Selectable<Members>): Member => ({
  id: row.id,
  status: row.status as MemberStatus,
  privacyStatus: row.privacy_status as PrivacyStatus,
  activityStatus: row.activity_status as ActivityStatus,
  loginEmail: row.login_email,
  loginEmailVerified: row.login_email_verified,
  contactId: row.contact_id,
  firstName: row.first_name,
  lastName: row.last_name,
  nickname: row.nickname,
  slug: row.slug,
  title: row.title,
  photo: row.photo as Picture | null,
  cover: row.cover as Picture | null,
  contact: row.contact as ContactDetails,
  createdDate: row.created_date,
  updatedDate: row.updated_date,
  lastLoginDate: row.last_login_date,
})
