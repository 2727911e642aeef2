import { sql } from 'kysely'
import type { Tx } from '../../../../platform/tx.ts'
import type { Category, Membership } from '../../categories/index.ts'
import {
  type FullInfoSection,
  type FullRow,
  sectionColumns,
  toFullSection,
} from '../../info-sections/index.ts'
import { type FullLabel, type LabelKind, labelColumns, labelTable } from '../../labels/index.ts'
import { type Customization, customizationColumns } from '../../options/index.ts'
import { declaredCollectionSelection } from '../../shared/store/collection-selection.ts'

const PAGE = 500

/** A label with its deletion date; a deleted brand remains for the products that show it. */
export interface ExportedLabel extends FullLabel {
  readonly deletedDate: Date | null
}

/** The next brands or ribbons after an id, ordered by id. */
export async function pageLabels(tx: Tx, kind: LabelKind, after: string): Promise<ExportedLabel[]> {
  const deleted = kind === 'brand' ? sql`label.deleted_date` : sql`NULL::timestamptz`
  const { rows } = await sql<ExportedLabel>`
    SELECT ${labelColumns}, ${deleted} AS "deletedDate" FROM ${labelTable(kind)} label
     WHERE label.site_id = ${tx.siteId} AND label.id > ${after}::uuid
     ORDER BY label.id LIMIT ${PAGE}`.execute(tx.db)
  return rows
}

/** The next shared sections after an id, ordered by id. */
export async function pageInfoSections(tx: Tx, after: string): Promise<FullInfoSection[]> {
  const { rows } = await sql<FullRow>`
    SELECT ${sectionColumns} FROM info_sections s
     WHERE s.site_id = ${tx.siteId} AND s.id > ${after}::uuid AND s.owned_by IS NULL
     ORDER BY s.id LIMIT ${PAGE}`.execute(tx.db)
  return rows.map(toFullSection)
}

/** The next shared options and modifiers after an id, ordered by id. */
export async function pageCustomizations(tx: Tx, after: string): Promise<Customization[]> {
  const { rows } = await sql<Customization>`
    SELECT ${customizationColumns} FROM customizations c
     WHERE c.site_id = ${tx.siteId} AND c.id > ${after}::uuid
     ORDER BY c.id LIMIT ${PAGE}`.execute(tx.db)
  return rows
}

/** A collection without derived fields. */
export interface ExportedCollection
  extends Omit<Category, 'ancestorIds' | 'position' | 'productCount' | 'cover' | 'image'> {
  readonly mediaId: string | null
}

/** The next collections after one, parents before their children, siblings in order. */
export async function pageCollections(tx: Tx, after: string): Promise<ExportedCollection[]> {
  const { rows } = await sql<ExportedCollection>`
    SELECT c.id, c.name, c.slug, c.description, c.visible, c.parent_id AS "parentId",
           c.media_id AS "mediaId", c.rich_description AS document, c.seo, c.handle,
           c.managing_app_id AS "managingAppId", c.extended_fields AS "extendedFields",
           c.hidden_from_menu AS "hiddenFromMenu", c.custom_fields AS "customFields",
           ${declaredCollectionSelection('c')}, c.revision,
           c.created_date AS "createdDate", c.updated_date AS "updatedDate"
      FROM collections c
      LEFT JOIN collections last ON last.site_id = c.site_id AND last.id = ${after}::uuid
     WHERE c.site_id = ${tx.siteId}
       AND (last.id IS NULL OR (cardinality(c.ancestor_ids), c.position, c.id)
                             > (cardinality(last.ancestor_ids), last.position, last.id))
     ORDER BY cardinality(c.ancestor_ids), c.position, c.id LIMIT ${PAGE}`.execute(tx.db)
  return rows
}

/** The position of a product in a collection. */
export interface ExportedMembership extends Membership {
  readonly position: number
  readonly addedDate: Date
  /** Index among the manually arranged products. */
  readonly arranged: number | null
  /** Whether it is the main category of the product. */
  readonly isMain: boolean
}
type MembershipCursor = Pick<ExportedMembership, 'collectionId' | 'productId' | 'position'>

/** The next members of collections, by collection and position. */
export async function pageMembers(tx: Tx, after: MembershipCursor): Promise<ExportedMembership[]> {
  const { rows } = await sql<ExportedMembership>`
    SELECT cp.collection_id AS "collectionId", cp.product_id AS "productId", cp.position,
           cp.added_date AS "addedDate", cp.arranged,
           p.main_category_id IS NOT DISTINCT FROM cp.collection_id AS "isMain"
      FROM collection_products cp
      JOIN products p ON p.site_id = cp.site_id AND p.id = cp.product_id
     WHERE cp.site_id = ${tx.siteId}
       AND (cp.collection_id, cp.position, cp.product_id)
         > (${after.collectionId}::uuid, ${after.position}::bigint, ${after.productId}::uuid)
     ORDER BY cp.collection_id, cp.position, cp.product_id LIMIT ${PAGE}`.execute(tx.db)
  return rows
}
