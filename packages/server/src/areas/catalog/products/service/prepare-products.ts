import { CollectionNotFound, ProductsLimitExceeded } from '@vitrine/contract/catalog'
import { violation } from '@vitrine/contract/kit'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import { padDecimal } from '@vitrine/money'
import { newOrderedId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { lockCollections } from '../../categories/index.ts'
import type { NewProduct, WritePolicy } from '../../shared/model/commands.ts'
import type { CommitOrder } from '../../shared/model/commit-order.ts'
import type { Product } from '../../shared/model/product.ts'
import { attempt, type CatalogResult, isRefusal } from '../../shared/rules/attempt.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import { allocateNumbers, lockNames } from '../../shared/store/references.ts'
import { blankProduct, type ChangeContext, changeProduct } from '../rules/change-product.ts'
import { type NewStock, withNewStock } from '../rules/new-stock.ts'
import { countAllProducts, findIdsByHandle } from '../store/find-products.ts'
import { claimSlugs } from './claim-names.ts'
import { resolveReferences } from './resolve-references.ts'

/** Maximum products of a site. */
const MAX_PRODUCTS = 1_000_000

/** Options of a creation. */
export interface CreateOptions {
  /** One for each product. The caller writes it in the same transaction. */
  readonly stock?: readonly NewStock[] | undefined
  readonly policy?: WritePolicy
  /** Set where others create products concurrently. */
  readonly commitOrder?: CommitOrder | undefined
}

/** Builds one of the new products, by its index. */
type BuildProduct = (one: NewProduct, at: number) => CatalogResult<Product>

/** Finds and claims the shared entities, names and numbers that new products need. */
export async function prepareProducts(
  tx: Tx,
  deps: CatalogDeps,
  requested: readonly NewProduct[],
  { stock, policy = {}, commitOrder }: CreateOptions,
): Promise<BuildProduct> {
  const setting = await resolveReferences(tx, deps, requested)
  await lockNames(tx, 'products', { together: commitOrder !== undefined })
  if (!commitOrder) await requireCollections(tx, requested)
  const capacity = policy.limited ? MAX_PRODUCTS - (await countAllProducts(tx)) : requested.length
  const identities = await identify(tx, requested, policy, [...(commitOrder?.takenSlugs() ?? [])])
  commitOrder?.claimed(identities.flatMap((one) => (isRefusal(one) ? [] : one.slug)))
  return (one, at) => {
    const identity = identities[at] as CatalogResult<Identity>
    if (isRefusal(identity)) return identity
    if (at >= capacity) return ProductsLimitExceeded({ limit: MAX_PRODUCTS })
    return attempt(() => {
      const product = makeProduct(one, identity, setting)
      return stock ? withNewStock(product, stock[at] as NewStock) : product
    })
  }
}

type Identity = Parameters<typeof blankProduct>[1]

function makeProduct(requested: NewProduct, identity: Identity, setting: ChangeContext): Product {
  const price = padDecimal(requested.price, setting.decimals)
  return changeProduct(blankProduct({ ...requested, price }, identity), requested, setting)
}

async function identify(
  tx: Tx,
  requested: readonly NewProduct[],
  policy: WritePolicy,
  taken: readonly string[],
): Promise<CatalogResult<Identity>[]> {
  const slugs = await claimSlugs(tx, requested, policy, { taken })
  const numbers = await allocateNumbers(tx, requested.length)
  const handles = await findIdsByHandle(
    tx,
    requested.flatMap(({ handle }) => handle ?? []),
  )
  return requested.map(({ handle, collectionIds = [] }, index) => {
    const id = newOrderedId()
    const slug = slugs[index] as CatalogResult<string>
    if (isRefusal(slug)) return slug
    if (handle && handles.has(handle)) {
      return violation('product.handle', 'VALIDATION', `is another product's: "${handle}"`)
    }
    if (handle) handles.set(handle, id)
    return {
      id,
      numericId: numbers[index] as number,
      handle: handle ?? `Product_${id}`,
      slug,
      createdDate: tx.now,
      collectionIds: realCollections(collectionIds).toSorted(),
    }
  })
}

const realCollections = (ids: readonly string[]) => [
  ...new Set(ids.filter((id) => id !== ALL_PRODUCTS_ID).map((id) => id.toLowerCase())),
]

/** Locks the collections of new products; throws when one does not exist. */
export async function requireCollections(
  tx: Tx,
  requested: readonly Pick<NewProduct, 'collectionIds'>[],
): Promise<string[]> {
  const ids = realCollections(requested.flatMap(({ collectionIds = [] }) => collectionIds))
  if (ids.length === 0) return []
  const existing = new Set(await lockCollections(tx, ids))
  const missing = ids.find((id) => !existing.has(id))
  if (missing) throw CollectionNotFound({ collectionId: missing })
  return ids
}
