import { isDeepStrictEqual } from 'node:util'
import { ProductChanged, ProductNotFound, VariantsChanged } from '@vitrine/contract/catalog'
import type { Tx } from '../../../platform/tx.ts'
import type { Fact } from '../../events/index.ts'
import type { Product } from '../model/product.ts'
import { recountCollections, refreshAvailability } from '../store/availability.ts'
import { findProducts } from '../store/find-products.ts'
import { type Change, saveProducts } from '../store/save-products.ts'
import type { CatalogDeps } from './context.ts'
import { snapshot } from './snapshot.ts'

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
  await saveProducts(tx, changes)
  const refreshed = await refresh(tx, changes)
  const visibilityChanged = changes.filter(({ before, after }) => before.visible !== after.visible)
  await recountCollections(
    tx,
    unique(visibilityChanged.flatMap(({ after }) => after.collectionIds)),
  )
  await events.append(tx, ...changes.flatMap(factsOf))
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

const stamp = (product: Product, { now }: Tx): Product => ({
  ...product,
  revision: product.revision + 1,
  updatedDate: now,
})

/** Where variants came, went or changed visibility, the product's availability is worked out anew. */
async function refresh(tx: Tx, changes: readonly Required<Change>[]): Promise<Product[]> {
  const ids = changes
    .filter(({ before, after }) => !isDeepStrictEqual(presence(before), presence(after)))
    .map(({ after }) => after.id)
  if (ids.length === 0) return []
  await refreshAvailability(tx, ids)
  return findProducts(tx, ids, { variants: true })
}

const presence = ({ variants }: Product) => variants.map(({ id, visible }) => ({ id, visible }))

function factsOf({ before, after }: Required<Change>): Fact[] {
  const facts: Fact[] = []
  const [was, is] = [snapshot(before), snapshot(after)]
  const { revision: _was, updatedDate: _then, aggregates: _old, ...old } = was
  const { revision: _is, updatedDate: _now, aggregates: _new, ...current } = is
  if (!isDeepStrictEqual(old, current)) {
    facts.push({ definition: ProductChanged, entityId: after.id, before: was, after: is })
  }
  const variants = changedVariants(before, after)
  if (variants.before.length > 0 || variants.after.length > 0) {
    const { name } = after
    facts.push({
      definition: VariantsChanged,
      entityId: after.id,
      before: { name: before.name, variants: variants.before },
      after: { name, variants: variants.after },
    })
  }
  return facts
}

/** Managed variants that differ, as they were and as they are. */
function changedVariants(before: Product, after: Product) {
  const was = new Map(before.variants.map((one) => [one.id, one]))
  const is = new Map(after.variants.map((one) => [one.id, one]))
  const differs = (id: string) => !isDeepStrictEqual(was.get(id), is.get(id))
  const managed = (product: Product) => product.variants.filter((one) => !one.isDefault)
  return {
    before: managed(before).filter(({ id }) => differs(id)),
    after: managed(after).filter(({ id }) => differs(id)),
  }
}

const unique = (values: readonly string[]) => [...new Set(values)]
