import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { AbandonedCheckout } from '../model.ts'

export const columns = sql`
  id, revision, status, checkout_id AS "checkoutId", is_cart AS "isCart", cart_id AS "cartId",
  restored_cart_id AS "restoredCartId", order_id AS "orderId", visitor_id AS "visitorId",
  member_id AS "memberId", contact_id AS "contactId", email, contact, buyer_name AS "buyerName", language,
  override_checkout_url AS "overrideCheckoutUrl", currency, totals, lines, discounts, codes,
  has_consent AS "hasConsent", activities, mails_sent AS "mailsSent", mail_due_date AS "mailDueDate",
  touched_date AS "touchedDate", abandoned_date AS "abandonedDate", created_date AS "createdDate",
  updated_date AS "updatedDate", recovered_date AS "recoveredDate"`

const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`

interface ReadOptions {
  /** Whether to lock it until the transaction ends. */
  readonly lock?: boolean
}

async function find(
  tx: Tx,
  where: RawBuilder<unknown>,
  { lock = false }: ReadOptions = {},
): Promise<AbandonedCheckout[]> {
  const { rows } = await sql<AbandonedCheckout>`
    SELECT ${columns} FROM abandoned_checkouts WHERE site_id = ${tx.siteId} AND ${where}
     ORDER BY id ${lock ? sql`FOR UPDATE` : sql``}`.execute(tx.db)
  return rows.map(withDates)
}

/** JSON has no dates. */
export const withDates = (row: AbandonedCheckout): AbandonedCheckout => ({
  ...row,
  activities: row.activities.map((one) => ({ ...one, createdDate: new Date(one.createdDate) })),
})

const idIn = (ids: readonly string[]) => sql`id = ANY (${[...ids]}::uuid[])`

/** In the order of their ids; missing ones are omitted. */
export const findMany = (
  tx: Tx,
  ids: readonly string[],
  reading?: ReadOptions,
): Promise<AbandonedCheckout[]> => find(tx, idIn(ids), reading)

export const findOne = async (
  tx: Tx,
  id: string,
  reading?: ReadOptions,
): Promise<AbandonedCheckout | undefined> => (await findMany(tx, [id], reading))[0]

export const findOfCheckout = async (
  tx: Tx,
  checkoutId: string,
): Promise<AbandonedCheckout | undefined> =>
  (await find(tx, sql`checkout_id = ${checkoutId}::uuid`, { lock: true }))[0]

/** Locks those that an order of a checkout or a cart recovers. */
export const lockForOrder = (
  tx: Tx,
  checkoutId: string | null,
  cartId: string | null,
): Promise<AbandonedCheckout[]> =>
  find(
    tx,
    sql`status = 'ABANDONED' AND (checkout_id IN (${checkoutId}::uuid, ${cartId}::uuid)
        OR cart_id = ${cartId}::uuid OR restored_cart_id = ${cartId}::uuid)`,
    { lock: true },
  )

export async function insertOne(tx: Tx, one: AbandonedCheckout): Promise<void> {
  await sql`
    INSERT INTO abandoned_checkouts (site_id, id, status, checkout_id, is_cart, cart_id, visitor_id, member_id,
                                     contact_id, email, contact, buyer_name, language, override_checkout_url,
                                     currency, total_minor, totals, lines, discounts, codes, has_consent,
                                     activities, mail_due_date, touched_date, abandoned_date, created_date,
                                     updated_date)
    VALUES (${tx.siteId}, ${one.id}, ${one.status}, ${one.checkoutId}, ${one.isCart}, ${one.cartId},
            ${one.visitorId}, ${one.memberId}, ${one.contactId}, ${one.email}, ${json(one.contact)},
            ${one.buyerName}, ${one.language}, ${one.overrideCheckoutUrl}, ${one.currency},
            ${one.totals.total}, ${json(one.totals)}, ${json(one.lines)}, ${json(one.discounts)},
            ${[...one.codes]}::text[], ${one.hasConsent}, ${json(one.activities)}, ${one.mailDueDate},
            ${one.touchedDate}, ${one.abandonedDate}, ${one.createdDate}, ${one.updatedDate})`.execute(
    tx.db,
  )
}

export async function updateOne(tx: Tx, one: AbandonedCheckout): Promise<void> {
  await sql`
    UPDATE abandoned_checkouts
       SET revision = ${one.revision}, status = ${one.status}, cart_id = ${one.cartId},
           restored_cart_id = ${one.restoredCartId}, order_id = ${one.orderId}, visitor_id = ${one.visitorId},
           member_id = ${one.memberId}, contact_id = ${one.contactId}, email = ${one.email},
           contact = ${json(one.contact)}, buyer_name = ${one.buyerName}, language = ${one.language},
           override_checkout_url = ${one.overrideCheckoutUrl}, currency = ${one.currency},
           total_minor = ${one.totals.total}, totals = ${json(one.totals)}, lines = ${json(one.lines)},
           discounts = ${json(one.discounts)}, codes = ${[...one.codes]}::text[],
           has_consent = ${one.hasConsent}, activities = ${json(one.activities)},
           mails_sent = ${one.mailsSent}, mail_due_date = ${one.mailDueDate},
           touched_date = ${one.touchedDate}, abandoned_date = ${one.abandonedDate},
           updated_date = ${one.updatedDate}, recovered_date = ${one.recoveredDate}
     WHERE site_id = ${tx.siteId} AND id = ${one.id}::uuid`.execute(tx.db)
}

export async function deleteMany(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM abandoned_checkouts WHERE site_id = ${tx.siteId} AND ${idIn(ids)}`.execute(tx.db)
}

/** Records the cart that the lines were restored to; an order of it recovers the checkout. */
export async function setRestoredCart(tx: Tx, id: string, cartId: string): Promise<void> {
  await sql`
    UPDATE abandoned_checkouts SET restored_cart_id = ${cartId}::uuid
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}

/** No reminder goes to the address any more. Rows are locked in the order of their ids. */
export async function endReminders(tx: Tx, email: string): Promise<void> {
  await sql`
    UPDATE abandoned_checkouts SET mail_due_date = NULL
     WHERE site_id = ${tx.siteId}
       AND id = ANY (ARRAY(
         SELECT id FROM abandoned_checkouts
          WHERE site_id = ${tx.siteId} AND lower(email) = lower(${email}) AND mail_due_date IS NOT NULL
          ORDER BY id FOR UPDATE))`.execute(tx.db)
}

/** Assigns the abandoned checkouts of a visitor to a member. */
export async function moveToMember(
  tx: Tx,
  { visitorId, memberId }: { readonly visitorId: string; readonly memberId: string },
): Promise<void> {
  await sql`
    UPDATE abandoned_checkouts SET visitor_id = NULL, member_id = ${memberId}::uuid
     WHERE site_id = ${tx.siteId} AND visitor_id = ${visitorId}::uuid`.execute(tx.db)
}
