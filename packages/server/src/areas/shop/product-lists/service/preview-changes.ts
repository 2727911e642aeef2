import { dryRun } from '../../../../platform/dry-run.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog, Product, Search } from '../../../catalog/index.ts'
import { refusalOf } from '../../../site/jobs/index.ts'
import { bulkSteps } from '../rules/bulk-steps.ts'
import { onSaleOf } from '../rules/filter.ts'
import { type BulkChange, takeSteps } from './change-products.ts'
import { findSearch } from './find-search.ts'
import type { ListDeps } from './list-products.ts'

interface PriceRange {
  readonly lowest: string
  readonly highest: string
}

/** The effect of a bulk change: the number of products and their price range. */
export interface ChangePreview {
  readonly count: number
  /** Number of products that are discounted now. */
  readonly onSale: number
  readonly before?: PriceRange
  readonly after?: PriceRange
  readonly refusal?: { readonly code: string; readonly description: string }
}

const merchant = { seesHidden: true } as const

/**
 * Price changes keep the order of the actual prices, so the products with the lowest and the highest price keep these
 * positions. A new discount replaces that of each product, so the order is that of the prices without discount. Only
 * these products are changed, read and rolled back.
 */
export async function previewChanges(
  tx: Tx,
  deps: ListDeps,
  { filter, changes }: BulkChange,
): Promise<ChangePreview> {
  const { catalog } = deps
  const steps = bulkSteps(changes)
  const search = await findSearch(tx, deps, filter)
  const count = await catalog.countFound(tx, search, merchant)
  if (count === 0) return { count, onSale: 0 }
  const onSale = await catalog.countFound(tx, onSaleOf(search), merchant)
  const [lowest, highest] = await extremesBy(tx, catalog, search, 'Paid')
  const before = { lowest: lowest.aggregates.price.min, highest: highest.aggregates.price.max }
  const [first, last] = steps.fields?.discount
    ? await extremesBy(tx, catalog, search, 'List')
    : [lowest, highest]
  const ids = [...new Set([first.id, last.id])]
  return dryRun(tx, async () => {
    const [refused] = (await takeSteps(tx, catalog, ids, steps)).values()
    if (refused) {
      const { definition, message } = refusalOf(refused)
      return { count, onSale, before, refusal: { code: definition.code, description: message } }
    }
    const changed = new Map((await catalog.findListed(tx, ids)).map((one) => [one.id, one]))
    const of = (id: string) => (changed.get(id) as Product).aggregates.price
    const after = { lowest: of(first.id).min, highest: of(last.id).max }
    return { count, onSale, before, after }
  })
}

/** The products with the lowest and the highest price, either actual or without discount. */
const extremesBy = async (tx: Tx, catalog: Catalog, search: Search, kind: 'Paid' | 'List') =>
  [
    await firstBy(tx, catalog, search, { field: `lowest${kind}`, descending: false }),
    await firstBy(tx, catalog, search, { field: `highest${kind}`, descending: true }),
  ] as const

async function firstBy(
  tx: Tx,
  catalog: Catalog,
  search: Search,
  sort: { readonly field: string; readonly descending: boolean },
): Promise<Product> {
  const query = { ...search, sort: [sort], limit: 1, offset: 0 }
  const { items } = await catalog.searchProducts(tx, query, merchant)
  return items[0] as Product
}
