import { MAX_FEED_GAPS } from '@vitrine/contract/shop'
import type { Tx } from '../../../../platform/tx.ts'
import type { FeedPlace } from '../../../catalog/index.ts'
import type { ShopPageDeps } from './page-deps.ts'

interface FeedPage {
  readonly after: FeedPlace | undefined
  readonly limit: number
}

/** A page of the variants that feeds have, with the paths of their collections: five statements. */
export async function feedPage(tx: Tx, { catalog }: ShopPageDeps, page: FeedPage) {
  const { items, next } = await catalog.feedVariants(tx, page)
  const paths = await catalog.shownPathsTo(tx, [...new Set(items.map((one) => one.product.id))])
  return { items, next, paths }
}

/** What feeds have, and what platforms ask for and they lack: one statement. */
export const feedReport = (tx: Tx, { catalog }: ShopPageDeps) =>
  catalog.feedFigures(tx, { limit: MAX_FEED_GAPS })
