import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { RequestKey } from '../../payments/index.ts'
import type { GiftCard } from '../model.ts'

export const columns = sql`
  id, revision, last_four AS "lastFour", currency, initial_minor AS "initialMinor",
  balance_minor AS "balanceMinor", origin, breakage_minor AS "breakageMinor", disabled_date AS "disabledDate",
  cancelled_date AS "cancelledDate", expiration_date AS "expirationDate",
  recipient_name AS "recipientName", recipient_email AS "recipientEmail", sender_name AS "senderName", message,
  language, send_date AS "sendDate", mailed_date AS "mailedDate", note, created_date AS "createdDate",
  updated_date AS "updatedDate",
  CASE WHEN order_id IS NOT NULL
       THEN jsonb_build_object('orderId', order_id, 'lineId', order_line_id, 'piece', order_piece) END AS sold`

async function find(tx: Tx, where: RawBuilder<unknown>, lock = false) {
  const { rows } = await sql<GiftCard>`
    SELECT ${columns} FROM gift_cards WHERE site_id = ${tx.siteId} AND ${where}
    ${lock ? sql`FOR UPDATE` : sql``}`.execute(tx.db)
  return rows
}

export const findGiftCard = async (tx: Tx, id: string, lock: boolean) =>
  (await find(tx, sql`id = ${id}::uuid`, lock))[0]

export const findByHash = async (tx: Tx, hash: Buffer) =>
  (await find(tx, sql`code_hash = ${hash}`))[0]

export const findGiftCards = (tx: Tx, ids: readonly string[]) =>
  find(tx, sql`id = ANY (${[...ids]}::uuid[])`)

/** The gift cards that an order has bought, in the order of their ids, locked. */
export const lockSold = (tx: Tx, orderId: string) =>
  find(tx, sql`order_id = ${orderId}::uuid ORDER BY id`, true)

/** The gift card that a call with this key has issued. */
export async function findByRequest(
  tx: Tx,
  key: string,
): Promise<{ readonly id: string; readonly bodyHash: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; bodyHash: Buffer }>`
    SELECT id, request_hash AS "bodyHash" FROM gift_cards
     WHERE site_id = ${tx.siteId} AND request_key = ${key}`.execute(tx.db)
  return rows[0]
}

export async function findSealedCode(tx: Tx, id: string): Promise<string> {
  const { rows } = await sql<{ sealed: string }>`
    SELECT sealed_code AS sealed FROM gift_cards
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
  return rows[0]?.sealed ?? ''
}

interface StoredCode {
  readonly hash: Buffer
  readonly sealed: string
  readonly request: RequestKey | undefined
}

export async function insertGiftCard(
  tx: Tx,
  card: GiftCard,
  { hash, sealed, request }: StoredCode,
): Promise<void> {
  await sql`
    INSERT INTO gift_cards (site_id, id, revision, code_hash, sealed_code, last_four, currency, initial_minor,
                            balance_minor, origin, disabled_date, expiration_date, recipient_name, recipient_email,
                            sender_name, message, language, send_date, mailed_date, note, request_key,
                            request_hash, created_date, updated_date, order_id, order_line_id, order_piece)
    VALUES (${tx.siteId}, ${card.id}, ${card.revision}, ${hash}, ${sealed}, ${card.lastFour}, ${card.currency},
            ${card.initialMinor}, ${card.balanceMinor}, ${card.origin}, ${card.disabledDate}, ${card.expirationDate},
            ${card.recipientName}, ${card.recipientEmail}, ${card.senderName}, ${card.message},
            ${card.language}, ${card.sendDate}, ${card.mailedDate}, ${card.note}, ${request?.key ?? null},
            ${request?.bodyHash ?? null}, ${card.createdDate}, ${card.updatedDate},
            ${card.sold?.orderId ?? null}, ${card.sold?.lineId ?? null}, ${card.sold?.piece ?? null})`.execute(
    tx.db,
  )
}

/** Everything but the balance, which `moveBalance` alone changes. */
export async function updateGiftCard(tx: Tx, card: GiftCard): Promise<void> {
  await sql`
    UPDATE gift_cards
       SET revision = ${card.revision}, disabled_date = ${card.disabledDate}, cancelled_date = ${card.cancelledDate},
           expiration_date = ${card.expirationDate}, recipient_name = ${card.recipientName},
           recipient_email = ${card.recipientEmail}, sender_name = ${card.senderName},
           message = ${card.message}, note = ${card.note}, mailed_date = ${card.mailedDate},
           breakage_minor = ${card.breakageMinor},
           updated_date = ${card.updatedDate}
     WHERE site_id = ${tx.siteId} AND id = ${card.id}::uuid`.execute(tx.db)
}

/** Changes a balance; undefined when that is not possible, for example for more than is left. */
export async function moveBalance(
  tx: Tx,
  id: string,
  byMinor: number,
  { onlyUsable }: { readonly onlyUsable: boolean },
): Promise<GiftCard | undefined> {
  const { rows } = await sql<GiftCard>`
    UPDATE gift_cards
       SET balance_minor = balance_minor + ${byMinor}, revision = revision + 1,
           updated_date = ${tx.now}::timestamptz
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid AND balance_minor + ${byMinor} >= 0
       AND (NOT ${onlyUsable}::boolean OR (disabled_date IS NULL
            AND (expiration_date IS NULL OR expiration_date > ${tx.now}::timestamptz)))
    RETURNING ${columns}`.execute(tx.db)
  return rows[0]
}

/** Erases the senders and messages of gift cards bought with these orders. */
export async function eraseSenders(tx: Tx, orderIds: readonly string[]): Promise<void> {
  await sql`
    UPDATE gift_cards SET sender_name = '', message = ''
     WHERE site_id = ${tx.siteId} AND order_id = ANY (${[...orderIds]}::uuid[])`.execute(tx.db)
}

/** Gift cards of all sites that are to be mailed, the longest waiting first. */
export async function findDue(
  db: Kysely<Tables>,
  now: Date,
  limit: number,
): Promise<{ siteId: string; id: string }[]> {
  const { rows } = await sql<{ siteId: string; id: string }>`
    SELECT site_id AS "siteId", id FROM gift_cards
     WHERE send_date <= ${now}::timestamptz AND mailed_date IS NULL AND disabled_date IS NULL AND cancelled_date IS NULL
       AND recipient_email IS NOT NULL
     ORDER BY send_date LIMIT ${limit}`.execute(db)
  return rows
}

/** Expired gift cards of all sites that are not booked yet, longest expired first. */
export async function findToWriteOff(
  db: Kysely<Tables>,
  now: Date,
  limit: number,
): Promise<{ siteId: string; id: string }[]> {
  const { rows } = await sql<{ siteId: string; id: string }>`
    SELECT site_id AS "siteId", id FROM gift_cards
     WHERE expiration_date <= ${now}::timestamptz AND origin IS NOT NULL AND balance_minor <> breakage_minor
     ORDER BY expiration_date LIMIT ${limit}`.execute(db)
  return rows
}
