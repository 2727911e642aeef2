import type { MediaUse, MediaUses } from '@vitrine/contract/media'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** Pictures of the choices that products share. */
export const customizationMediaIds = ({ siteId }: Tx): RawBuilder<unknown> => sql`
  SELECT look.id FROM customization_choices c, LATERAL (VALUES (c.image ->> 'id'), (c.display_image ->> 'id')) look (id)
   WHERE c.site_id = ${siteId} AND (c.image IS NOT NULL OR c.display_image IS NOT NULL)`

/** Choices that products share and that have this picture. */
export async function findCustomizationUses(tx: Tx, id: string, limit: number): Promise<MediaUses> {
  const { rows } = await sql<MediaUse & { total: number }>`
    SELECT 'CUSTOMIZATION' AS kind, o.id, o.name, c.name AS choice, count(*) OVER ()::int AS total
      FROM customization_choices c
      JOIN customizations o ON o.site_id = c.site_id AND o.id = c.customization_id
     WHERE c.site_id = ${tx.siteId} AND ${id} IN (c.image ->> 'id', c.display_image ->> 'id')
     ORDER BY o.name, c.position LIMIT ${limit}`.execute(tx.db)
  return { uses: rows.map(({ total: _, ...use }) => use), total: rows[0]?.total ?? 0 }
}

/** The customizations with choices that have this picture. */
export async function findCustomizationsWith(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT customization_id AS id FROM customization_choices
     WHERE site_id = ${tx.siteId} AND ${id} IN (image ->> 'id', display_image ->> 'id')`.execute(
    tx.db,
  )
  return rows.map(({ id }) => id)
}
