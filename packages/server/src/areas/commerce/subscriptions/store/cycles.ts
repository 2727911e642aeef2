import { MAX_SUBSCRIPTION_CYCLES } from '@vitrine/contract/subscriptions'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Cycle, StoredCycle } from '../model.ts'

/** Inserts the outcome of a date; false if there is one already. */
export async function insertCycle(tx: Tx, subscriptionId: string, one: Cycle): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO subscription_cycles (site_id, subscription_id, cycle, outcome, order_id, order_number, problem,
                                     due_date, created_date)
    VALUES (${tx.siteId}, ${subscriptionId}, ${one.cycle}, ${one.outcome}, ${one.orderId},
            ${one.orderNumber}, ${one.problem}, ${one.dueDate}, ${tx.now})
    ON CONFLICT DO NOTHING`.execute(tx.db)
  return numAffectedRows === 1n
}

/** The latest cycles first. */
export async function findCycles(tx: Tx, subscriptionId: string): Promise<StoredCycle[]> {
  const { rows } = await sql<StoredCycle>`
    SELECT cycle, outcome, order_id AS "orderId", order_number AS "orderNumber", problem,
           due_date AS "dueDate", created_date AS "createdDate"
      FROM subscription_cycles
     WHERE site_id = ${tx.siteId} AND subscription_id = ${subscriptionId}::uuid
     ORDER BY cycle DESC LIMIT ${MAX_SUBSCRIPTION_CYCLES}`.execute(tx.db)
  return rows
}
