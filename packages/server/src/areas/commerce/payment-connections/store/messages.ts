import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Notice } from '../model.ts'

/** A message that has to be processed. */
export interface StoredMessage extends Notice {
  readonly siteId: string
  readonly provider: string
}

/** Stores a message; false if it was already processed. */
export async function insertMessage(
  tx: Tx,
  { provider, messageId, type, reference }: Omit<StoredMessage, 'siteId'>,
  sent: { readonly body: string; readonly expiresDate: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    INSERT INTO payment_messages (site_id, provider, message_id, type, reference, body, received_date,
                                  expires_date)
    VALUES (${tx.siteId}, ${provider}, ${messageId}, ${type}, ${reference}, ${sent.body}, ${tx.now}::timestamptz,
            ${sent.expiresDate}::timestamptz)
    ON CONFLICT (site_id, provider, message_id) DO UPDATE SET type = payment_messages.type
    RETURNING followed_date IS NULL AS "isOpen"`.execute(tx.db)
  return rows[0]?.isOpen ?? false
}

export async function markFollowed(
  tx: Tx,
  { provider, messageId }: Pick<StoredMessage, 'provider' | 'messageId'>,
  problem: string | null,
): Promise<void> {
  await sql`
    UPDATE payment_messages SET followed_date = ${tx.now}::timestamptz, problem = ${problem}
     WHERE site_id = ${tx.siteId} AND provider = ${provider} AND message_id = ${messageId}`.execute(
    tx.db,
  )
}

/** Messages that were stored but not processed, such as while a provider did not respond; the earliest first. */
export async function findUnfollowed(
  db: Kysely<Tables>,
  between: { readonly from: Date; readonly to: Date },
  limit: number,
): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    SELECT site_id AS "siteId", provider, message_id AS "messageId", type, reference FROM payment_messages
     WHERE followed_date IS NULL AND received_date BETWEEN ${between.from}::timestamptz AND ${between.to}::timestamptz
     ORDER BY received_date LIMIT ${limit}`.execute(db)
  return rows
}
