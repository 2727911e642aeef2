import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Subscription } from '../model.ts'
import { workDate } from '../rules/schedule.ts'

export const columns = sql`
  id, revision, status, order_id AS "orderId", order_number AS "orderNumber", line_id AS "lineId",
  member_id AS "memberId", visitor_id AS "visitorId", email, buyer_name AS "buyerName", language, channel,
  currency, product_id AS "productId", reference, name, description_lines AS "descriptionLines", image,
  quantity, unit_price_minor AS "unitPrice", plan_title AS "planTitle", frequency,
  frequency_interval AS "interval", billing_cycles AS "billingCycles",
  delivery_option_id AS "deliveryOptionId", delivery_title AS "deliveryTitle", shipping, billing,
  payment_id AS "paymentId", start_date AS "startDate", next_cycle AS "nextCycle", next_date AS "nextDate",
  orders_count AS "ordersCount", cancel_at_period_end AS "cancelAtPeriodEnd",
  reminded_cycle AS "remindedCycle", open_order_id AS "openOrderId", failed_charges AS "failedCharges",
  retry_date AS "retryDate", created_date AS "createdDate", updated_date AS "updatedDate",
  ended_date AS "endedDate"`

const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`

export async function insertSubscription(tx: Tx, one: Subscription): Promise<void> {
  await sql`
    INSERT INTO subscriptions (site_id, id, revision, status, order_id, order_number, line_id, member_id,
                               visitor_id, email, buyer_name, language, channel, currency, product_id,
                               reference, name, description_lines, image, quantity, unit_price_minor,
                               plan_title, frequency, frequency_interval, billing_cycles,
                               delivery_option_id, delivery_title, shipping, billing, start_date,
                               created_date, updated_date)
    VALUES (${tx.siteId}, ${one.id}, ${one.revision}, ${one.status}, ${one.orderId}, ${one.orderNumber},
            ${one.lineId}, ${one.memberId}, ${one.visitorId}, ${one.email}, ${one.buyerName},
            ${one.language}, ${json(one.channel)}, ${one.currency}, ${one.productId},
            ${json(one.reference)}, ${one.name}, ${json(one.descriptionLines)}, ${json(one.image)},
            ${one.quantity}, ${one.unitPrice}, ${one.planTitle}, ${one.frequency}, ${one.interval},
            ${one.billingCycles}, ${one.deliveryOptionId}, ${one.deliveryTitle}, ${json(one.shipping)},
            ${json(one.billing)}, ${one.startDate}, ${one.createdDate}, ${one.updatedDate})`.execute(
    tx.db,
  )
}

/** Saves the mutable columns, and when the job processes it next. */
export async function updateSubscription(tx: Tx, one: Subscription): Promise<void> {
  await sql`
    UPDATE subscriptions
       SET revision = ${one.revision}, status = ${one.status}, shipping = ${json(one.shipping)},
           billing = ${json(one.billing)}, payment_id = ${one.paymentId}::uuid,
           start_date = ${one.startDate}, next_cycle = ${one.nextCycle}, next_date = ${one.nextDate},
           orders_count = ${one.ordersCount}, cancel_at_period_end = ${one.cancelAtPeriodEnd},
           reminded_cycle = ${one.remindedCycle}, open_order_id = ${one.openOrderId}::uuid,
           failed_charges = ${one.failedCharges}, retry_date = ${one.retryDate},
           work_date = ${workDate(one)}, updated_date = ${one.updatedDate}, ended_date = ${one.endedDate}
     WHERE site_id = ${tx.siteId} AND id = ${one.id}::uuid`.execute(tx.db)
}

async function find(tx: Tx, where: RawBuilder<unknown>, lock = false): Promise<Subscription[]> {
  const { rows } = await sql<Subscription>`
    SELECT ${columns} FROM subscriptions WHERE site_id = ${tx.siteId} AND ${where}
     ORDER BY id ${lock ? sql`FOR UPDATE` : sql``}`.execute(tx.db)
  return rows
}

export const findSubscription = async (
  tx: Tx,
  id: string,
  lock = false,
): Promise<Subscription | undefined> => (await find(tx, sql`id = ${id}::uuid`, lock))[0]

/** Subscriptions that wait for the payment of an order, the first one or a renewal; locked. */
export const lockWaitingFor = (tx: Tx, orderId: string): Promise<Subscription[]> =>
  find(
    tx,
    sql`((order_id = ${orderId}::uuid AND status = 'PENDING') OR open_order_id = ${orderId}::uuid)`,
    true,
  )

/** Due subscriptions, the longest waiting first. */
export async function findDue(
  db: Kysely<Tables>,
  now: Date,
  limit: number,
): Promise<{ siteId: string; id: string }[]> {
  const { rows } = await sql<{ siteId: string; id: string }>`
    SELECT site_id AS "siteId", id FROM subscriptions
     WHERE work_date <= ${now}::timestamptz ORDER BY work_date LIMIT ${limit}`.execute(db)
  return rows
}

/** Assigns a visitor's subscriptions to the member after the sign-in. */
export async function moveToMember(
  tx: Tx,
  { visitorId, memberId }: { readonly visitorId: string; readonly memberId: string },
): Promise<void> {
  await sql`
    UPDATE subscriptions SET visitor_id = NULL, member_id = ${memberId}::uuid
     WHERE site_id = ${tx.siteId} AND visitor_id = ${visitorId}::uuid`.execute(tx.db)
}

/** Deletes the subscriptions of guests with these addresses; their orders stay. */
export async function eraseAddresses(tx: Tx, emails: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM subscriptions
     WHERE site_id = ${tx.siteId} AND member_id IS NULL
       AND lower(email) = ANY (${emails.map((email) => email.toLowerCase())}::text[])`.execute(
    tx.db,
  )
}
