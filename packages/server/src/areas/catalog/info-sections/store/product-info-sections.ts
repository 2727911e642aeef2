import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Product } from '../../shared/model/product.ts'
import { type Row, upsertRows } from '../../shared/store/rows.ts'
import type { InfoSection } from '../model/info-section.ts'

/** A section as selected: the document is text, so that its bytes are preserved. */
export interface InfoSectionRow extends Omit<InfoSection, 'document'> {
  readonly document: string | null
}

/** The sections of `products p` in order, as one value. */
export const sectionsOfProduct = sql`
  (SELECT COALESCE(jsonb_agg(jsonb_build_object(
            'id', s.id, 'uniqueName', s.unique_name, 'title', s.title, 'description', s.description,
            'document', s.document, 'isOwn', s.owned_by IS NOT NULL) ORDER BY ps.position), '[]')
     FROM product_info_sections ps
     JOIN info_sections s ON s.site_id = ps.site_id AND s.id = ps.info_section_id
    WHERE ps.site_id = p.site_id AND ps.product_id = p.id)`

export const toInfoSection = ({ document, ...row }: InfoSectionRow): InfoSection => ({
  ...row,
  document: document === null ? null : JSON.parse(document),
})

const sectionTable = {
  table: 'info_sections',
  columns: [
    'id',
    'unique_name',
    'title',
    'description',
    'document',
    'owned_by',
    'created_date',
    'updated_date',
  ],
  key: ['id'],
  update: ['title', 'description', 'document', 'updated_date'],
} as const
const linkTable = {
  table: 'product_info_sections',
  columns: ['product_id', 'info_section_id', 'position'],
  key: ['product_id', 'info_section_id'],
  update: ['position'],
} as const

interface Change {
  readonly before?: Product
  readonly after: Product
}

/** Saves the sections of products: own ones with their content, shared ones as references. */
export async function saveInfoSections(tx: Tx, changes: readonly Change[]): Promise<void> {
  await removeDeleted(tx, changes)
  await upsertRows(
    tx,
    sectionTable,
    changes.flatMap(({ before, after }) => {
      const existing = new Set(before?.infoSections)
      return after.infoSections.flatMap((one) =>
        one.isOwn && !existing.has(one) ? [ownRow(tx, after.id, one)] : [],
      )
    }),
  )
  await upsertRows(
    tx,
    linkTable,
    changes.flatMap(({ after }) =>
      after.infoSections.map(({ id }, position) => ({
        product_id: after.id,
        info_section_id: id,
        position,
      })),
    ),
  )
}

const ownRow = (tx: Tx, productId: string, section: InfoSection): Row => ({
  id: section.id,
  unique_name: section.uniqueName,
  title: section.title,
  description: section.description,
  document: section.document && JSON.stringify(section.document),
  owned_by: productId,
  created_date: tx.now,
  updated_date: tx.now,
})

/** Shared sections are detached; a product's own section is deleted with its position. */
async function removeDeleted(tx: Tx, changes: readonly Change[]): Promise<void> {
  const removed = changes.flatMap(({ before, after }) => {
    const stored = new Set(after.infoSections.map(({ id }) => id))
    const left = before?.infoSections.filter(({ id }) => !stored.has(id)) ?? []
    return left.map(({ id }) => ({ productId: after.id, id }))
  })
  if (removed.length === 0) return
  const products = removed.map(({ productId }) => productId)
  const sections = removed.map(({ id }) => id)
  await sql`
    WITH deleted AS (
      SELECT * FROM unnest(${products}::uuid[], ${sections}::uuid[]) AS pair (product_id, id)
    ), taken_off AS (
      DELETE FROM product_info_sections ps USING deleted
       WHERE ps.site_id = ${tx.siteId} AND ps.product_id = deleted.product_id
         AND ps.info_section_id = deleted.id
    )
    DELETE FROM info_sections s USING deleted
     WHERE s.site_id = ${tx.siteId} AND s.id = deleted.id AND s.owned_by = deleted.product_id`.execute(
    tx.db,
  )
}
