import type { Selectable } from 'kysely'
import type { LinkedSignIns } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Link, StoredLink } from '../model.ts'

type LinkKey = Pick<Link, 'providerId' | 'subject'>

/** The account that a provider's user signs in to. */
export async function findLink(
  tx: Tx,
  { providerId, subject }: LinkKey,
): Promise<StoredLink | undefined> {
  const row = await tx.db
    .selectFrom('linked_sign_ins')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row && toLink(row)
}

/** Every link of an account, oldest first. */
export async function listLinks(tx: Tx, identityId: string): Promise<StoredLink[]> {
  const rows = await ofIdentity(tx, identityId).execute()
  return rows.map(toLink)
}

/** The same, locked until the transaction ends. */
export async function lockLinks(tx: Tx, identityId: string): Promise<StoredLink[]> {
  const rows = await ofIdentity(tx, identityId).forUpdate().execute()
  return rows.map(toLink)
}

const ofIdentity = (tx: Tx, identityId: string) =>
  tx.db
    .selectFrom('linked_sign_ins')
    .selectAll()
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .orderBy('created_date')
    .orderBy('provider_id')

/** False when the person or the account is linked with that provider already. */
export async function insertLink(tx: Tx, link: Link): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.db
    .insertInto('linked_sign_ins')
    .values({
      site_id: tx.siteId,
      provider_id: link.providerId,
      subject: link.subject,
      identity_id: link.identityId,
      account: link.account,
      created_date: tx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

export async function recordLinkUse(
  tx: Tx,
  { providerId, subject, account }: LinkKey & Pick<Link, 'account'>,
): Promise<void> {
  await tx.db
    .updateTable('linked_sign_ins')
    .set({ last_used_date: tx.now, account })
    .where('site_id', '=', tx.siteId)
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .execute()
}

export async function deleteLink(
  tx: Tx,
  { providerId, identityId }: Pick<Link, 'providerId' | 'identityId'>,
): Promise<void> {
  await tx.db
    .deleteFrom('linked_sign_ins')
    .where('site_id', '=', tx.siteId)
    .where('provider_id', '=', providerId)
    .where('identity_id', '=', identityId)
    .execute()
}

/** Every link of an account. */
export async function deleteLinks(tx: Tx, identityId: string): Promise<void> {
  await tx.db
    .deleteFrom('linked_sign_ins')
    .where('site_id', '=', tx.siteId)
    .where('identity_id', '=', identityId)
    .execute()
}

const toLink = (row: Selectable<LinkedSignIns>): StoredLink => ({
  providerId: row.provider_id,
  subject: row.subject,
  identityId: row.identity_id,
  account: row.account,
  createdDate: row.created_date,
  lastUsedDate: row.last_used_date,
})
