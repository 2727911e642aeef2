import { CollectionNotFound, ProductsLimitExceeded } from '@vitrine/contract/catalog'
import { violation } from '@vitrine/contract/kit'
import { ALL_PRODUCTS_ID } from '@vitrine/contract/vocabulary'
import { newOrderedId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Manner, NewProduct } from '../model/commands.ts'
import type { Lane } from '../model/lane.ts'
import type { Product } from '../model/product.ts'
import { attempt, isRefusal, type Outcome } from '../rules/attempt.ts'
import { blankProduct, changeProduct, type Setting } from '../rules/change-product.ts'
import { padded } from '../rules/money.ts'
import { type NewStock, stocked } from '../rules/stocked.ts'
import { lockCollections } from '../store/collections.ts'
import { countAllProducts, findIdsByHandle } from '../store/find-products.ts'
import { lockNames, takeNumbers } from '../store/references.ts'
import { claimSlugs } from './claim-names.ts'
import { type CatalogDeps, resolveReferences } from './context.ts'

/** A site's, all of them told. */
const MOST_PRODUCTS = 1_000_000

/** What a caller brings along with new products, and how strict it is with them. */
export interface Creation {
  /** One for each product. Who gives their stock writes it down in the same transaction. */
  readonly stock?: readonly NewStock[] | undefined
  readonly manner?: Manner
  /** Where others add products at the same time. */
  readonly lane?: Lane | undefined
}

/** Makes one of the wanted products, by its place among them. */
type Make = (one: NewProduct, at: number) => Outcome<Product>

/** Finds and claims everything that new products need of what they share with others. */
export async function prepareProducts(
  tx: Tx,
  deps: CatalogDeps,
  wanted: readonly NewProduct[],
  { stock, manner = {}, lane }: Creation,
): Promise<Make> {
  const setting = await resolveReferences(tx, deps, wanted)
  await lockNames(tx, 'products', { together: lane !== undefined })
  if (!lane) await requireCollections(tx, wanted)
  const room = manner.limited ? MOST_PRODUCTS - (await countAllProducts(tx)) : wanted.length
  const identities = await identify(tx, wanted, manner, [...(lane?.taken() ?? [])])
  lane?.claimed(identities.flatMap((one) => (isRefusal(one) ? [] : one.slug)))
  return (one, at) => {
    const identity = identities[at] as Outcome<Identity>
    if (isRefusal(identity)) return identity
    if (at >= room) return ProductsLimitExceeded({ limit: MOST_PRODUCTS })
    return attempt(() => {
      const product = makeProduct(one, identity, setting)
      return stock ? stocked(product, stock[at] as NewStock) : product
    })
  }
}

type Identity = Parameters<typeof blankProduct>[1]

function makeProduct(wanted: NewProduct, identity: Identity, setting: Setting): Product {
  const price = padded(wanted.price, setting.decimals)
  return changeProduct(blankProduct({ ...wanted, price }, identity), wanted, setting)
}

async function identify(
  tx: Tx,
  wanted: readonly NewProduct[],
  manner: Manner,
  taken: readonly string[],
): Promise<Outcome<Identity>[]> {
  const slugs = await claimSlugs(tx, wanted, manner, { taken })
  const numbers = await takeNumbers(tx, wanted.length)
  const handles = await findIdsByHandle(
    tx,
    wanted.flatMap(({ handle }) => handle ?? []),
  )
  return wanted.map(({ handle, collectionIds = [] }, index) => {
    const id = newOrderedId()
    const slug = slugs[index] as Outcome<string>
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

/** Holds the collections of new products, all of which are there. */
export async function requireCollections(
  tx: Tx,
  wanted: readonly Pick<NewProduct, 'collectionIds'>[],
): Promise<string[]> {
  const ids = realCollections(wanted.flatMap(({ collectionIds = [] }) => collectionIds))
  if (ids.length === 0) return []
  const known = new Set(await lockCollections(tx, ids))
  const missing = ids.find((id) => !known.has(id))
  if (missing) throw CollectionNotFound({ collectionId: missing })
  return ids
}
