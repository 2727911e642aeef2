import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { FullInfoSection } from '../model/info-section.ts'
import type { LabelKind } from '../model/label.ts'
import type { Label } from '../model/product.ts'
import type { Collection } from '../model/shop.ts'
import { type FullRow, sectionColumns, toFullSection } from './info-sections.ts'
import { counting, labelTable } from './labels.ts'
import type { Membership } from './members.ts'

const PAGE = 500

/** The next brands or ribbons behind an id, in the order of their ids. */
export async function pageLabels(tx: Tx, kind: LabelKind, after: string): Promise<Label[]> {
  const { rows } = await sql<Label>`
    SELECT label.id, label.name FROM ${labelTable(kind)} label
     WHERE label.site_id = ${tx.siteId} AND label.id > ${after}::uuid AND ${counting(kind)}
     ORDER BY label.id LIMIT ${PAGE}`.execute(tx.db)
  return rows
}

/** The next shared sections behind an id, in the order of their ids. */
export async function pageInfoSections(tx: Tx, after: string): Promise<FullInfoSection[]> {
  const { rows } = await sql<FullRow>`
    SELECT ${sectionColumns} FROM info_sections s
     WHERE s.site_id = ${tx.siteId} AND s.id > ${after}::uuid AND s.owned_by IS NULL
     ORDER BY s.id LIMIT ${PAGE}`.execute(tx.db)
  return rows.map(toFullSection)
}

export interface PlainCollection
  extends Pick<Collection, 'id' | 'name' | 'slug' | 'description' | 'visible'> {
  readonly parentId?: string | null
}

/** The next collections behind one, parents before their children and siblings in their order. */
export async function pageCollections(tx: Tx, after: string): Promise<PlainCollection[]> {
  const { rows } = await sql<PlainCollection>`
    SELECT c.id, c.name, c.slug, c.description, c.visible, c.parent_id AS "parentId"
      FROM collections c
      LEFT JOIN collections last ON last.site_id = c.site_id AND last.id = ${after}::uuid
     WHERE c.site_id = ${tx.siteId}
       AND (last.id IS NULL OR (cardinality(c.ancestor_ids), c.position, c.id)
                             > (cardinality(last.ancestor_ids), last.position, last.id))
     ORDER BY cardinality(c.ancestor_ids), c.position, c.id LIMIT ${PAGE}`.execute(tx.db)
  return rows
}

/** Where a product stands in a collection. */
export interface Place extends Membership {
  readonly position: number
}

/** The next members of collections, collection by collection in the order of their places. */
export async function pageMembers(tx: Tx, after: Place): Promise<Place[]> {
  const { rows } = await sql<Place>`
    SELECT collection_id AS "collectionId", product_id AS "productId", position
      FROM collection_products
     WHERE site_id = ${tx.siteId}
       AND (collection_id, position, product_id)
         > (${after.collectionId}::uuid, ${after.position}::bigint, ${after.productId}::uuid)
     ORDER BY collection_id, position, product_id LIMIT ${PAGE}`.execute(tx.db)
  return rows
}
