import type { Tx } from '../../../../platform/tx.ts'
import type { PurchasableReference, Resolution } from '../../../catalog/index.ts'
import type { WishedProduct, WishItem, WishItemView, WishListView } from '../model.ts'
import { availabilityOf, type SeenProduct, seenStock, wantedOf } from '../rules/wanted.ts'
import type { WishListDeps } from './deps.ts'
import type { OpenList } from './open-list.ts'
import { isThere } from './save-list.ts'

/** The reference of an item, and its name if the product is deleted. */
type ItemReference = Pick<WishItem, 'reference' | 'seenName'>

export interface ResolvedWish {
  readonly reference: PurchasableReference
  readonly resolution: Resolution
  readonly wanted: WishedProduct
}

/** The current state of items, in their order; a constant number of statements. */
export async function resolveWishes(
  tx: Tx,
  deps: WishListDeps,
  named: readonly ItemReference[],
  currency: string,
): Promise<ResolvedWish[]> {
  const references = named.map(({ reference }) => reference)
  const resolutions = await deps.catalog.resolvePurchasables(tx, references)
  const unclear = references
    .filter((_, at) => resolutions[at]?.status === 'INVALID')
    .map(({ productId }) => productId.toLowerCase())
  const seen = await seenProducts(tx, deps, unclear)
  return named.map(({ reference, seenName }, at) => {
    const resolution = resolutions[at] as Resolution
    const product = seen.get(reference.productId.toLowerCase())
    return { reference, resolution, wanted: wantedOf({ seenName }, resolution, product, currency) }
  })
}

/** Products that visitors see, with the stock that they see. */
async function seenProducts(
  tx: Tx,
  { catalog }: WishListDeps,
  ids: readonly string[],
): Promise<Map<string, SeenProduct>> {
  const products = (await catalog.findListed(tx, ids)).filter(({ visible }) => visible)
  const hiding = products.filter(
    ({ manageVariants, aggregates }) => manageVariants && aggregates.shown,
  )
  const stock = await catalog.seenStockOf(
    tx,
    hiding.map(({ id }) => id),
  )
  const seen = products.map((product) => ({
    product,
    stock: seenStock(product, stock.get(product.id)),
  }))
  const ahead = seen.filter((one) => availabilityOf(one.stock) === 'PREORDER')
  const days = await catalog.preorderDatesOf(
    tx,
    ahead.map(({ product }) => product.id),
  )
  return new Map(
    seen.map((one) => [one.product.id, { ...one, shipsAt: days.get(one.product.id) ?? null }]),
  )
}

/** A list with prices and stock of this moment. */
export async function viewList(
  tx: Tx,
  deps: WishListDeps,
  { list, items }: OpenList,
): Promise<WishListView> {
  const { currency } = await deps.catalog.shopOf(tx)
  const shown = items.filter(isThere)
  const resolved = await resolveWishes(tx, deps, shown, currency)
  const views = shown.map((item, at): WishItemView => {
    const { wanted } = resolved[at] as ResolvedWish
    return { ...wanted, item }
  })
  return { list, currency, items: views }
}
