import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { NewsletterConsent, StoredSubscriber, SubscriberFilter } from './model.ts'
import { stateOf } from './rules/subscriber.ts'

const columns = sql`
  id, email, language, source, page_id AS "pageId", order_number AS "orderNumber", request,
  consent_text AS "consentText", requested_date AS "requestedDate", confirmed_date AS "confirmedDate", unsubscribed_date AS "unsubscribedDate"`

const isIn = {
  PENDING: sql`confirmed_date IS NULL AND unsubscribed_date IS NULL`,
  ACTIVE: sql`confirmed_date IS NOT NULL AND unsubscribed_date IS NULL`,
  UNSUBSCRIBED: sql`unsubscribed_date IS NOT NULL`,
} as const

const isWanted = ({ state, search }: Pick<SubscriberFilter, 'state' | 'search'>) => sql`
  ${state ? isIn[state] : sql`true`} AND strpos(lower(email), lower(${search})) > 0`

/** How long a request can be confirmed. */
const WAITING = sql`interval '30 days'`

const isWaiting = (one: StoredSubscriber): boolean => stateOf(one) === 'PENDING'

type Row = Omit<StoredSubscriber, 'request'> & {
  readonly request: (Omit<NewsletterConsent, 'requestedDate'> & { requestedDate: string }) | null
}

const decode = ({ request, ...one }: Row): StoredSubscriber => ({
  ...one,
  request: request && { ...request, requestedDate: new Date(request.requestedDate) },
})

/** Subscribers, the latest first, in two statements. */
export async function listSubscribers(tx: Tx, filter: SubscriberFilter) {
  const { rows: subscribers } = await sql<Row>`
    SELECT ${columns} FROM newsletter_subscribers
     WHERE site_id = ${tx.siteId} AND ${isWanted(filter)}
     ORDER BY requested_date DESC, id DESC LIMIT ${filter.limit} OFFSET ${filter.offset}`.execute(
    tx.db,
  )
  const { rows } = await sql<{ total: number; activeCount: number }>`
    SELECT (count(*) FILTER (WHERE ${isWanted(filter)}))::int AS total,
           (count(*) FILTER (WHERE ${isIn.ACTIVE}))::int AS "activeCount"
      FROM newsletter_subscribers WHERE site_id = ${tx.siteId}`.execute(tx.db)
  return { subscribers: subscribers.map(decode), ...(rows[0] ?? { total: 0, activeCount: 0 }) }
}

/** A subscriber, locked until the transaction ends. */
export async function lockSubscriber(tx: Tx, id: string): Promise<StoredSubscriber | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM newsletter_subscribers
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid FOR UPDATE`.execute(tx.db)
  return rows[0] && decode(rows[0])
}

/** The same by address; concurrent requests for the address wait. */
export async function lockAddress(tx: Tx, email: string): Promise<StoredSubscriber | undefined> {
  const lock = `newsletter ${tx.siteId} ${email.toLowerCase()}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx.db)
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM newsletter_subscribers
     WHERE site_id = ${tx.siteId} AND lower(email) = lower(${email}) FOR UPDATE`.execute(tx.db)
  return rows[0] && decode(rows[0])
}

/** The subscribers with these addresses, the latest first; on request locked until the end of the transaction. */
export async function findByAddresses(
  tx: Tx,
  emails: readonly string[],
  isLocked = false,
): Promise<StoredSubscriber[]> {
  const keys = emails.map((email) => email.toLowerCase())
  const { rows } = await sql<Row>`
    SELECT ${columns} FROM newsletter_subscribers
     WHERE site_id = ${tx.siteId} AND lower(email) = ANY (${keys}::text[])
     ORDER BY requested_date DESC, id ${isLocked ? sql`FOR UPDATE` : sql``}`.execute(tx.db)
  return rows.map(decode)
}

export async function saveSubscriber(tx: Tx, one: StoredSubscriber): Promise<void> {
  await sql`
    INSERT INTO newsletter_subscribers AS s (site_id, id, email, language, source, page_id, order_number,
                                             consent_text, requested_date, confirmed_date, unsubscribed_date, request,
                                             expires_date)
    VALUES (${tx.siteId}, ${one.id}, ${one.email}, ${one.language}, ${one.source}, ${one.pageId},
            ${one.orderNumber}, ${one.consentText}, ${one.requestedDate}, ${one.confirmedDate},
            ${one.unsubscribedDate}, ${one.request && JSON.stringify(one.request)}::jsonb,
            CASE WHEN ${isWaiting(one)} THEN ${one.requestedDate}::timestamptz + ${WAITING} END)
    ON CONFLICT (site_id, id) DO UPDATE
       SET email = EXCLUDED.email, language = EXCLUDED.language, source = EXCLUDED.source,
           page_id = EXCLUDED.page_id, order_number = EXCLUDED.order_number, request = EXCLUDED.request,
           consent_text = EXCLUDED.consent_text, requested_date = EXCLUDED.requested_date,
           confirmed_date = EXCLUDED.confirmed_date, unsubscribed_date = EXCLUDED.unsubscribed_date,
           expires_date = EXCLUDED.expires_date`.execute(tx.db)
}

export async function removeSubscriber(tx: Tx, id: string): Promise<void> {
  await sql`
    DELETE FROM newsletter_subscribers
     WHERE site_id = ${tx.siteId} AND id = ${id}::uuid`.execute(tx.db)
}
