import { isDeepStrictEqual } from 'node:util'
import { ProductNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import { factsOfChange } from '../events.ts'
import type { Product } from '../model/product.ts'
import { trackNewVariants } from '../store/availability.ts'
import { findProducts } from '../store/find-products.ts'
import { readVariantStock, stockByProduct } from '../store/kept-stock.ts'
import { type Change, saveProducts } from '../store/save-products.ts'
import type { CatalogDeps } from './context.ts'
import { factsOfGoneItems } from './gone-items.ts'

/**
 * The one way a product changes: read and held, changed by a rule, written where it differs, told to
 * the ledger. A rule that changes nothing writes nothing. Unknown ids are left out of the answer.
 * Rules that leave the variants alone say so, and none are read.
 */
export async function changeProducts(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  ids: readonly string[],
  change: (product: Product) => Product,
  { variants = true } = {},
): Promise<Product[]> {
  const found = await findProducts(tx, ids, { variants, lock: true })
  return saveChanges(
    tx,
    { events },
    found.map((before) => ({ before, after: change(before) })),
  )
}

/** Writes changes that rules have worked out on products that are held already. */
export async function saveChanges(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  wanted: readonly Required<Change>[],
): Promise<Product[]> {
  const differing = wanted.filter(({ before, after }) => !isDeepStrictEqual(before, after))
  const changes = differing.map(({ before, after }) => ({ before, after: stamp(after, tx) }))
  if (changes.length === 0) return wanted.map(({ after }) => after)
  const gone = changes.flatMap(vanishing)
  const stock = await readVariantStock(tx, gone)
  const goneItems = await factsOfGoneItems(tx, gone)
  await saveProducts(tx, changes)
  const refreshed = await refresh(tx, changes)
  const stockOf = stockByProduct(stock)
  await events.append(
    tx,
    ...changes.flatMap(({ before, after }) => factsOfChange(before, after, stockOf.get(after.id))),
    ...goneItems,
  )
  const saved = new Map(
    [...changes.map(({ after }) => after), ...refreshed].map((one) => [one.id, one]),
  )
  return wanted.map(({ before }) => saved.get(before.id) ?? before)
}

export async function changeOne(
  tx: Tx,
  deps: Pick<CatalogDeps, 'events'>,
  id: string,
  change: (product: Product) => Product,
  reading: { variants?: boolean } = {},
): Promise<Product> {
  const [product] = await changeProducts(tx, deps, [id], change, reading)
  if (!product) throw ProductNotFound({ productId: id })
  return product
}

/** Variants that go, and their stock with them. */
function vanishing({ before, after }: Required<Change>) {
  const staying = new Set(after.variants.map(({ id }) => id))
  return before.variants
    .filter(({ id }) => !staying.has(id))
    .map(({ id }) => ({ productId: before.id, variantId: id }))
}

const stamp = (product: Product, { now }: Tx): Product => ({
  ...product,
  revision: product.revision + 1,
  updatedDate: now,
})

/** Where variants came, went or changed visibility, the product tells something else of its stock. */
async function refresh(tx: Tx, changes: readonly Required<Change>[]): Promise<Product[]> {
  const altered = changes.filter(
    ({ before, after }) => !isDeepStrictEqual(presence(before), presence(after)),
  )
  if (altered.length === 0) return []
  const ids = altered.map(({ after }) => after.id)
  const tracked = altered.filter(({ before }) => before.stock.tracked)
  await trackNewVariants(
    tx,
    tracked.map(({ after }) => after.id),
  )
  return findProducts(tx, ids, { variants: true })
}

const presence = ({ variants }: Product) => variants.map(({ id, visible }) => ({ id, visible }))
