import {
  NoPermissionToIncludeNotVisibleProducts,
  NoPermissionToReadMerchantData,
  type ProductField,
  type Product as WireProduct,
} from '@vitrine/contract/catalog-v3'
import { currencyDigits } from '@vitrine/money'
import {
  type Catalog,
  type Product,
  readerOf,
  type Search,
  type ShopViewDeps,
  shopViewOf,
  stockFromCounts,
  type VisibleStock,
} from '../../../areas/catalog/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import { encodeProduct } from '../codec/product.ts'
import type { ProductView } from '../codec/product-view.ts'
import { asksForHidden } from '../codec/search.ts'

export interface ListingDeps extends ShopViewDeps {
  readonly catalog: Catalog
}

export type Call = Pick<HandlerContext, 'caller' | 'tx' | 'request'>
type Fields = readonly ProductField[] | null | undefined

/** Only merchants may request hidden products (§12.5). */
export function refuseHidden(call: Pick<Call, 'caller'>, { filter }: Search): void {
  if (isMerchant(call.caller) || !asksForHidden(filter)) return
  throw NoPermissionToIncludeNotVisibleProducts({ field: 'visible' })
}

/** The view for this caller. Merchant-only fields require a merchant. */
export async function viewOf(
  deps: ListingDeps,
  call: Call,
  requested: Fields,
): Promise<ProductView> {
  const fields = new Set(requested ?? [])
  const isOwn = isMerchant(call.caller)
  if (fields.has('MERCHANT_DATA') && !isOwn) {
    throw NoPermissionToReadMerchantData({ field: 'MERCHANT_DATA' })
  }
  const view = await shopViewOf(deps, call)
  const decimals = currencyDigits(view.conversion?.currency ?? view.shop.currency)
  return { ...view, decimals, fields, isMerchant: isOwn }
}

const ofCategories = [
  'DIRECT_CATEGORIES_INFO',
  'ALL_CATEGORIES_INFO',
  'DIRECT_CATEGORY_IDS',
  'BREADCRUMBS_INFO',
] as const
/** Whether categories were requested, which are read separately. */
export const asksForCategories = ({ fields }: Pick<ProductView, 'fields'>): boolean =>
  ofCategories.some((one) => fields.has(one))
const ofCheapest = ['MIN_PRICE_VARIANT', 'MIN_VARIANT_PRICE_INFO'] as const

/** Products with only those categories that the reader may see. */
export async function withVisibleCategories(
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

/** Encodes products of a list: optional data is read for all of them at once. */
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
  const stock = await visibleStock(catalog, call, products)
  const compared = products.filter(({ pricePerUnit }) => pricePerUnit).map(({ id }) => id)
  const units = await catalog.unitSpansOf(call.tx, compared, readerOf(call))
  const seen = await withVisibleCategories(catalog, call, products)
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

/** Visitors' stock status of products with hidden variants. */
async function visibleStock(catalog: Catalog, call: Call, products: readonly Product[]) {
  const hiding = products.filter(
    ({ manageVariants, aggregates }) => manageVariants && aggregates.shown,
  )
  if (isMerchant(call.caller) || hiding.length === 0) return new Map<string, VisibleStock>()
  const ids = hiding.map(({ id }) => id)
  const found = await catalog.seenStockOf(call.tx, ids)
  const nothing = stockFromCounts({ all: 0, sold: 0, ahead: 0, open: 0 })
  return new Map(ids.map((id) => [id, found.get(id) ?? nothing]))
}

/** Encodes a product without managed variants; an only variant, which has been read, is included. */
export async function showAlone(
  deps: ListingDeps,
  call: Call,
  view: ProductView,
  product: Product,
): Promise<WireProduct> {
  const [shown] = product.manageVariants
    ? await listProducts(deps, call, view, [{ ...product, variants: [] }])
    : await showWhole(deps, call, view, [product])
  return shown!
}

/** Encodes products with their variants, which have been read. */
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
  const seen = await withVisibleCategories(catalog, call, products)
  return seen.map((product) =>
    encodeProduct(view, product, { isWhole: true, categories: categories?.get(product.id) }),
  )
}
