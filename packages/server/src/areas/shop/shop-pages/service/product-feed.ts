import { MAX_FEED_GAPS } from '@vitrine/contract/shop'
import type { Tx } from '../../../../platform/tx.ts'
import type { FeedPlace } from '../../../catalog/index.ts'
import type { ShopPageDeps } from './page-deps.ts'

interface FeedPage {
  readonly after: FeedPlace | undefined
  readonly limit: number
}

/** One page of variants for feeds, with the breadcrumbs of their collections: five statements. */
export async function feedPage(tx: Tx, { catalog }: ShopPageDeps, page: FeedPage) {
  const { items, next } = await catalog.feedVariants(tx, page)
  const paths = await catalog.shownPathsTo(tx, [...new Set(items.map((one) => one.product.id))])
  return { items, next, paths }
}

/** The number of products in feeds, and their missing required fields: one statement. */
export const feedReport = (tx: Tx, { catalog }: ShopPageDeps) =>
  catalog.feedFigures(tx, { limit: MAX_FEED_GAPS })
