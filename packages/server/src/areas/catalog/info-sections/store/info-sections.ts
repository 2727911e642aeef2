import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import { guidsAmong } from '../../shared/store/rows.ts'
import type { FullInfoSection, NewInfoSection } from '../model/info-section.ts'

export interface FullRow extends Omit<FullInfoSection, 'document'> {
  readonly document: string | null
}

/** The selected columns of `info_sections s`. */
export const sectionColumns = sql`s.id, s.revision, s.unique_name AS "uniqueName", s.title, s.description,
  s.document, s.owned_by AS "ownedBy", s.created_date AS "createdDate",
  s.updated_date AS "updatedDate"`

export const toFullSection = ({ document, ...row }: FullRow): FullInfoSection => ({
  ...row,
  document: document === null ? null : JSON.parse(document),
})

const byId = (rows: readonly FullRow[]): Map<string, FullInfoSection> =>
  new Map(rows.map((row) => [row.id, toFullSection(row)]))

/** Row locks until the end of the transaction: `use` prevents deletion, the exclusive one any change. */
const holds = { none: sql``, use: sql`FOR KEY SHARE`, change: sql`FOR UPDATE` } as const

export async function findInfoSections(
  tx: Tx,
  ids: readonly string[],
  hold: keyof typeof holds = 'none',
): Promise<Map<string, FullInfoSection>> {
  const existing = guidsAmong(ids)
  if (existing.length === 0) return new Map()
  const { rows } = await sql<FullRow>`
    SELECT ${sectionColumns} FROM info_sections s
     WHERE s.site_id = ${tx.siteId} AND s.id = ANY(${existing}::uuid[])
     ORDER BY s.id ${holds[hold]}`.execute(tx.db)
  return byId(rows)
}

/** A section, unless it belongs to a product that the reader may not see. */
export async function findReadableSection(
  tx: Tx,
  id: string,
  seesHidden: boolean,
): Promise<FullInfoSection | undefined> {
  const { rows } = await sql<FullRow>`
    SELECT ${sectionColumns} FROM info_sections s
     WHERE s.site_id = ${tx.siteId} AND s.id = ANY(${guidsAmong([id])}::uuid[])
       AND (${seesHidden}::boolean OR s.owned_by IS NULL
            OR EXISTS (SELECT FROM products p
                        WHERE p.site_id = s.site_id AND p.id = s.owned_by AND p.visible))`.execute(
    tx.db,
  )
  return rows[0] && toFullSection(rows[0])
}

/** Sections by case-insensitive name, keyed by each requested spelling. */
export async function findSectionsByName(
  tx: Tx,
  names: readonly string[],
): Promise<Map<string, FullInfoSection>> {
  if (names.length === 0) return new Map()
  const { rows } = await sql<FullRow & { input: string }>`
    SELECT input, ${sectionColumns}
      FROM unnest(${[...new Set(names)]}::text[]) AS input
      JOIN info_sections s
        ON s.site_id = ${tx.siteId} AND lower(s.unique_name) = lower(input)
     ORDER BY s.id FOR KEY SHARE OF s`.execute(tx.db)
  return new Map(rows.map(({ input, ...row }) => [input, toFullSection(row)]))
}

/** Serialises name changes, so that no name is given twice. */
export async function lockSectionNames(tx: Tx): Promise<void> {
  const word = `info sections ${tx.siteId}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${word}, 0))`.execute(tx.db)
}

export async function countShared(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM info_sections
     WHERE site_id = ${tx.siteId} AND owned_by IS NULL`.execute(tx.db)
  return rows[0]?.count ?? 0
}

const asRows = (sections: readonly InfoSectionWithId[]) =>
  JSON.stringify(
    sections.map(({ id, uniqueName, title, description, document, ...history }) => ({
      id,
      revision: history.revision,
      created_date: history.createdDate,
      updated_date: history.updatedDate,
      unique_name: uniqueName,
      title,
      description,
      document: document && JSON.stringify(document),
    })),
  )

type InfoSectionWithId = NewInfoSection & {
  readonly id: string
  /** Set for sections restored from an export. */
  readonly revision?: number | undefined
  readonly createdDate?: Date | undefined
  readonly updatedDate?: Date | undefined
}

/** Inserts shared sections. */
export async function insertInfoSections(
  tx: Tx,
  sections: readonly InfoSectionWithId[],
): Promise<Map<string, FullInfoSection>> {
  if (sections.length === 0) return new Map()
  const { rows } = await sql<FullRow>`
    INSERT INTO info_sections AS s (site_id, id, unique_name, title, description, document, revision,
                                    created_date, updated_date)
    SELECT ${tx.siteId}::uuid, id, unique_name, title, description, document, COALESCE(revision, 1),
           COALESCE(created_date, ${tx.now}::timestamptz), COALESCE(updated_date, ${tx.now}::timestamptz)
      FROM jsonb_populate_recordset(NULL::info_sections, ${asRows(sections)}::jsonb)
    RETURNING ${sectionColumns}`.execute(tx.db)
  return byId(rows)
}

/** Updates sections; their revisions grow by one. */
export async function updateInfoSections(
  tx: Tx,
  sections: readonly InfoSectionWithId[],
): Promise<Map<string, FullInfoSection>> {
  if (sections.length === 0) return new Map()
  const { rows } = await sql<FullRow>`
    UPDATE info_sections s
       SET unique_name = new.unique_name, title = new.title, description = new.description,
           document = new.document, revision = s.revision + 1, updated_date = ${tx.now}
      FROM jsonb_populate_recordset(NULL::info_sections, ${asRows(sections)}::jsonb) new
     WHERE s.site_id = ${tx.siteId} AND s.id = new.id
    RETURNING ${sectionColumns}`.execute(tx.db)
  return byId(rows)
}

export async function deleteInfoSections(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    DELETE FROM info_sections WHERE site_id = ${tx.siteId} AND id = ANY(${ids}::uuid[])`.execute(
    tx.db,
  )
}

/** Up to `limit` products that show one of these sections. */
export async function findProductsWithSection(
  tx: Tx,
  sectionIds: readonly string[],
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT product_id AS id FROM product_info_sections
     WHERE site_id = ${tx.siteId} AND info_section_id = ANY(${sectionIds}::uuid[])
     ORDER BY id LIMIT ${limit}`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** How many products show each of these sections; for visitors only visible products count. */
export async function countProductsWithSection(
  tx: Tx,
  ids: readonly string[],
  visibleOnly: boolean,
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; count: number }>`
    SELECT ps.info_section_id AS id, count(*)::int AS count
      FROM product_info_sections ps
      JOIN products p ON p.site_id = ps.site_id AND p.id = ps.product_id
     WHERE ps.site_id = ${tx.siteId} AND ps.info_section_id = ANY(${ids}::uuid[])
       AND (p.visible OR NOT ${visibleOnly}::boolean)
     GROUP BY ps.info_section_id`.execute(tx.db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
