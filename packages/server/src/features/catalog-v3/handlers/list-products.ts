import {
  NoPermissionToIncludeNotVisibleProducts,
  NoPermissionToReadMerchantData,
  type ProductField,
  type Product as WireProduct,
} from '@vitrine/contract/catalog-v3'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import {
  type Catalog,
  type Conversion,
  currencyDecimals,
  type MediaUrl,
  type Product,
  type Search,
  type SeenStock,
  type Shop,
  stockFromCounts,
} from '../../catalog/index.ts'
import { encodeProduct } from '../codec/product.ts'
import type { ProductView } from '../codec/product-view.ts'
import { asksForHidden } from '../codec/search.ts'

export interface ListingDeps {
  readonly catalog: Catalog
  readonly mediaUrl: MediaUrl
  /** What one unit of the shop's currency is worth in another; undefined where nobody said. */
  rateOf(tx: Tx, currency: string): Promise<string | undefined>
}

export type Call = Pick<HandlerContext, 'caller' | 'tx' | 'request'>
type Fields = readonly ProductField[] | null | undefined

export const readerOf = ({ caller }: Pick<Call, 'caller'>) => ({ seesHidden: isMerchant(caller) })

/** Only those who run the store ask for products that are not visible (§12.5). */
export function refuseHidden(call: Pick<Call, 'caller'>, { filter }: Search): void {
  if (isMerchant(call.caller) || !asksForHidden(filter)) return
  throw NoPermissionToIncludeNotVisibleProducts({ field: 'visible' })
}

/** How things are written for this caller. Asking for a merchant's figures takes a merchant. */
export async function viewOf(deps: ListingDeps, call: Call, asked: Fields): Promise<ProductView> {
  const fields = new Set(asked ?? [])
  const isOwn = isMerchant(call.caller)
  if (fields.has('MERCHANT_DATA') && !isOwn) {
    throw NoPermissionToReadMerchantData({ field: 'MERCHANT_DATA' })
  }
  const shop = await deps.catalog.shopOf(call.tx)
  const conversion = await conversionTo(deps, call, shop)
  const decimals = currencyDecimals(conversion?.currency ?? shop.currency)
  return { shop, decimals, mediaUrl: deps.mediaUrl, fields, isMerchant: isOwn, conversion }
}

/** A currency without a rate is as good as none: prices stay in the shop's own. */
async function conversionTo(
  { rateOf }: ListingDeps,
  { tx, request: { currency } }: Call,
  shop: Shop,
): Promise<Conversion | null> {
  if (!currency || currency === shop.currency) return null
  const rate = await rateOf(tx, currency)
  return rate === undefined ? null : { currency, rate }
}

const ofCategories = [
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'DIRECT_CATEGORY_IDS',
  'BREADCRUMBS_INFO',
] as const
/** Whether a reader wants to know of categories, which are read beside products. */
export const asksForCategories = ({ fields }: Pick<ProductView, 'fields'>): boolean =>
  ofCategories.some((one) => fields.has(one))
const ofCheapest = ['MIN_PRICE_VARIANT', 'MIN_VARIANT_PRICE_INFO'] as const

/** Products as their reader may know them: visitors hear of no category that they do not see. */
export async function withSeenCategories(
  catalog: Catalog,
  call: Call,
  products: readonly Product[],
): Promise<readonly Product[]> {
  const ids = products.flatMap(({ mainCategoryId }) => mainCategoryId ?? [])
  if (isMerchant(call.caller) || ids.length === 0) return products
  const hidden = await catalog.hiddenCategories(call.tx, ids)
  return products.map((one) =>
    one.mainCategoryId && hidden.has(one.mainCategoryId) ? { ...one, mainCategoryId: null } : one,
  )
}

/** Products of a list: what is asked for beside them is read for all of them at once. */
export async function listProducts(
  { catalog }: ListingDeps,
  call: Call,
  view: ProductView,
  products: readonly Product[],
): Promise<WireProduct[]> {
  const ids = products.map(({ id }) => id)
  const wants = (fields: readonly ProductField[]) => fields.some((one) => view.fields.has(one))
  const categories = asksForCategories(view)
    ? await catalog.categoriesOf(call.tx, ids, readerOf(call))
    : undefined
  const cheapest = wants(ofCheapest) ? await catalog.cheapestOf(call.tx, ids) : undefined
  const stock = await seenStock(catalog, call, products)
  const compared = products.filter(({ pricePerUnit }) => pricePerUnit).map(({ id }) => id)
  const units = await catalog.unitSpansOf(call.tx, compared, readerOf(call))
  const seen = await withSeenCategories(catalog, call, products)
  return seen.map((product) =>
    encodeProduct(view, product, {
      isWhole: false,
      stock: stock.get(product.id),
      units: units.get(product.id),
      categories: categories?.get(product.id),
      cheapest: cheapest?.get(product.id),
    }),
  )
}

/** For visitors, of those products that hide variants. */
async function seenStock(catalog: Catalog, call: Call, products: readonly Product[]) {
  const hiding = products.filter(
    ({ manageVariants, aggregates }) => manageVariants && aggregates.shown,
  )
  if (isMerchant(call.caller) || hiding.length === 0) return new Map<string, SeenStock>()
  const ids = hiding.map(({ id }) => id)
  const found = await catalog.seenStockOf(call.tx, ids)
  const nothing = stockFromCounts({ all: 0, sold: 0, ahead: 0, open: 0 })
  return new Map(ids.map((id) => [id, found.get(id) ?? nothing]))
}

/** Products with their variants, which have been read. */
export async function showWhole(
  { catalog }: ListingDeps,
  call: Call,
  view: ProductView,
  products: readonly Product[],
): Promise<WireProduct[]> {
  const ids = products.map(({ id }) => id)
  const categories = asksForCategories(view)
    ? await catalog.categoriesOf(call.tx, ids, readerOf(call))
    : undefined
  const seen = await withSeenCategories(catalog, call, products)
  return seen.map((product) =>
    encodeProduct(view, product, { isWhole: true, categories: categories?.get(product.id) }),
  )
}
