import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { CheckoutSettings, StoredCheckoutSettings } from './model.ts'

export async function findSettings(
  tx: Tx,
  { lock }: { readonly lock: boolean },
): Promise<StoredCheckoutSettings | undefined> {
  const { rows } = await sql<StoredCheckoutSettings>`
    SELECT settings, created_date AS "createdDate", updated_date AS "updatedDate"
      FROM checkout_settings WHERE site_id = ${tx.siteId} ${lock ? sql`FOR UPDATE` : sql``}`.execute(
    tx.db,
  )
  return rows[0]
}

/** Makes the row of a site that has none, so that it can be locked. */
export async function insertSettings(tx: Tx, settings: CheckoutSettings): Promise<void> {
  await sql`
    INSERT INTO checkout_settings (site_id, settings, created_date, updated_date)
    VALUES (${tx.siteId}, ${JSON.stringify(settings)}::jsonb, ${tx.now}, ${tx.now})
    ON CONFLICT DO NOTHING`.execute(tx.db)
}

export async function updateSettings(tx: Tx, settings: CheckoutSettings): Promise<void> {
  await sql`
    UPDATE checkout_settings SET settings = ${JSON.stringify(settings)}::jsonb, updated_date = ${tx.now}
     WHERE site_id = ${tx.siteId}`.execute(tx.db)
}
