import { InvalidRevision, ProductNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import type { Manner, ProductChanges, ProductUpdate } from '../model/commands.ts'
import type { Product } from '../model/product.ts'
import { attempt, isRefusal, type Outcome } from '../rules/attempt.ts'
import { changeProduct, type Setting } from '../rules/change-product.ts'
import { findProducts } from '../store/find-products.ts'
import { lockNames } from '../store/references.ts'
import { saveChanges } from './change-products.ts'
import { claimCodes, claimSlugs } from './claim-names.ts'
import { type CatalogDeps, resolveReferences } from './context.ts'

/** Changes one product, or throws. */
export async function updateProduct(
  tx: Tx,
  deps: CatalogDeps,
  id: string,
  changes: ProductChanges,
): Promise<Product> {
  const [outcome] = await updateEach(tx, deps, [{ id, changes }])
  if (isRefusal(outcome)) throw outcome
  return (outcome as Updated).product
}

/** A product after its change, and which of its variants are new. */
export interface Updated {
  readonly product: Product
  readonly addedVariantIds: readonly string[]
}

/**
 * Changes any number of different products, each in its own way, with as many statements as one. Each
 * succeeds or is refused alone, in their order.
 */
export async function updateEach(
  tx: Tx,
  deps: CatalogDeps,
  updates: readonly ProductUpdate[],
  manner: Manner = {},
): Promise<Outcome<Updated>[]> {
  // What products share is held before the products are, as everywhere.
  const ids = updates.map(({ id }) => id.toLowerCase())
  const setting = await resolveReferences(
    tx,
    deps,
    updates.map(({ changes }) => changes),
    ids,
  )
  if (updates.some(({ changes }) => namesSomething(changes, manner)))
    await lockNames(tx, 'products')
  const found = await findProducts(tx, ids, { variants: true, lock: true })
  const known = new Map(found.map((one) => [one.id, one]))
  const changed = updates.map((update) =>
    changeOne(known.get(update.id.toLowerCase()), update, setting),
  )
  const named = await nameEach(tx, changed, updates, manner)
  const pairs = named.map((after, at) => {
    const before = known.get(ids[at] as string)
    return before ? { before, after } : { after }
  })
  const outcomes = manner.uniqueCodes ? await claimCodes(tx, pairs) : named
  const saved = await saveChanges(
    tx,
    deps,
    outcomes.flatMap((after) =>
      isRefusal(after) ? [] : [{ before: known.get(after.id) as Product, after }],
    ),
  )
  const written = new Map(saved.map((one) => [one.id, one]))
  return outcomes.map((one) => {
    if (isRefusal(one)) return one
    const had = new Set(known.get(one.id)?.variants.map(({ id }) => id))
    return {
      product: written.get(one.id) ?? one,
      addedVariantIds: one.variants.flatMap(({ id }) => (had.has(id) ? [] : id)),
    }
  })
}

/** Whether a change may take a name that another product wants at the same time. */
const namesSomething = (
  { slug, listedVariants }: ProductChanges,
  { uniqueCodes }: Manner,
): boolean => Boolean(slug) || (uniqueCodes === true && listedVariants !== undefined)

function changeOne(
  before: Product | undefined,
  { id, revision, changes }: ProductUpdate,
  setting: Setting,
): Outcome<Product> {
  if (!before) return ProductNotFound({ productId: id })
  if (revision !== undefined && revision !== before.revision) {
    return InvalidRevision({ id: before.id, revision: String(before.revision) })
  }
  return attempt(() => changeProduct(before, changes, setting))
}

/** Products that wish for another address get it. */
async function nameEach(
  tx: Tx,
  changed: readonly Outcome<Product>[],
  updates: readonly ProductUpdate[],
  manner: Manner,
): Promise<Outcome<Product>[]> {
  const wishes = changed.flatMap((one, at) => {
    const slug = updates[at]?.changes.slug
    return !isRefusal(one) && slug && slug !== one.slug
      ? [{ id: one.id, name: one.name, slug }]
      : []
  })
  if (wishes.length === 0) return [...changed]
  const slugs = await claimSlugs(tx, wishes, manner, { except: wishes.map(({ id }) => id) })
  const byId = new Map(wishes.map(({ id }, at) => [id, slugs[at] as Outcome<string>]))
  return changed.map((one) => {
    if (isRefusal(one)) return one
    const slug = byId.get(one.id)
    if (slug === undefined) return one
    return isRefusal(slug) ? slug : { ...one, slug }
  })
}
