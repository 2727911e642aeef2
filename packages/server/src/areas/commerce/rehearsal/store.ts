import { type LaunchCheckName, launchChecks } from '@vitrine/contract/rehearsal'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { Outcome, StoredCheck } from './model.ts'

/** The checks of the last run, in their order. */
export async function findChecks(tx: Tx): Promise<StoredCheck[]> {
  const { rows } = await sql<StoredCheck>`
    SELECT name, state, reason, order_id AS "orderId", order_number AS "orderNumber",
           checked_date AS "checkedDate"
      FROM launch_checks WHERE site_id = ${tx.siteId}
     ORDER BY array_position(${[...launchChecks]}::text[], name)`.execute(tx.db)
  return rows
}

/** Starts a run with all checks pending. */
export async function beginChecks(tx: Tx, runId: string): Promise<void> {
  await sql`
    INSERT INTO launch_checks (site_id, name, run_id, state)
    SELECT ${tx.siteId}::uuid, name, ${runId}::uuid, 'WAITING' FROM unnest(${[...launchChecks]}::text[]) AS name
    ON CONFLICT (site_id, name) DO UPDATE
       SET run_id = excluded.run_id, state = excluded.state, reason = NULL, order_id = NULL,
           order_number = NULL, checked_date = NULL`.execute(tx.db)
}

/** The next pending check of a run; undefined at its end, and after another run was started. */
export async function findWaiting(tx: Tx, runId: string): Promise<LaunchCheckName | undefined> {
  const { rows } = await sql<{ name: LaunchCheckName }>`
    SELECT name FROM launch_checks
     WHERE site_id = ${tx.siteId} AND run_id = ${runId}::uuid AND state = 'WAITING'
     ORDER BY array_position(${[...launchChecks]}::text[], name) LIMIT 1`.execute(tx.db)
  return rows[0]?.name
}

export async function saveOutcome(
  tx: Tx,
  runId: string,
  name: LaunchCheckName,
  { state, reason, orderId, orderNumber }: Outcome,
): Promise<void> {
  await sql`
    UPDATE launch_checks
       SET state = ${state}, reason = ${reason}, order_id = ${orderId}::uuid, order_number = ${orderNumber},
           checked_date = ${tx.now}::timestamptz
     WHERE site_id = ${tx.siteId} AND run_id = ${runId}::uuid AND name = ${name}`.execute(tx.db)
}

/** Detaches deleted orders from checks; results stay. */
export async function deleteOrders(tx: Tx): Promise<void> {
  await sql`
    UPDATE launch_checks SET order_id = NULL, order_number = NULL
     WHERE site_id = ${tx.siteId} AND order_id IS NOT NULL`.execute(tx.db)
}

export interface Candidate {
  readonly productId: string
  readonly variantId: string
}

/** Variants that visitors may be able to buy, the dearest product first: it is the least likely to be below a minimum. */
export async function findCandidates(tx: Tx, limit: number): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    SELECT DISTINCT ON (p.max_price, p.id) p.id AS "productId", v.id AS "variantId"
      FROM products p JOIN variants v ON v.site_id = p.site_id AND v.product_id = p.id
     WHERE p.site_id = ${tx.siteId} AND p.visible AND v.visible AND v.in_stock AND p.is_gift_card IS NOT TRUE
       AND p.subscriptions IS NULL AND p.product_type = 'physical' AND p.min_price > 0
     ORDER BY p.max_price DESC, p.id, v.position LIMIT ${limit}`.execute(tx.db)
  return rows
}

/** Codes that may have a use left, newest first. */
export async function findCodes(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM promotion_codes
     WHERE site_id = ${tx.siteId} AND deleted_by IS NULL AND (usage_limit IS NULL OR used < usage_limit)
     ORDER BY created_date DESC, id LIMIT ${limit}`.execute(tx.db)
  return rows.map(({ code }) => code)
}
