import { legalPageIds } from '@vitrine/contract/pages'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/tx.ts'
import type { ShopState } from './rules.ts'

type StoredState = Pick<
  ShopState,
  'hasTaxRegion' | 'hasDelivery' | 'hasProduct' | 'hasImprint' | 'hasOrder' | 'hasSold'
>

/** Addresses of imprints that merchants write without our texts. */
const imprintSlugs = ['impressum', 'imprint', 'legal-notice']

/** The shop's state of taxes, delivery, legal pages, products and orders. */
export async function findState(tx: Tx): Promise<StoredState> {
  const { siteId } = tx
  const { rows } = await sql<StoredState>`
    SELECT EXISTS (SELECT FROM tax_regions WHERE site_id = ${siteId}) AS "hasTaxRegion",
           EXISTS (SELECT FROM shipping_options WHERE site_id = ${siteId} AND active
                      AND cardinality(delivery_region_ids) > 0)
        OR EXISTS (SELECT FROM pickup_locations WHERE site_id = ${siteId} AND active)
        OR EXISTS (SELECT FROM local_delivery_options WHERE site_id = ${siteId} AND active) AS "hasDelivery",
           EXISTS (SELECT FROM products WHERE site_id = ${siteId} AND visible) AS "hasProduct",
           EXISTS (SELECT FROM pages WHERE site_id = ${siteId} AND published IS NOT NULL
                      AND (id = ${legalPageIds.imprint}::uuid OR slug = ANY(${imprintSlugs}))) AS "hasImprint",
           EXISTS (SELECT FROM orders WHERE site_id = ${siteId}) AS "hasOrder",
           EXISTS (SELECT FROM orders WHERE site_id = ${siteId} AND NOT is_rehearsal) AS "hasSold"`.execute(
    tx.db,
  )
  return rows[0]!
}
