import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { StoredRouting } from '../model.ts'

export async function findRouting(tx: Tx): Promise<StoredRouting | undefined> {
  const { rows } = await sql<StoredRouting>`
    SELECT revision, rules, locations, updated_date AS "updatedDate" FROM stock_routing
     WHERE site_id = ${tx.siteId}`.execute(tx.db)
  return rows[0]
}

/** Stores the next revision; false when it was stored concurrently. */
export async function putRouting(
  tx: Tx,
  { revision, rules, locations }: Omit<StoredRouting, 'updatedDate'>,
): Promise<boolean> {
  const ships = locations.filter((one) => one.ships).map(({ locationId }) => locationId)
  const { numAffectedRows } = await sql`
    INSERT INTO stock_routing (site_id, revision, rules, locations, ships, updated_date)
    VALUES (${tx.siteId}, ${revision}, ${JSON.stringify(rules)}::jsonb, ${JSON.stringify(locations)}::jsonb,
            ${ships}::uuid[], ${tx.now})
    ON CONFLICT (site_id) DO UPDATE
       SET revision = excluded.revision, rules = excluded.rules, locations = excluded.locations,
           ships = excluded.ships, updated_date = excluded.updated_date
     WHERE stock_routing.revision = excluded.revision - 1`.execute(tx.db)
  return numAffectedRows === 1n
}
