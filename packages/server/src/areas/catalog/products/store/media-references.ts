import type { MediaUse, MediaUses } from '@vitrine/contract/media'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'

/** Pictures and videos of galleries, swatches of the choices that only one product has, and pictures in descriptions. */
export const productMediaIds = ({ siteId }: Tx): RawBuilder<unknown> => sql`
  SELECT media_id AS id FROM product_media WHERE site_id = ${siteId}
   UNION ALL
  SELECT image ->> 'id' FROM product_choices WHERE site_id = ${siteId} AND image IS NOT NULL
   UNION ALL
  SELECT display_image ->> 'id' FROM product_choices
   WHERE site_id = ${siteId} AND display_image IS NOT NULL
   UNION ALL
  SELECT look ->> 'id' FROM (${modifierLooks(siteId)}) looks
   UNION ALL
  SELECT (regexp_matches(description, '<img[^>]*?/media/([^/"?#\\s>]+)[/"?#\\s>]', 'g'))[1] FROM products p
   WHERE site_id = ${siteId} AND ${hasPictureInText}`

/** Must match the partial index. */
const hasPictureInText = sql`p.description LIKE '%<img%/media/%'`

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Pictures of modifiers that only one product has. */
const modifierLooks = (siteId: string) => sql`
  SELECT p.id AS product_id, p.name, c.choice ->> 'name' AS choice, looks.look
    FROM products p, jsonb_array_elements(p.modifiers) m (modifier),
         jsonb_array_elements(m.modifier -> 'choices') c (choice),
         LATERAL (VALUES (c.choice -> 'image'), (c.choice -> 'displayImage')) looks (look)
   WHERE p.site_id = ${siteId} AND p.modifiers <> '[]'::jsonb
     AND m.modifier -> 'isShared' IS DISTINCT FROM 'true'::jsonb AND looks.look ->> 'id' <> ''`

const usesOf = ({ siteId }: Tx, id: string) => sql`
  SELECT 'PRODUCT' AS kind, p.id, p.name, NULL AS choice
    FROM product_media m JOIN products p ON p.site_id = m.site_id AND p.id = m.product_id
   WHERE m.site_id = ${siteId} AND m.media_id = ${id}
   UNION ALL
  SELECT 'CHOICE', p.id, p.name, c.description
    FROM product_choices c JOIN products p ON p.site_id = c.site_id AND p.id = c.product_id
   WHERE c.site_id = ${siteId} AND NOT c.is_shared AND c.image IS NOT NULL AND c.image ->> 'id' = ${id}
   UNION ALL
  SELECT 'CHOICE', p.id, p.name, c.description
    FROM product_choices c JOIN products p ON p.site_id = c.site_id AND p.id = c.product_id
   WHERE c.site_id = ${siteId} AND NOT c.is_shared AND c.display_image IS NOT NULL
     AND c.display_image ->> 'id' = ${id}
   UNION ALL
  SELECT 'CHOICE', product_id, name, choice FROM (${modifierLooks(siteId)}) looks
   WHERE look ->> 'id' = ${id}
   UNION ALL
  SELECT 'PRODUCT', p.id, p.name, NULL
    FROM products p
   WHERE p.site_id = ${siteId} AND ${hasPictureInText}
     AND p.description ~ ${`<img[^>]*?/media/${escaped(id)}["/?#\\s>]`}
     AND NOT EXISTS (SELECT FROM product_media m
                      WHERE m.site_id = p.site_id AND m.product_id = p.id AND m.media_id = ${id})`

/** Products that show a file, in their gallery, as a swatch or in their description. */
export async function findProductUses(tx: Tx, id: string, limit: number): Promise<MediaUses> {
  const { rows } = await sql<MediaUse & { choice: string | null; total: number }>`
    SELECT uses.*, count(*) OVER ()::int AS total FROM (${usesOf(tx, id)}) uses
     ORDER BY name, id, choice NULLS FIRST LIMIT ${limit}`.execute(tx.db)
  const uses = rows.map(({ total: _, choice, ...use }) => ({
    ...use,
    ...(choice !== null && { choice }),
  }))
  return { uses, total: rows[0]?.total ?? 0 }
}

/** Some products that show a file, in the order of their ids. */
export async function findProductsWith(tx: Tx, id: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT id FROM (${usesOf(tx, id)}) uses ORDER BY id LIMIT ${limit}`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** Removes alternative texts of galleries that equal those of the library. */
export async function dropRepeatedAltTexts(
  tx: Tx,
  before: readonly { readonly id: string; readonly altText: string }[],
): Promise<void> {
  const texts = before.filter(({ altText }) => altText !== '')
  if (texts.length === 0) return
  await sql`
    UPDATE product_media m SET alt_text = ''
      FROM unnest(${texts.map(({ id }) => id)}::text[], ${texts.map(({ altText }) => altText)}::text[])
             AS was (id, alt_text)
     WHERE m.site_id = ${tx.siteId} AND m.media_id = was.id AND m.alt_text = was.alt_text`.execute(
    tx.db,
  )
}
