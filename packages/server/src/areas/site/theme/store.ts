import { defaultLook } from '@vitrine/theme'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { StoredTheme } from './model.ts'

/** Defaults for themes that were saved before the setting existed. */
const chosenSince = { quickLook: true }

const untouched: StoredTheme = {
  published: { ...defaultLook, ...chosenSince, texts: {} },
  draft: null,
  revision: 0,
}

export async function findTheme(tx: Tx): Promise<StoredTheme> {
  const { rows } = await sql<StoredTheme>`
    SELECT published, draft, revision FROM themes WHERE site_id = ${tx.siteId}`.execute(tx.db)
  const [stored] = rows
  if (!stored) return untouched
  const { published, draft, revision } = stored
  return {
    published: { ...chosenSince, ...published },
    draft: draft && { ...chosenSince, ...draft },
    revision,
  }
}

/** Writes it over the revision before; false where that is not the present one. */
export async function putTheme(tx: Tx, theme: StoredTheme): Promise<boolean> {
  const { published, draft, revision } = theme
  const { rows } = await sql`
    INSERT INTO themes (site_id, published, draft, revision, updated_date)
    SELECT ${tx.siteId}::uuid, ${JSON.stringify(published)}::jsonb,
           ${draft && JSON.stringify(draft)}::jsonb, ${revision}, ${tx.now}
     WHERE ${revision} = 1 OR EXISTS (SELECT FROM themes WHERE site_id = ${tx.siteId}::uuid)
    ON CONFLICT (site_id) DO UPDATE
      SET published = excluded.published, draft = excluded.draft,
          revision = excluded.revision, updated_date = excluded.updated_date
      WHERE themes.revision = excluded.revision - 1
    RETURNING 1`.execute(tx.db)
  return rows.length === 1
}
