import type { catalogV3, ProductField } from '@vitrine/contract/catalog-v3'
import type { Handlers } from '@vitrine/contract/kit'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import { type CatalogResult, isRefusal, type Product } from '../../../areas/catalog/index.ts'
import type { StockedResult } from '../../../areas/stock/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { type BulkItem, encodeBulk } from '../codec/bulk.ts'
import { withEntities } from './inventory-items.ts'
import type { CatalogV3Deps } from './labels.ts'
import { type Call, type ListingDeps, showAlone, showWhole, viewOf } from './list-products.ts'
import { refuseDuplicates } from './refuse-duplicates.ts'
import { createAll, placeOf, updateAll, type WritingDeps } from './write-products.ts'

type Fields = readonly ProductField[] | null | undefined
interface ReturnOptions {
  readonly fields?: Fields
  readonly returnEntity?: boolean | null
}

type Deps = ListingDeps & WritingDeps & Pick<CatalogV3Deps, 'inventory'>

export const productHandlers = (deps: Deps) => {
  const { catalog, inventory } = deps
  /** An encoder for the caller; created before any write, so that it can refuse first. */
  const shower = async (call: Call, fields: Fields) => {
    const view = await viewOf(deps, call, fields)
    return (products: readonly Product[]) => showWhole(deps, call, view, products)
  }
  const one = async (
    call: Call,
    fields: Fields,
    write: () => Promise<StockedResult>,
    { withoutVariants = false } = {},
  ) => {
    const view = await viewOf(deps, call, fields)
    const { products, items } = await write()
    const [result] = products
    if (isRefusal(result)) throw result
    const written = result as Product
    if (withoutVariants) return { product: await showAlone(deps, call, view, written), items }
    const [product] = await showWhole(deps, call, view, [written])
    return { product: product!, items }
  }
  const many = async (
    call: Call,
    { fields, returnEntity }: ReturnOptions,
    ids: readonly string[],
    write: () => Promise<StockedResult>,
  ) => {
    const show = await shower(call, fields)
    const { products, items } = await write()
    const stored = returnEntity ? products.flatMap((each) => (isRefusal(each) ? [] : each)) : []
    const shown = new Map((await show(stored)).map((each) => [each.id, each]))
    const results = encodeBulk(products.map((each, at) => toBulkItem(each, ids[at], shown)))
    return { results, items }
  }
  const stocked = async (
    call: Call,
    written: StockedResult['items'],
    { returnEntity }: ReturnOptions,
  ) => encodeBulk(await withEntities(inventory, call.tx, written, returnEntity === true))
  return {
    createProduct: async ({ input, ...call }) => {
      const { product } = await one(call, input.fields, () =>
        createAll(deps, call.tx, [input.product], placeOf(false)),
      )
      return { product }
    },
    updateProduct: async ({ input, ...call }) => {
      const { fields, withoutVariants = false } = input
      const { product } = await one(
        call,
        fields,
        () => updateAll(deps, call.tx, [input.product], placeOf(false), { withoutVariants }),
        { withoutVariants },
      )
      return { product }
    },
    deleteProduct: async ({ input, tx }) => {
      await catalog.deleteProduct(tx, input.productId)
      return {}
    },
    getAllProductsCategory: async () => ({
      categoryId: ALL_PRODUCTS_ID,
      treeReference: { appNamespace: '@wix/stores', treeKey: null },
    }),
    createProductWithInventory: async ({ input, ...call }) => {
      const { product, items } = await one(call, input.fields, () =>
        createAll(deps, call.tx, [input.product], placeOf(false)),
      )
      return { product, inventoryResults: await stocked(call, items, input) }
    },
    updateProductWithInventory: async ({ input, ...call }) => {
      const { product, items } = await one(call, input.fields, () =>
        updateAll(deps, call.tx, [input.product], placeOf(false)),
      )
      return { product, inventoryResults: await stocked(call, items, input) }
    },
    bulkCreateProducts: async ({ input, ...call }) => {
      const { results } = await many(call, input, [], () =>
        createAll(deps, call.tx, input.products, placeOf(true)),
      )
      return results
    },
    bulkUpdateProducts: async ({ input, ...call }) => {
      const products = input.products.map(({ product }) => product)
      const { results } = await many(
        call,
        input,
        products.map(({ id }) => id),
        () => updateAll(deps, call.tx, products, placeOf(true, true)),
      )
      return results
    },
    bulkCreateProductsWithInventory: async ({ input, ...call }) => {
      const { results, items } = await many(call, input, [], () =>
        createAll(deps, call.tx, input.products, placeOf(true)),
      )
      return { productResults: results, inventoryResults: await stocked(call, items, input) }
    },
    bulkUpdateProductsWithInventory: async ({ input, ...call }) => {
      const products = input.products.map(({ product }) => product)
      const { results, items } = await many(
        call,
        input,
        products.map(({ id }) => id),
        () => updateAll(deps, call.tx, products, placeOf(true, true)),
      )
      return { productResults: results, inventoryResults: await stocked(call, items, input) }
    },
    bulkDeleteProducts: async ({ input, tx }) => {
      refuseDuplicates('products', input.productIds)
      const outcomes = await catalog.deleteEach(tx, input.productIds)
      return encodeBulk(outcomes.map((each, at) => toBulkItem(each, input.productIds[at])))
    },
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}

function toBulkItem<Wire>(
  result: CatalogResult<Product>,
  id: string | undefined,
  shown: ReadonlyMap<string, Wire> = new Map(),
): BulkItem<Wire> {
  if (isRefusal(result)) return { ...(id !== undefined && { id }), error: result }
  const item = shown.get(result.id)
  return { id: result.id, ...(item && { item }) }
}
