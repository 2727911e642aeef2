import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cart, CartKind, CartOwner } from '../model/cart.ts'

export const selection = sql`
  id, kind, checkout_id AS "checkoutId", visitor_id AS "visitorId", member_id AS "memberId", is_current AS "isCurrent", is_rehearsal AS "isRehearsal", revision,
  purchase_flow_id AS "purchaseFlowId", note, gift_message AS "giftMessage", email, language,
  contact_id AS "contactId", contact, codes, gift_cards AS "giftCards",
  use_store_credit AS "useStoreCredit", delivery_choice AS "deliveryChoice",
  override_checkout_url AS "overrideCheckoutUrl", business_location_id AS "businessLocationId",
  extended_fields AS "extendedFields", billing, tax_exempt_group_id AS "taxExemptGroupId", settings, source,
  order_id AS "orderId", ordered_date AS "orderedDate", created_date AS "createdDate", updated_date AS "updatedDate",
  expires_date AS "expiresDate"`

async function find(tx: Tx, where: RawBuilder<unknown>, isLocked: boolean) {
  const { rows } = await sql<Cart>`
    SELECT ${selection} FROM carts WHERE site_id = ${tx.siteId} AND ${where}
    ${isLocked ? sql`FOR UPDATE` : sql``}`.execute(tx.db)
  return rows[0]
}

interface ReadOptions {
  /** Whether to lock the cart until the transaction ends. */
  readonly lock: boolean
}

interface FindingById extends ReadOptions {
  readonly kind?: CartKind
  /** Whether to find a cart that was already ordered. */
  readonly withOrdered?: boolean
}

export const findCart = (
  tx: Tx,
  id: string,
  { lock, kind = 'cart', withOrdered = false }: FindingById,
): Promise<Cart | undefined> =>
  find(
    tx,
    sql`id = ${id}::uuid AND kind = ${kind} AND (ordered_date IS NULL OR ${withOrdered})`,
    lock,
  )

/**
 * The cart of a checkout, locked after its source cart, in the same order as everywhere: one statement, which locks in
 * the order of its rows.
 */
export async function lockCheckoutCarts(
  tx: Tx,
  checkoutId: string,
  sourceCartId: string | null,
): Promise<Cart | undefined> {
  const { rows } = await sql<Cart>`
    SELECT ${selection} FROM carts
     WHERE site_id = ${tx.siteId} AND id = ANY(${[checkoutId, sourceCartId]}::uuid[])
     ORDER BY kind = 'checkout' FOR UPDATE`.execute(tx.db)
  return rows.find(
    ({ id, kind, orderedDate }) => id === checkoutId && kind === 'checkout' && orderedDate === null,
  )
}

/** The current cart of a visitor or member; a rehearsal has a separate one. */
export const findCurrentCart = (
  tx: Tx,
  { visitorId, memberId }: CartOwner,
  { lock }: ReadOptions,
): Promise<Cart | undefined> =>
  find(
    tx,
    memberId === null
      ? sql`visitor_id = ${visitorId}::uuid AND is_current AND is_rehearsal = ${tx.isRehearsal === true}`
      : sql`member_id = ${memberId}::uuid AND is_current AND is_rehearsal = ${tx.isRehearsal === true}`,
    lock,
  )

/** False when its owner has a current cart already, such as by a call at the same time. */
export async function insertCart(tx: Tx, cart: Cart): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO carts (site_id, id, kind, visitor_id, member_id, is_current, is_rehearsal, purchase_flow_id,
                       created_date, updated_date, expires_date)
    VALUES (${tx.siteId}, ${cart.id}, ${cart.kind}, ${cart.visitorId}, ${cart.memberId},
            ${cart.isCurrent}, ${cart.isRehearsal}, ${cart.purchaseFlowId}, ${cart.createdDate}, ${cart.updatedDate},
            ${cart.expiresDate})
    ON CONFLICT DO NOTHING`.execute(tx.db)
  return numAffectedRows === 1n
}

export async function updateCart(tx: Tx, cart: Cart): Promise<void> {
  const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`
  await sql`
    UPDATE carts SET visitor_id = ${cart.visitorId}, member_id = ${cart.memberId}, is_current = ${cart.isCurrent},
           revision = ${cart.revision}, note = ${cart.note}, gift_message = ${cart.giftMessage},
           email = ${cart.email}, language = ${cart.language}, abandoned = false, contact_id = ${cart.contactId}, contact = ${json(cart.contact)},
           checkout_id = ${cart.checkoutId}, codes = ${[...cart.codes]}::text[], gift_cards = ${json(cart.giftCards)},
           use_store_credit = ${cart.useStoreCredit}, delivery_choice = ${json(cart.deliveryChoice)},
           override_checkout_url = ${cart.overrideCheckoutUrl},
           business_location_id = ${cart.businessLocationId},
           extended_fields = ${json(cart.extendedFields)}, billing = ${json(cart.billing)},
           tax_exempt_group_id = ${cart.taxExemptGroupId}, settings = ${json(cart.settings)},
           source = ${json(cart.source)}, order_id = ${cart.orderId}, ordered_date = ${cart.orderedDate},
           updated_date = ${cart.updatedDate},
           expires_date = ${cart.expiresDate}
     WHERE site_id = ${tx.siteId} AND id = ${cart.id}::uuid`.execute(tx.db)
}

/** Assigns the checkouts of a visitor to a member. */
export async function moveCheckouts(
  tx: Tx,
  { visitorId, memberId }: { readonly visitorId: string; readonly memberId: string },
): Promise<void> {
  await sql`
    UPDATE carts SET visitor_id = NULL, member_id = ${memberId}::uuid, contact_id = NULL
     WHERE site_id = ${tx.siteId} AND visitor_id = ${visitorId}::uuid AND kind = 'checkout'`.execute(
    tx.db,
  )
}

/** Deletes the carts and checkouts of rehearsals. */
export async function deleteRehearsed(tx: Tx): Promise<void> {
  await sql`DELETE FROM carts WHERE site_id = ${tx.siteId} AND is_rehearsal`.execute(tx.db)
}

/** Deletes the carts and checkouts of guests, by their addresses and as visitors, with all lines. */
export async function deleteOfGuest(
  tx: Tx,
  {
    emails,
    visitorIds,
  }: { readonly emails: readonly string[]; readonly visitorIds: readonly string[] },
): Promise<void> {
  await sql`
    DELETE FROM carts
     WHERE site_id = ${tx.siteId} AND member_id IS NULL
       AND (visitor_id = ANY (${[...visitorIds]}::uuid[])
            OR lower(email) = ANY (${emails.map((email) => email.toLowerCase())}::text[]))`.execute(
    tx.db,
  )
}

/** With its lines. */
export async function deleteCart(tx: Tx, id: string): Promise<void> {
  await sql`DELETE FROM carts WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}
