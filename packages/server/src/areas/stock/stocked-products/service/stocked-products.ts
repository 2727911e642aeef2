import type { Tx } from '../../../../platform/tx.ts'
import {
  type Catalog,
  type CatalogResult,
  isRefusal,
  type NewProduct,
  type NewStock,
  noStock,
  type Product,
  type ProductUpdate,
  type WritePolicy,
} from '../../../catalog/index.ts'
import type { ItemRequest, ItemValues } from '../../items/model/item.ts'
import type { InventoryDeps } from '../../items/model/stock.ts'
import { changeItems, type ItemResult } from '../../items/service/change-items.ts'
import { markAbsent } from '../../items/service/mark-absent.ts'

/** A product to save, and the items of its variants in order; without any, stock stays unchanged. */
export interface StockedWrite<Write> {
  readonly product: Write
  readonly items: readonly (VariantItem | undefined)[]
}

/** The item of a variant at the default location: changed, or created where there is none. */
export interface VariantItem {
  /** The expected revision. */
  readonly revision?: number
  readonly values: ItemValues
}

/** Results of products in order, and of the items of saved ones. */
export interface StockedResult {
  readonly products: readonly CatalogResult<Product>[]
  readonly items: readonly ItemResult[]
}

export interface StockedProductsDeps extends InventoryDeps {
  readonly catalog: Pick<Catalog, 'createEach' | 'updateEach' | 'findProducts'>
}

export type StockedProducts = ReturnType<typeof createStockedProducts>

/** Products whose variants only have the stock saved with them: without any they are out of stock. */
export const createStockedProducts = (deps: StockedProductsDeps) => ({
  /** Each product is created or refused on its own. */
  create: (tx: Tx, requested: readonly StockedWrite<NewProduct>[], policy: WritePolicy) =>
    createStockedEach(tx, deps, requested, policy),
  /** Each product is changed or refused on its own. */
  update: (tx: Tx, updates: readonly StockedWrite<ProductUpdate>[], policy: WritePolicy) =>
    updateStockedEach(tx, deps, updates, policy),
})

async function createStockedEach(
  tx: Tx,
  deps: StockedProductsDeps,
  requested: readonly StockedWrite<NewProduct>[],
  policy: WritePolicy,
): Promise<StockedResult> {
  const products = requested.map(({ product }) => product)
  const stock = products.map(withoutStock)
  const created = await deps.catalog.createEach(tx, products, { policy, stock })
  await markAbsent(
    tx,
    created.flatMap((one) =>
      isRefusal(one) ? [] : { productId: one.id, variantIds: one.variants.map(({ id }) => id) },
    ),
  )
  return writeItems(tx, deps, created, requested)
}

const withoutStock = ({ listedVariants = [] }: NewProduct): NewStock => ({
  tracked: false,
  variants: listedVariants.map(() => noStock),
})

async function updateStockedEach(
  tx: Tx,
  deps: StockedProductsDeps,
  updates: readonly StockedWrite<ProductUpdate>[],
  policy: WritePolicy,
): Promise<StockedResult> {
  const requested = updates.map(({ product }) => product)
  const results = await deps.catalog.updateEach(tx, requested, policy)
  const added = results.flatMap((one) =>
    isRefusal(one) || one.addedVariantIds.length === 0
      ? []
      : { productId: one.product.id, variantIds: one.addedVariantIds },
  )
  await markAbsent(tx, added)
  const products = results.map((one) => (isRefusal(one) ? one : one.product))
  const stale = added.map(({ productId }) => productId)
  return writeItems(tx, deps, products, updates, stale)
}

/** Saves the items of variants, and reads products again whose stock changed. */
async function writeItems(
  tx: Tx,
  deps: StockedProductsDeps,
  products: readonly CatalogResult<Product>[],
  requested: readonly Pick<StockedWrite<unknown>, 'items'>[],
  stale: readonly string[] = [],
): Promise<StockedResult> {
  const requests = products.flatMap((product, at) =>
    isRefusal(product) ? [] : itemRequests(product, requested[at]?.items ?? []),
  )
  const items = requests.length > 0 ? await changeItems(tx, deps, requests, 'MANUAL') : []
  const changed = [...new Set([...stale, ...requests.flatMap(({ productId }) => productId ?? [])])]
  if (changed.length === 0) return { products, items }
  const fresh = new Map((await deps.catalog.findProducts(tx, changed)).map((one) => [one.id, one]))
  return {
    products: products.map((one) => (isRefusal(one) ? one : (fresh.get(one.id) ?? one))),
    items,
  }
}

const itemRequests = (
  { id: productId, variants }: Product,
  items: readonly (VariantItem | undefined)[],
): ItemRequest[] =>
  items.flatMap((item, at): ItemRequest[] =>
    item ? [{ kind: 'upsert', productId, variantId: variants[at]?.id, ...item }] : [],
  )
