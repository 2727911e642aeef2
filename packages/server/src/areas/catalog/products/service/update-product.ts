import { InvalidRevision, ProductNotFound } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import type { ProductChanges, ProductUpdate, WritePolicy } from '../../shared/model/commands.ts'
import type { Product } from '../../shared/model/product.ts'
import { attempt, type CatalogResult, isRefusal } from '../../shared/rules/attempt.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { lockNames } from '../../shared/store/references.ts'
import { type ChangeContext, changeProduct } from '../rules/change-product.ts'
import { needsVariants } from '../rules/needs-variants.ts'
import { findProducts } from '../store/find-products.ts'
import { saveChanges } from './change-products.ts'
import { claimCodes, claimSlugs } from './claim-names.ts'
import { resolveReferences } from './resolve-references.ts'

/** Changes one product, or throws. */
export async function updateProduct(
  tx: Tx,
  deps: CatalogDeps,
  id: string,
  changes: ProductChanges,
  policy: WritePolicy = {},
): Promise<Product> {
  const [result] = await updateEach(tx, deps, [{ id, changes }], policy)
  if (isRefusal(result)) throw result
  return (result as UpdateResult).product
}

/** A product after its change, with the ids of its new variants. */
export interface UpdateResult {
  readonly product: Product
  readonly addedVariantIds: readonly string[]
}

/**
 * Changes any number of products, each in its own way, with a constant number of statements. Each succeeds or
 * is refused on its own; results are in order.
 */
export async function updateEach(
  tx: Tx,
  deps: CatalogDeps,
  updates: readonly ProductUpdate[],
  policy: WritePolicy = {},
): Promise<CatalogResult<UpdateResult>[]> {
  // Shared customizations are locked before products, as everywhere.
  const ids = updates.map(({ id }) => id.toLowerCase())
  const setting = await resolveReferences(
    tx,
    deps,
    updates.map(({ changes }) => changes),
    ids,
  )
  if (updates.some(({ changes }) => namesSomething(changes, policy)))
    await lockNames(tx, 'products')
  const changesOf = new Map(updates.map(({ changes }, at) => [ids[at], changes]))
  const variants = policy.withoutVariants
    ? (one: Product) => needsVariants(one, changesOf.get(one.id) ?? {})
    : true
  const found = await findProducts(tx, ids, { variants, lock: true })
  const existing = new Map(found.map((one) => [one.id, one]))
  const changed = updates.map((update) =>
    changeOne(existing.get(update.id.toLowerCase()), update, setting),
  )
  const named = await nameEach(tx, changed, updates, policy)
  const pairs = named.map((after, at) => {
    const before = existing.get(ids[at] as string)
    return before ? { before, after } : { after }
  })
  const results = policy.uniqueCodes ? await claimCodes(tx, pairs) : named
  const saved = await saveChanges(
    tx,
    deps,
    results.flatMap((after) =>
      isRefusal(after) ? [] : [{ before: existing.get(after.id) as Product, after }],
    ),
  )
  const written = new Map(saved.map((one) => [one.id, one]))
  return results.map((one) => {
    if (isRefusal(one)) return one
    const had = new Set(existing.get(one.id)?.variants.map(({ id }) => id))
    return {
      product: written.get(one.id) ?? one,
      addedVariantIds: one.variants.flatMap(({ id }) => (had.has(id) ? [] : id)),
    }
  })
}

/** Whether a change may take a name that another product requests concurrently. */
const namesSomething = (
  { slug, listedVariants }: ProductChanges,
  { uniqueCodes }: WritePolicy,
): boolean => Boolean(slug) || (uniqueCodes === true && listedVariants !== undefined)

function changeOne(
  before: Product | undefined,
  { id, revision, changes }: ProductUpdate,
  setting: ChangeContext,
): CatalogResult<Product> {
  if (!before) return ProductNotFound({ productId: id })
  if (revision !== undefined && revision !== before.revision) {
    return InvalidRevision({ id: before.id, revision: String(before.revision) })
  }
  return attempt(() => changeProduct(before, changes, setting))
}

/** Assigns the requested slugs. */
async function nameEach(
  tx: Tx,
  changed: readonly CatalogResult<Product>[],
  updates: readonly ProductUpdate[],
  policy: WritePolicy,
): Promise<CatalogResult<Product>[]> {
  const requests = changed.flatMap((one, at) => {
    const slug = updates[at]?.changes.slug
    return !isRefusal(one) && slug && slug !== one.slug
      ? [{ id: one.id, name: one.name, slug }]
      : []
  })
  if (requests.length === 0) return [...changed]
  const slugs = await claimSlugs(tx, requests, policy, { except: requests.map(({ id }) => id) })
  const byId = new Map(requests.map(({ id }, at) => [id, slugs[at] as CatalogResult<string>]))
  return changed.map((one) => {
    if (isRefusal(one)) return one
    const slug = byId.get(one.id)
    if (slug === undefined) return one
    return isRefusal(slug) ? slug : { ...one, slug }
  })
}
