import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import { guidsAmong, type Row, upsertRows } from '../../shared/store/rows.ts'
import type { Customization, CustomizationKind } from '../model/customization.ts'

/** A customization with its choices, selected from `customizations c`. */
export const customizationColumns = sql`
  c.id, c.revision, c.kind, c.render_type AS "renderType", c.name, c.key, c.free_text AS "freeText",
  c.choice_order AS "choiceOrder", c.created_date AS "createdDate", c.updated_date AS "updatedDate",
  (SELECT COALESCE(jsonb_agg(jsonb_build_object(
            'id', h.id, 'choiceType', h.choice_type, 'name', h.name, 'key', h.key,
            'colorCode', h.color_code, 'colorCodes', h.color_codes, 'image', h.image,
            'defaultAddedPrice', h.added_price::text, 'displayImage', h.display_image,
            'primaryChoiceIds', h.primary_choice_ids)
          ORDER BY h.position), '[]')
     FROM customization_choices h
    WHERE h.site_id = c.site_id AND h.customization_id = c.id) AS choices`

/** Customizations by id, with their choices. */
export async function findCustomizations(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, Customization>> {
  const existing = guidsAmong(ids)
  if (existing.length === 0) return new Map()
  const { rows } = await sql<Customization>`
    SELECT ${customizationColumns} FROM customizations c
     WHERE c.site_id = ${tx.siteId} AND c.id = ANY(${existing}::uuid[])`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Locks customizations until the end of the transaction: `share` while a product starts to use them, `update`
 * to change or delete them. Always all at once, ordered by id, and before any product, to avoid deadlocks.
 * Read them afterwards.
 */
export async function lockCustomizations(
  tx: Tx,
  ids: readonly string[],
  mode: 'share' | 'update',
): Promise<void> {
  const existing = guidsAmong(ids)
  if (existing.length === 0) return
  await sql`
    SELECT FROM customizations
     WHERE site_id = ${tx.siteId} AND id = ANY(${existing}::uuid[])
     ORDER BY id ${mode === 'share' ? sql`FOR SHARE` : sql`FOR UPDATE`}`.execute(tx.db)
}

/** Serialises the creation of customizations, so that none is added twice and keys never collide. */
export async function lockCustomizationNames(tx: Tx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`customizations ${tx.siteId}`}, 0))`.execute(
    tx.db,
  )
}

/** The render type and name by which a product refers to an option or modifier. */
export interface CustomizationName {
  readonly kind: CustomizationKind
  readonly renderType: string
  readonly name: string
}

/**
 * Ids by kind, render type and case-insensitive name, the oldest of several; at the index of each name. Names
 * that are equal in the database have the same `same`.
 */
export async function findByName(
  tx: Tx,
  names: readonly CustomizationName[],
): Promise<{ readonly id: string | null; readonly same: string }[]> {
  if (names.length === 0) return []
  const { rows } = await sql<{ id: string | null; same: string }>`
    SELECT found.id, input.kind || ' ' || input."renderType" || ' ' || lower(input.name) AS same
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
             AS (kind text, "renderType" text, name text)) WITH ORDINALITY
             AS input (kind, "renderType", name, place)
      LEFT JOIN LATERAL (
           SELECT c.id FROM customizations c
            WHERE c.site_id = ${tx.siteId} AND c.kind = input.kind
              AND c.render_type = input."renderType" AND lower(c.name) = lower(input.name)
            ORDER BY c.created_date, c.id LIMIT 1) found ON TRUE
     ORDER BY input.place`.execute(tx.db)
  return rows
}

/** Keys that start like one of these. */
export async function findKeysLike(tx: Tx, roots: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT key FROM customizations c
     WHERE site_id = ${tx.siteId}
       AND EXISTS (SELECT FROM unnest(${[...new Set(roots)]}::text[]) AS root
                    WHERE starts_with(lower(c.key), root))`.execute(tx.db)
  return rows.map(({ key }) => key)
}

/** How many options and how many modifiers the site shares. */
export async function countByKind(tx: Tx): Promise<Map<CustomizationKind, number>> {
  const { rows } = await sql<{ kind: CustomizationKind; count: number }>`
    SELECT kind, count(*)::int AS count FROM customizations
     WHERE site_id = ${tx.siteId} GROUP BY kind`.execute(tx.db)
  return new Map(rows.map(({ kind, count }) => [kind, count]))
}

const changing = ['name', 'free_text', 'choice_order', 'revision', 'updated_date']
const customizationTable = {
  table: 'customizations',
  columns: ['id', 'kind', 'render_type', 'key', 'created_date', ...changing],
  key: ['id'],
  update: changing,
} as const

const choiceLook = ['color_code', 'color_codes', 'image', 'display_image']
const choiceUpdate = ['position', 'name', ...choiceLook, 'added_price', 'primary_choice_ids']
const choiceTable = {
  table: 'customization_choices',
  columns: ['id', 'customization_id', 'choice_type', 'key', ...choiceUpdate],
  key: ['id'],
  update: choiceUpdate,
} as const

/** Writes customizations and their choices, one statement for each table. */
export async function saveCustomizations(
  tx: Tx,
  customizations: readonly Customization[],
): Promise<void> {
  if (customizations.length === 0) return
  const rows = customizations.map(
    (one): Row => ({
      id: one.id,
      kind: one.kind,
      render_type: one.renderType,
      name: one.name,
      key: one.key,
      free_text: one.freeText,
      choice_order: one.choiceOrder,
      revision: one.revision,
      created_date: one.createdDate,
      updated_date: one.updatedDate,
    }),
  )
  await upsertRows(tx, customizationTable, rows)
  await upsertRows(tx, choiceTable, customizations.flatMap(choiceRows))
}

const choiceRows = ({ id, choices }: Customization): Row[] =>
  choices.map((one, position) => ({
    id: one.id,
    customization_id: id,
    position,
    choice_type: one.choiceType,
    name: one.name,
    key: one.key,
    color_code: one.colorCode,
    color_codes: one.colorCodes,
    image: one.image,
    added_price: one.defaultAddedPrice,
    display_image: one.displayImage,
    primary_choice_ids: one.primaryChoiceIds,
  }))

export async function deleteChoices(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`DELETE FROM customization_choices
     WHERE site_id = ${tx.siteId} AND id = ANY(${ids}::uuid[])`.execute(tx.db)
}

export async function deleteCustomizations(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`DELETE FROM customizations
     WHERE site_id = ${tx.siteId} AND id = ANY(${ids}::uuid[])`.execute(tx.db)
}
