import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { RequestKey } from '../../../transport/idempotency-key.ts'
import type { Checkout, OwnChanges } from './model.ts'

const columns = sql`
  id, source_cart_id AS "sourceCartId", state, order_id AS "orderId", channel, billing, delivery_choices AS "deliveryChoices",
  custom_fields AS "customFields", consents, settings, external_reference AS "externalReference", creator,
  created_date AS "createdDate", completed_date AS "completedDate"`

const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`

export async function findCheckout(tx: Tx, id: string): Promise<Checkout | undefined> {
  const { rows } = await sql<Checkout>`
    SELECT ${columns} FROM checkouts WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(
    tx.db,
  )
  return rows[0] && withDates(rows[0])
}

/** JSON has no dates. */
const withDates = (row: Checkout): Checkout => ({
  ...row,
  consents: row.consents.map((one) => ({ ...one, givenDate: new Date(one.givenDate) })),
})

/** False when this caller has created one with this key already, such as by a call at the same time. */
export async function insertCheckout(
  tx: Tx,
  checkout: Checkout,
  request: RequestKey | undefined,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO checkouts (site_id, id, source_cart_id, state, channel, billing, delivery_choices,
                           custom_fields, consents, settings, external_reference, creator, request_key,
                           request_hash, created_date)
    VALUES (${tx.siteId}, ${checkout.id}, ${checkout.sourceCartId}, ${checkout.state},
            ${checkout.channel}, ${json(checkout.billing)}, ${json(checkout.deliveryChoices)},
            ${json(checkout.customFields)}, ${json(checkout.consents)}, ${json(checkout.settings)},
            ${json(checkout.externalReference)}, ${json(checkout.creator)}, ${request?.key ?? null},
            ${request?.bodyHash ?? null}, ${checkout.createdDate})
    ON CONFLICT DO NOTHING`.execute(tx.db)
  return numAffectedRows === 1n
}

/** The checkout that a caller created with a key. */
export async function findByRequest(
  tx: Tx,
  creatorId: string,
  key: string,
): Promise<{ readonly id: string; readonly bodyHash: Buffer } | undefined> {
  const { rows } = await sql<{ id: string; bodyHash: Buffer }>`
    SELECT id, request_hash AS "bodyHash" FROM checkouts
     WHERE site_id = ${tx.siteId} AND creator ->> 'id' = ${creatorId} AND request_key = ${key}`.execute(
    tx.db,
  )
  return rows[0]
}

export async function updateCheckout(tx: Tx, id: string, changes: OwnChanges): Promise<void> {
  const names = {
    billing: 'billing',
    deliveryChoices: 'delivery_choices',
    customFields: 'custom_fields',
    consents: 'consents',
  } as const
  const assignments = Object.entries(changes).map(
    ([name, value]) => sql`${sql.ref(names[name as keyof OwnChanges])} = ${json(value)}`,
  )
  if (assignments.length === 0) return
  await sql`
    UPDATE checkouts SET ${sql.join(assignments)}
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}

/** Stores how far a checkout is on the way to its order. */
export async function updateProgress(
  tx: Tx,
  {
    id,
    state,
    orderId,
    completedDate,
  }: Pick<Checkout, 'id' | 'state' | 'orderId' | 'completedDate'>,
): Promise<void> {
  await sql`
    UPDATE checkouts
       SET state = ${state}, order_id = ${orderId}, completed_date = ${completedDate}::timestamptz
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}
