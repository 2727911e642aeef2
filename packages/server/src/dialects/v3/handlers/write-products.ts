import {
  type ProductWithInventoryToCreate,
  type ProductWithInventoryToUpdate,
  TooManyOptionsInRequest,
  TooManyVariants,
} from '@vitrine/contract/catalog-v3'
import { brokenRule } from '@vitrine/contract/kit'
import {
  type Catalog,
  type CatalogResult,
  isRefusal,
  type MediaUrl,
  type NewProduct,
  type NewStock,
  noStock,
  type Product,
  type WritePolicy,
} from '../../../areas/catalog/index.ts'
import type { Inventory, ItemRequest, ItemResult } from '../../../areas/stock/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { decodeNewProduct, decodeProductUpdate } from '../codec/decode-product.ts'
import { decodeItemValues } from '../codec/inventory-item.ts'
import { eachDecoded } from './each-decoded.ts'
import { refuseDuplicates } from './refuse-duplicates.ts'

export interface WritingDeps {
  readonly catalog: Catalog
  readonly inventory: Inventory
  readonly mediaUrl: MediaUrl
}

/** Results for products, and for the stock of their variants. */
export interface WriteResult {
  readonly products: readonly CatalogResult<Product>[]
  readonly items: readonly ItemResult[]
}

const policy: WritePolicy = { exactSlugs: true, uniqueCodes: true, limited: true }

/** The path of a product in a request. */
export const placeOf =
  (isMany: boolean, wrapped = false) =>
  (at: number): string =>
    isMany ? `products[${at}]${wrapped ? '.product' : ''}` : 'product'

/** Creates products; variants without stock in the request have no inventory item. */
export async function createAll(
  deps: WritingDeps,
  tx: Tx,
  input: readonly ProductWithInventoryToCreate[],
  fieldOf: (at: number) => string,
): Promise<WriteResult> {
  checkTotals(input)
  const context = decodeContextOf(deps, tx)
  const products = await eachDecoded(
    input,
    (one, at) => {
      const field = fieldOf(at)
      checkQuantities(one, field)
      return decodeNewProduct(one, field, context)
    },
    (requested) =>
      deps.catalog.createEach(tx, requested, { policy, stock: requested.map(withoutStock) }),
  )
  const absent = products.flatMap((one) =>
    isRefusal(one) ? [] : { productId: one.id, variantIds: one.variants.map(({ id }) => id) },
  )
  await deps.inventory.withoutStock(tx, absent)
  return withItems(deps, tx, products, input, fieldOf)
}

const decodeContextOf = ({ mediaUrl }: WritingDeps, { now }: Tx) => ({ now, mediaUrl })

const withoutStock = ({ listedVariants = [] }: NewProduct): NewStock => ({
  tracked: false,
  variants: listedVariants.map(() => noStock),
})

/** Changes products with the expected revisions, and their stock. */
export async function updateAll(
  deps: WritingDeps,
  tx: Tx,
  input: readonly ProductWithInventoryToUpdate[],
  fieldOf: (at: number) => string,
  { withoutVariants = false }: Pick<WritePolicy, 'withoutVariants'> = {},
): Promise<WriteResult> {
  checkTotals(input)
  refuseDuplicates(
    'products',
    input.map(({ id }) => id),
  )
  const context = decodeContextOf(deps, tx)
  const results = await eachDecoded(
    input,
    (one, at) => {
      const field = fieldOf(at)
      checkQuantities(one, field)
      return decodeProductUpdate(one, field, context)
    },
    (updates) => deps.catalog.updateEach(tx, updates, { ...policy, withoutVariants }),
  )
  const added = results.flatMap((one) =>
    isRefusal(one) || one.addedVariantIds.length === 0
      ? []
      : { productId: one.product.id, variantIds: one.addedVariantIds },
  )
  await deps.inventory.withoutStock(tx, added)
  const products = results.map((one) => (isRefusal(one) ? one : one.product))
  const stale = added.map(({ productId }) => productId)
  return withItems(deps, tx, products, input, fieldOf, stale)
}

type ProductInput = Partial<
  Pick<ProductWithInventoryToUpdate, 'options' | 'modifiers' | 'infoSections' | 'variantsInfo'>
>

const MAX_VARIANTS = 1000
const MAX_PARTS = 100

/** Limits over all products of one request (§12.1). */
function checkTotals(input: readonly ProductInput[]): void {
  const total = (count: (one: ProductInput) => number | undefined) =>
    input.reduce((sum, one) => sum + (count(one) ?? 0), 0)
  const variants = total(({ variantsInfo }) => variantsInfo?.variants.length)
  if (variants > MAX_VARIANTS) throw TooManyVariants({ variants, limit: MAX_VARIANTS })
  for (const part of ['options', 'modifiers', 'infoSections'] as const) {
    const count = total((one) => one[part]?.length)
    if (count > MAX_PARTS) throw TooManyOptionsInRequest({ part, count, limit: MAX_PARTS })
  }
}

/** Writes the stock of variants, and reads products again whose stock changed. */
async function withItems(
  { catalog, inventory }: WritingDeps,
  tx: Tx,
  products: readonly CatalogResult<Product>[],
  input: readonly ProductInput[],
  fieldOf: (at: number) => string,
  stale: readonly string[] = [],
): Promise<WriteResult> {
  const requests = products.flatMap((product, at) =>
    isRefusal(product) ? [] : itemRequests(product, input[at], fieldOf(at)),
  )
  const items = requests.length > 0 ? await inventory.changeItems(tx, requests) : []
  const changed = [...new Set([...stale, ...requests.flatMap(({ productId }) => productId ?? [])])]
  if (changed.length === 0) return { products, items }
  const fresh = new Map((await catalog.findProducts(tx, changed)).map((one) => [one.id, one]))
  return {
    products: products.map((one) => (isRefusal(one) ? one : (fresh.get(one.id) ?? one))),
    items,
  }
}

function checkQuantities({ variantsInfo }: ProductInput, field: string): void {
  for (const [at, { inventoryItem }] of (variantsInfo?.variants ?? []).entries()) {
    if (!inventoryItem) continue
    const path = `${field}.variantsInfo.variants[${at}].inventoryItem`
    const { quantity, inStock } = inventoryItem
    if (typeof quantity === 'number' && quantity < 0) {
      const sentence = 'must not be below 0'
      throw brokenRule(`${path}.quantity`, 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE', sentence)
    }
    decodeItemValues({ quantity, inStock }, path)
  }
}

function itemRequests(
  { id: productId, variants }: Product,
  input: ProductInput | undefined,
  field: string,
): ItemRequest[] {
  return (input?.variantsInfo?.variants ?? []).flatMap(({ inventoryItem }, at): ItemRequest[] => {
    if (!inventoryItem) return []
    const path = `${field}.variantsInfo.variants[${at}].inventoryItem`
    const { id, quantity, inStock, preorderInfo, revision } = inventoryItem
    // Without a quantity or availability only an existing item can be changed.
    if (!id && typeof quantity !== 'number' && typeof inStock !== 'boolean') return []
    return [
      {
        kind: 'upsert',
        productId,
        variantId: variants[at]?.id,
        ...(revision && { revision: Number(revision) }),
        values: decodeItemValues({ quantity, inStock, preorderInfo }, path),
      },
    ]
  })
}
