import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Customization, SharedChoice } from '../model/customization.ts'
import { shortLabelOf } from '../rules/choice-looks.ts'

/** Products that have one of these as an option or modifier, as `id` and `product_id`. */
const usesOf = (tx: Tx, ids: readonly string[]) => sql`
  (SELECT o.id, o.product_id FROM product_options o
    WHERE o.site_id = ${tx.siteId} AND o.is_shared AND o.id = ANY(${ids}::uuid[])
    UNION ALL
   SELECT input.id, p.id FROM unnest(${ids}::uuid[]) AS input (id)
     JOIN products p ON p.site_id = ${tx.siteId} AND p.modifiers <> '[]'
      AND p.modifiers @> jsonb_build_array(jsonb_build_object('id', input.id)))`

/** How many products have each of these; for visitors only visible products count. */
export async function countCustomized(
  tx: Tx,
  ids: readonly string[],
  visibleOnly: boolean,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; count: number }>`
    SELECT uses.id, count(DISTINCT p.id)::int AS count
      FROM ${usesOf(tx, ids)} uses
      JOIN products p ON p.site_id = ${tx.siteId} AND p.id = uses.product_id
       AND (p.visible OR NOT ${visibleOnly}::boolean)
     GROUP BY uses.id`.execute(tx.db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** How many products have each of these choices; for visitors only visible products count. */
export async function countChosen(
  tx: Tx,
  ids: readonly string[],
  visibleOnly: boolean,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; count: number }>`
    SELECT uses.id, count(DISTINCT p.id)::int AS count
      FROM (SELECT h.id, h.product_id FROM product_choices h
             WHERE h.site_id = ${tx.siteId} AND h.is_shared AND h.id = ANY(${ids}::uuid[])
             UNION ALL
            SELECT input.id, p.id FROM unnest(${ids}::uuid[]) AS input (id)
              JOIN products p ON p.site_id = ${tx.siteId} AND p.modifiers <> '[]'
               AND p.modifiers @> jsonb_build_array(jsonb_build_object('choices',
                     jsonb_build_array(jsonb_build_object('id', input.id))))) uses
      JOIN products p ON p.site_id = ${tx.siteId} AND p.id = uses.product_id
       AND (p.visible OR NOT ${visibleOnly}::boolean)
     GROUP BY uses.id`.execute(tx.db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Locks the products that have one of these, ordered by id, before they are rewritten. */
async function lockProducts(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    SELECT FROM products p
     WHERE p.site_id = ${tx.siteId}
       AND p.id IN (SELECT uses.product_id FROM ${usesOf(tx, ids)} uses)
     ORDER BY p.numeric_id FOR NO KEY UPDATE`.execute(tx.db)
}

/** A customization with changed name or look, and its changed choices. */
export interface AlteredCustomization {
  readonly customization: Customization
  readonly choices: readonly SharedChoice[]
}

/**
 * Copies the current names and looks of customizations to products. One statement for each table, however
 * many products; triggers invalidate the rendered products.
 */
export async function applyToProducts(
  tx: Tx,
  altered: readonly AlteredCustomization[],
): Promise<void> {
  if (altered.length === 0) return
  await lockProducts(
    tx,
    altered.map(({ customization }) => customization.id),
  )
  await renameOptions(tx, altered)
  await rewriteChoices(tx, altered)
  await rewriteModifiers(tx, altered)
}

async function renameOptions(tx: Tx, altered: readonly AlteredCustomization[]): Promise<void> {
  const names = altered
    .filter(({ customization }) => customization.kind === 'PRODUCT_OPTION')
    .map(({ customization: { id, name } }) => ({ id, name }))
  if (names.length === 0) return
  await sql`
    UPDATE product_options o SET name = new.name
      FROM jsonb_to_recordset(${JSON.stringify(names)}::jsonb) AS new (id uuid, name text)
     WHERE o.site_id = ${tx.siteId} AND o.is_shared AND o.id = new.id
       AND o.name <> new.name`.execute(tx.db)
}

async function rewriteChoices(tx: Tx, altered: readonly AlteredCustomization[]): Promise<void> {
  const choices = altered
    .filter(({ customization }) => customization.kind === 'PRODUCT_OPTION')
    .flatMap(({ choices }) => choices.map(shownChoice))
  if (choices.length === 0) return
  await sql`
    UPDATE product_choices h
       SET description = new.name, value = new.value, color_codes = new."colorCodes",
           image = NULLIF(new.image, 'null'), display_image = NULLIF(new."displayImage", 'null')
      FROM jsonb_to_recordset(${JSON.stringify(choices)}::jsonb)
             AS new (id uuid, name text, value text, "colorCodes" text[], image jsonb,
                     "displayImage" jsonb)
     WHERE h.site_id = ${tx.siteId} AND h.is_shared AND h.id = new.id`.execute(tx.db)
}

const shownChoice = (choice: SharedChoice) => {
  const { id, name, colorCodes, image, displayImage } = choice
  return { id, name, value: shortLabelOf(choice), colorCodes, image, displayImage }
}

const shownModifierChoice = ({
  name,
  colorCode,
  colorCodes,
  image,
  displayImage,
}: SharedChoice) => ({
  name,
  colorCode: colorCode ?? '',
  colorCodes,
  image,
  displayImage,
})

/** Modifiers are stored with their product as JSON: the named ones are renamed, others stay. */
async function rewriteModifiers(tx: Tx, altered: readonly AlteredCustomization[]): Promise<void> {
  const modifiers = altered.filter(({ customization }) => customization.kind === 'MODIFIER')
  if (modifiers.length === 0) return
  const names = Object.fromEntries(
    modifiers.map(({ customization: { id, name } }) => [id, { name }]),
  )
  const choices = Object.fromEntries(
    modifiers.flatMap(({ choices }) => choices.map((one) => [one.id, shownModifierChoice(one)])),
  )
  const ids = Object.keys(names)
  await sql`
    UPDATE products p SET modifiers = (
      SELECT jsonb_agg(m || COALESCE(${JSON.stringify(names)}::jsonb -> (m ->> 'id'), '{}')
               || jsonb_build_object('choices', COALESCE((
                    SELECT jsonb_agg(h || COALESCE(${JSON.stringify(choices)}::jsonb -> (h ->> 'id'), '{}')
                             ORDER BY h_place)
                      FROM jsonb_array_elements(m -> 'choices') WITH ORDINALITY AS c (h, h_place)), '[]'))
               ORDER BY m_place)
        FROM jsonb_array_elements(p.modifiers) WITH ORDINALITY AS list (m, m_place))
     WHERE p.site_id = ${tx.siteId}
       AND p.id IN (SELECT uses.product_id FROM ${usesOf(tx, ids)} uses)`.execute(tx.db)
}
