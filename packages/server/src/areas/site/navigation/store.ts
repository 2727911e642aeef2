import type { Navigation } from '@vitrine/contract/navigation'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'

export interface StoredNavigation {
  readonly navigation: Navigation
  /** 0 where nothing is stored. */
  readonly revision: number
}

export async function findNavigation(tx: Tx): Promise<StoredNavigation> {
  const { rows } = await sql<StoredNavigation>`
    SELECT navigation, revision FROM navigation WHERE site_id = ${tx.siteId}`.execute(tx.db)
  return rows[0] ?? { navigation: { menu: null, footer: null }, revision: 0 }
}

/** Writes it over the revision before; false where that is not the present one. */
export async function putNavigation(
  tx: Tx,
  { navigation, revision }: StoredNavigation,
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO navigation (site_id, navigation, revision, updated_date)
    SELECT ${tx.siteId}::uuid, ${JSON.stringify(navigation)}::jsonb, ${revision}, ${tx.now}
     WHERE ${revision} = 1 OR EXISTS (SELECT FROM navigation WHERE site_id = ${tx.siteId}::uuid)
    ON CONFLICT (site_id) DO UPDATE
      SET navigation = excluded.navigation, revision = excluded.revision,
          updated_date = excluded.updated_date
      WHERE navigation.revision = excluded.revision - 1
    RETURNING 1`.execute(tx.db)
  return rows.length === 1
}
