import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { DraftVersion, VersionKey } from '../model.ts'

/** Records the state of a draft, replacing the previous one. */
export async function insertVersion(tx: Tx, { content, names }: DraftVersion): Promise<void> {
  const { id, revision, orderId, memberId, email } = content
  await markReplaced(tx, id)
  // Texts typed before a buyer was chosen belong to that buyer, and are erased with them.
  await sql`
    UPDATE draft_order_versions
       SET member_id = COALESCE(member_id, ${memberId}::uuid), email = COALESCE(email, ${email})
     WHERE site_id = ${tx.siteId} AND draft_id = ${id}::uuid AND (member_id IS NULL OR email IS NULL)`.execute(
    tx.db,
  )
  await sql`
    INSERT INTO draft_order_versions (site_id, draft_id, revision, order_id, member_id, email, content, names)
    VALUES (${tx.siteId}, ${id}, ${revision}, ${orderId}, ${memberId}, ${email}, ${JSON.stringify(content)}::jsonb,
            ${JSON.stringify(names)}::jsonb)`.execute(tx.db)
}

/** A draft that is applied or deleted has no present version. */
export async function markReplaced(tx: Tx, draftId: string): Promise<void> {
  await sql`
    UPDATE draft_order_versions SET replaced_date = ${tx.now}::timestamptz
     WHERE site_id = ${tx.siteId} AND draft_id = ${draftId}::uuid AND replaced_date IS NULL`.execute(
    tx.db,
  )
}

/** Versions by draft and revision, in one statement. */
export async function findVersions(
  tx: Tx,
  keys: readonly VersionKey[],
): Promise<readonly DraftVersion[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<DraftVersion>`
    SELECT v.content, v.names FROM draft_order_versions v
      JOIN (SELECT DISTINCT * FROM unnest(${keys.map(({ id }) => id)}::uuid[],
                                          ${keys.map(({ revision }) => revision)}::int[]) AS k (id, revision)) k
        ON v.draft_id = k.id AND v.revision = k.revision
     WHERE v.site_id = ${tx.siteId}`.execute(tx.db)
  return rows
}

/** Removes every version of drafts of which one was of a guest. */
export async function deleteVersionsOfGuest(
  tx: Tx,
  {
    emails,
    orderIds,
  }: { readonly emails: readonly string[]; readonly orderIds: readonly string[] },
): Promise<void> {
  await sql`
    DELETE FROM draft_order_versions WHERE site_id = ${tx.siteId} AND draft_id IN (
      SELECT draft_id FROM draft_order_versions
       WHERE site_id = ${tx.siteId} AND (order_id = ANY (${[...orderIds]}::uuid[])
         OR lower(email) = ANY (${emails.map((one) => one.toLowerCase())}::text[])))`.execute(tx.db)
}

/** Deletes a limited number of versions that are older than their site's history. */
export async function deleteOldVersions(
  db: Kysely<Tables>,
  now: Date,
  limit: number,
): Promise<void> {
  await sql`
    DELETE FROM draft_order_versions WHERE ctid = ANY (ARRAY(
      SELECT v.ctid FROM sites s JOIN draft_order_versions v ON v.site_id = s.id
       WHERE v.replaced_date < ${now}::timestamptz
             - make_interval(days => COALESCE((s.settings #>> '{history,keepDays}')::int, 30))
       LIMIT ${limit}))`.execute(db)
}
