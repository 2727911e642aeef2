import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { ContactMessage } from './model.ts'

const columns = sql`
  id, name, email, phone, body AS message, page_id AS "pageId", member_id AS "memberId",
  CASE WHEN product_id IS NOT NULL THEN
    jsonb_build_object('id', product_id, 'variantId', variant_id, 'name', product_name, 'choices', choices)
  END AS product,
  read_date AS "readDate", created_date AS "createdDate"`

export interface MessagesFilter {
  readonly unread: boolean
  readonly limit: number
  readonly offset: number
}

/** Messages, the newest first, in two statements. */
export async function listMessages(tx: Tx, { unread, limit, offset }: MessagesFilter) {
  const { rows: messages } = await sql<ContactMessage>`
    SELECT ${columns} FROM contact_messages
     WHERE site_id = ${tx.siteId} AND (NOT ${unread} OR read_date IS NULL)
     ORDER BY created_date DESC, id DESC LIMIT ${limit} OFFSET ${offset}`.execute(tx.db)
  const { rows } = await sql<{ total: number; unreadCount: number }>`
    SELECT (count(*) FILTER (WHERE NOT ${unread} OR read_date IS NULL))::int AS total,
           (count(*) FILTER (WHERE read_date IS NULL))::int AS "unreadCount"
      FROM contact_messages WHERE site_id = ${tx.siteId}`.execute(tx.db)
  return { messages, ...(rows[0] ?? { total: 0, unreadCount: 0 }) }
}

/** A message, locked until the transaction ends. */
export async function lockMessage(tx: Tx, id: string): Promise<ContactMessage | undefined> {
  const { rows } = await sql<ContactMessage>`
    SELECT ${columns} FROM contact_messages
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid FOR UPDATE`.execute(tx.db)
  return rows[0]
}

/** Whether an address has sent a text about the same since a moment; others with the same text wait until this is decided. */
export async function wasSent(
  tx: Tx,
  { email, message, product }: Pick<ContactMessage, 'email' | 'message' | 'product'>,
  since: Date,
): Promise<boolean> {
  const lock = `contact message ${tx.siteId} ${email.toLowerCase()}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx.db)
  const { rows } = await sql`
    SELECT FROM contact_messages
     WHERE site_id = ${tx.siteId} AND lower(email) = lower(${email}) AND body = ${message}
       AND product_id IS NOT DISTINCT FROM ${product?.id ?? null}::uuid
       AND created_date > ${since} LIMIT 1`.execute(tx.db)
  return rows.length > 0
}

export async function insertMessage(tx: Tx, one: ContactMessage): Promise<void> {
  await sql`
    INSERT INTO contact_messages (site_id, id, name, email, phone, body, page_id, product_id, variant_id,
                                  product_name, choices, member_id, created_date)
    VALUES (${tx.siteId}::uuid, ${one.id}::uuid, ${one.name}, ${one.email}, ${one.phone}, ${one.message},
            ${one.pageId}::uuid, ${one.product?.id ?? null}::uuid, ${one.product?.variantId ?? null}::uuid,
            ${one.product?.name ?? ''}, ${one.product?.choices ?? ''}, ${one.memberId}::uuid,
            ${one.createdDate})`.execute(tx.db)
}

export async function updateReadDate(tx: Tx, id: string, readDate: Date | null): Promise<void> {
  await sql`
    UPDATE contact_messages SET read_date = ${readDate}
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}

export async function removeMessage(tx: Tx, id: string): Promise<void> {
  await sql`
    DELETE FROM contact_messages
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}
