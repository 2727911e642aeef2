import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import { defaultSettings, type ReturnSettings } from '../model.ts'

/** The settings of a site; the defaults until something is changed. */
export async function findSettings(tx: Tx): Promise<ReturnSettings> {
  const { rows } = await sql<{ settings: Partial<ReturnSettings> }>`
    SELECT settings FROM return_settings WHERE site_id = ${tx.siteId}`.execute(tx.db)
  return { ...defaultSettings, ...rows[0]?.settings }
}

/** Changes settings in one statement; absent ones stay. */
export async function changeSettings(
  tx: Tx,
  changes: Partial<ReturnSettings>,
): Promise<ReturnSettings> {
  const text = JSON.stringify(changes)
  await sql`
    INSERT INTO return_settings AS s (site_id, settings, updated_date)
    VALUES (${tx.siteId}, ${text}::jsonb, ${tx.now})
    ON CONFLICT (site_id) DO UPDATE SET settings = s.settings || ${text}::jsonb, updated_date = ${tx.now}`.execute(
    tx.db,
  )
  return findSettings(tx)
}
