import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { LabelKind } from '../model/label.ts'
import type { Label } from '../model/product.ts'
import type { Collection } from '../model/shop.ts'
import type { Membership } from './collections.ts'
import { counting, labelTable } from './labels.ts'

const PAGE = 500

/** The next brands or ribbons behind an id, in the order of their ids. */
export async function pageLabels(tx: Tx, kind: LabelKind, after: string): Promise<Label[]> {
  const { rows } = await sql<Label>`
    SELECT label.id, label.name FROM ${labelTable(kind)} label
     WHERE label.site_id = ${tx.siteId} AND label.id > ${after}::uuid AND ${counting(kind)}
     ORDER BY label.id LIMIT ${PAGE}`.execute(tx.db)
  return rows
}

export type PlainCollection = Pick<Collection, 'id' | 'name' | 'slug' | 'description' | 'visible'>

/** The next collections behind an id, in the order of their ids. */
export async function pageCollections(tx: Tx, after: string): Promise<PlainCollection[]> {
  const { rows } = await sql<PlainCollection>`
    SELECT id, name, slug, description, visible FROM collections
     WHERE site_id = ${tx.siteId} AND id > ${after}::uuid ORDER BY id LIMIT ${PAGE}`.execute(tx.db)
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
