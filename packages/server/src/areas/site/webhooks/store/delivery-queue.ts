import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables, WebhookDeliveries } from '../../../../platform/db/tables.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Attempt, Delivery, Webhook } from '../model.ts'
import { toDelivery } from './deliveries.ts'

type Db = Kysely<Tables>

export interface Claim {
  /** How many. */
  readonly limit: number
  /** Webhooks that have enough under way. */
  readonly busy: readonly string[]
  /** Webhooks that have anything under way. */
  readonly occupied: readonly string[]
  readonly now: Date
  /** When another worker may take them over. */
  readonly until: Date
  /** Number of consecutive failures from which a webhook gets one delivery at a time. */
  readonly singleDeliveryFrom: number
}

/**
 * Claims due deliveries: for each entity only the oldest pending one, so that they arrive in order; for a
 * paused webhook only manual ones. The claimer must store the result before the claim ends.
 */
export async function claimDue(db: Db, claim: Claim): Promise<Delivery[]> {
  const { limit, busy, occupied, now, until, singleDeliveryFrom } = claim
  const { rows } = await sql<Selectable<WebhookDeliveries>>`
    WITH due AS (
      SELECT d.site_id, d.id, w.failures >= ${singleDeliveryFrom} AND NOT d.is_requested AS cautious,
             row_number() OVER (PARTITION BY d.webhook_id ORDER BY d.seq) AS rank
        FROM webhook_deliveries d
        JOIN webhooks w ON w.site_id = d.site_id AND w.id = d.webhook_id
       WHERE d.state = 'WAITING' AND d.next_attempt_date <= ${now}
         AND (d.claimed_until IS NULL OR d.claimed_until < ${now})
         AND w.enabled AND (d.is_requested OR w.paused_until IS NULL OR w.paused_until <= ${now})
         AND w.id <> ALL (${[...busy]}::uuid[])
         AND (w.failures < ${singleDeliveryFrom} OR d.is_requested OR w.id <> ALL (${[...occupied]}::uuid[]))
         AND NOT EXISTS (
           SELECT FROM webhook_deliveries earlier
            WHERE earlier.webhook_id = d.webhook_id AND earlier.entity_id = d.entity_id
              AND earlier.state = 'WAITING' AND earlier.seq < d.seq)
       ORDER BY d.next_attempt_date LIMIT ${limit * 4}
    ), chosen AS (
      SELECT d.site_id, d.id FROM webhook_deliveries d
        JOIN due USING (site_id, id)
       WHERE NOT due.cautious OR due.rank = 1
       ORDER BY d.seq LIMIT ${limit}
         FOR UPDATE OF d SKIP LOCKED
    )
    UPDATE webhook_deliveries d SET claimed_until = ${until}
      FROM chosen WHERE d.site_id = chosen.site_id AND d.id = chosen.id
       AND d.state = 'WAITING' AND (d.claimed_until IS NULL OR d.claimed_until < ${now})
    RETURNING d.*`.execute(db)
  return rows.map(toDelivery)
}

/** When the next unclaimed delivery is due; undefined without pending ones. */
export async function findNextDueDate(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT min(greatest(d.next_attempt_date, d.claimed_until,
                        CASE WHEN NOT d.is_requested THEN w.paused_until END)) AS at
      FROM webhook_deliveries d JOIN webhooks w ON w.site_id = d.site_id AND w.id = d.webhook_id
     WHERE d.state = 'WAITING' AND w.enabled`.execute(db)
  return rows[0]?.at ?? undefined
}

/** The result of an attempt. */
export interface AttemptResult {
  readonly state: Delivery['state']
  readonly tries: number
  readonly nextAttemptDate: Date | null
}

/** Stores an attempt and the resulting states of its delivery and webhook. */
export async function saveAttempt(
  db: Db,
  { siteId, id, webhookId }: Delivery,
  attempt: Attempt,
  result: AttemptResult,
): Promise<void> {
  await sql`
    WITH logged AS (
      INSERT INTO webhook_attempts (site_id, delivery_id, number, at, milliseconds, status,
                                    response_head, failure)
      SELECT site_id, id, ${attempt.number}, ${attempt.at}::timestamptz, ${attempt.milliseconds},
             ${attempt.status}::int, ${attempt.responseHead}::text, ${attempt.failure}::text
        FROM webhook_deliveries WHERE site_id = ${siteId} AND id = ${id}
      ON CONFLICT DO NOTHING
    ), noted AS (
      UPDATE webhooks SET failures = 0, paused_until = NULL
       WHERE site_id = ${siteId} AND id = ${webhookId} AND ${result.state === 'DELIVERED'}
         AND (failures > 0 OR paused_until IS NOT NULL)
    )
    UPDATE webhook_deliveries
       SET state = ${result.state}, attempts = ${attempt.number}, tries = ${result.tries},
           next_attempt_date = ${result.nextAttemptDate}, claimed_until = NULL, is_requested = false,
           delivered_date = ${result.state === 'DELIVERED' ? attempt.at : null}
     WHERE site_id = ${siteId} AND id = ${id}`.execute(db)
}

/** Stores the number of consecutive failures of an address, and the end of its pause. */
export async function writeFailures(
  tx: Tx,
  webhookId: string,
  { failures, pausedUntil }: Pick<Webhook, 'failures' | 'pausedUntil'>,
): Promise<void> {
  await tx.db
    .updateTable('webhooks')
    .set({ failures, paused_until: pausedUntil })
    .where('site_id', '=', tx.siteId)
    .where('id', '=', webhookId)
    .execute()
}

/** Sites that have webhooks. */
export async function sitesWithWebhooks(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT site_id AS id FROM webhooks`.execute(db)
  return rows.map(({ id }) => id)
}
