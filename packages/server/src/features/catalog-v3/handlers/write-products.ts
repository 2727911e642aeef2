import {
  type ProductWithInventoryToCreate,
  type ProductWithInventoryToUpdate,
  TooManyOptionsInRequest,
  TooManyVariants,
} from '@vitrine/contract/catalog-v3'
import { brokenRule } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import {
  type Catalog,
  isRefusal,
  type Manner,
  type MediaUrl,
  type NewProduct,
  type NewStock,
  noStock,
  type Outcome,
  type Product,
} from '../../catalog/index.ts'
import type { Inventory, ItemOutcome, ItemWish } from '../../inventory/index.ts'
import { decodeNewProduct, decodeProductUpdate } from '../codec/decode-product.ts'
import { decodeItemValues } from '../codec/inventory-item.ts'
import { eachDecoded } from './each-decoded.ts'
import { refuseTwice } from './refuse-twice.ts'

export interface WritingDeps {
  readonly catalog: Catalog
  readonly inventory: Inventory
  readonly mediaUrl: MediaUrl
}

/** What became of products, and of the stock that came along with their variants. */
export interface Written {
  readonly products: readonly Outcome<Product>[]
  readonly items: readonly ItemOutcome[]
}

const manner: Manner = { exactSlugs: true, uniqueCodes: true, limited: true }

/** Where a product stands in a request. */
export const placeOf =
  (isMany: boolean, wrapped = false) =>
  (at: number): string =>
    isMany ? `products[${at}]${wrapped ? '.product' : ''}` : 'product'

/** Adds products that have no stock but what they bring along. */
export async function createAll(
  deps: WritingDeps,
  tx: Tx,
  sent: readonly ProductWithInventoryToCreate[],
  fieldOf: (at: number) => string,
): Promise<Written> {
  checkTotals(sent)
  const reading = readingOf(deps, tx)
  const products = await eachDecoded(
    sent,
    (one, at) => {
      const field = fieldOf(at)
      checkQuantities(one, field)
      return decodeNewProduct(one, field, reading)
    },
    (wanted) => deps.catalog.createEach(tx, wanted, { manner, stock: wanted.map(stockless) }),
  )
  const absent = products.flatMap((one) =>
    isRefusal(one) ? [] : { productId: one.id, variantIds: one.variants.map(({ id }) => id) },
  )
  await deps.inventory.withoutStock(tx, absent)
  return withItems(deps, tx, products, sent, fieldOf)
}

const readingOf = ({ mediaUrl }: WritingDeps, { now }: Tx) => ({ now, mediaUrl })

const stockless = ({ listedVariants = [] }: NewProduct): NewStock => ({
  tracked: false,
  variants: listedVariants.map(() => noStock),
})

/** Changes products that have the revision they were read with, and the stock that comes along. */
export async function updateAll(
  deps: WritingDeps,
  tx: Tx,
  sent: readonly ProductWithInventoryToUpdate[],
  fieldOf: (at: number) => string,
): Promise<Written> {
  checkTotals(sent)
  refuseTwice(
    'products',
    sent.map(({ id }) => id),
  )
  const reading = readingOf(deps, tx)
  const outcomes = await eachDecoded(
    sent,
    (one, at) => {
      const field = fieldOf(at)
      checkQuantities(one, field)
      return decodeProductUpdate(one, field, reading)
    },
    (updates) => deps.catalog.updateEach(tx, updates, manner),
  )
  const added = outcomes.flatMap((one) =>
    isRefusal(one) || one.addedVariantIds.length === 0
      ? []
      : { productId: one.product.id, variantIds: one.addedVariantIds },
  )
  await deps.inventory.withoutStock(tx, added)
  const products = outcomes.map((one) => (isRefusal(one) ? one : one.product))
  const stale = added.map(({ productId }) => productId)
  return withItems(deps, tx, products, sent, fieldOf, stale)
}

type Sent = Partial<
  Pick<ProductWithInventoryToUpdate, 'options' | 'modifiers' | 'infoSections' | 'variantsInfo'>
>

const MOST_VARIANTS = 1000
const MOST_PARTS = 100

/** What all products of one request may bring together (§12.1). */
function checkTotals(sent: readonly Sent[]): void {
  const total = (count: (one: Sent) => number | undefined) =>
    sent.reduce((sum, one) => sum + (count(one) ?? 0), 0)
  const variants = total(({ variantsInfo }) => variantsInfo?.variants.length)
  if (variants > MOST_VARIANTS) throw TooManyVariants({ variants, limit: MOST_VARIANTS })
  for (const part of ['options', 'modifiers', 'infoSections'] as const) {
    const count = total((one) => one[part]?.length)
    if (count > MOST_PARTS) throw TooManyOptionsInRequest({ part, count, limit: MOST_PARTS })
  }
}

/** Writes down the stock that variants brought, and reads the products whose stock changed with it. */
async function withItems(
  { catalog, inventory }: WritingDeps,
  tx: Tx,
  products: readonly Outcome<Product>[],
  sent: readonly Sent[],
  fieldOf: (at: number) => string,
  stale: readonly string[] = [],
): Promise<Written> {
  const wishes = products.flatMap((product, at) =>
    isRefusal(product) ? [] : itemWishes(product, sent[at], fieldOf(at)),
  )
  const items = wishes.length > 0 ? await inventory.changeItems(tx, wishes) : []
  const changed = [...new Set([...stale, ...wishes.flatMap(({ productId }) => productId ?? [])])]
  if (changed.length === 0) return { products, items }
  const fresh = new Map((await catalog.findProducts(tx, changed)).map((one) => [one.id, one]))
  return {
    products: products.map((one) => (isRefusal(one) ? one : (fresh.get(one.id) ?? one))),
    items,
  }
}

function checkQuantities({ variantsInfo }: Sent, field: string): void {
  for (const [at, { inventoryItem }] of (variantsInfo?.variants ?? []).entries()) {
    if (!inventoryItem) continue
    const place = `${field}.variantsInfo.variants[${at}].inventoryItem`
    const { quantity, inStock } = inventoryItem
    if (typeof quantity === 'number' && quantity < 0) {
      const sentence = 'must not be below 0'
      throw brokenRule(`${place}.quantity`, 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE', sentence)
    }
    decodeItemValues({ quantity, inStock }, place)
  }
}

function itemWishes(
  { id: productId, variants }: Product,
  sent: Sent | undefined,
  field: string,
): ItemWish[] {
  return (sent?.variantsInfo?.variants ?? []).flatMap(({ inventoryItem }, at): ItemWish[] => {
    if (!inventoryItem) return []
    const place = `${field}.variantsInfo.variants[${at}].inventoryItem`
    const { id, quantity, inStock, preorderInfo, revision } = inventoryItem
    // Without a way to tell what is there, only an item that is there already can change.
    if (!id && typeof quantity !== 'number' && typeof inStock !== 'boolean') return []
    return [
      {
        kind: 'upsert',
        productId,
        variantId: variants[at]?.id,
        ...(revision && { revision: Number(revision) }),
        values: decodeItemValues({ quantity, inStock, preorderInfo }, place),
      },
    ]
  })
}
