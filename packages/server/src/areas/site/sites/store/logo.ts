import type { MediaUse, MediaUses } from '@vitrine/contract/media'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** The picture that the address of the logo names. */
const logoId = sql`substring(settings #>> '{branding,logoUrl}' FROM '/media/([^/?#]+)')`

export const logoMediaIds = ({ siteId }: Tx): RawBuilder<unknown> => sql`
  SELECT ${logoId} AS id FROM sites WHERE id = ${siteId}`

/** The site, where a picture is its logo. */
export async function findLogoUses(tx: Tx, id: string): Promise<MediaUses> {
  const { rows } = await sql<MediaUse>`
    SELECT 'LOGO' AS kind, id, name FROM sites
     WHERE id = ${tx.siteId} AND ${logoId} = ${id}`.execute(tx.db)
  return { uses: rows, total: rows.length }
}
