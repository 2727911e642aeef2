import { isDeepStrictEqual } from 'node:util'
import { ProductNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import { factsOfChange } from '../../events.ts'
import type { Product } from '../../shared/model/product.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import {
  factsOfDeletedItems,
  readVariantStock,
  stockByProduct,
  trackNewVariants,
} from '../../variants/index.ts'
import { findProducts } from '../store/find-products.ts'
import { type Change, saveProducts } from '../store/save-products.ts'

/**
 * The single write path of products: lock and read, apply a rule, write the differences, append facts. A rule
 * that changes nothing writes nothing. Unknown ids are left out of the result. With `variants: false` the
 * variants are not read.
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

/** Writes changes of locked products that rules have computed. */
export async function saveChanges(
  tx: Tx,
  { events }: Pick<CatalogDeps, 'events'>,
  requested: readonly Required<Change>[],
): Promise<Product[]> {
  const differing = requested.filter(({ before, after }) => !isDeepStrictEqual(before, after))
  const changes = differing.map(({ before, after }) => ({
    before,
    after: withNextRevision(after, tx),
  }))
  if (changes.length === 0) return requested.map(({ after }) => after)
  const removed = changes.flatMap(removedVariants)
  const stock = await readVariantStock(tx, removed)
  const goneItems = await factsOfDeletedItems(tx, removed)
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
  return requested.map(({ before }) => saved.get(before.id) ?? before)
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

/** Removed variants, which lose their stock too. */
function removedVariants({ before, after }: Required<Change>) {
  const remaining = new Set(after.variants.map(({ id }) => id))
  return before.variants
    .filter(({ id }) => !remaining.has(id))
    .map(({ id }) => ({ productId: before.id, variantId: id }))
}

const withNextRevision = (product: Product, { now }: Tx): Product => ({
  ...product,
  revision: product.revision + 1,
  updatedDate: now,
})

/** Recalculates the product's stock status where variants were added, removed, hidden or shown. */
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
