import { InvalidRevision, ProductNotFound } from '@vitrine/contract/catalog'
import { ApplicationError, violation } from '@vitrine/contract/kit'
import { type ChangedProduct, ProductRevisionConflict } from '@vitrine/contract/products'
import type { FieldConflict } from '@vitrine/contract/saves'
import type { Tx } from '../../../../platform/tx.ts'
import { attempt, isRefusal, type Product } from '../../../catalog/index.ts'
import { refusalOf } from '../../../site/jobs/index.ts'
import { findFactsSince, othersChanges } from '../../editing/index.ts'
import type { PlannedProduct, ProductState } from '../model.ts'
import { mergeSave } from '../rules/merge-save.ts'
import { type PlanContext, planUpdate } from '../rules/plan-save.ts'
import { differences, fieldsOf } from '../rules/product-fields.ts'
import { movesOf, namedTwice, saveMemberships } from './save-memberships.ts'
import { factsOfProducts, type ProductEditingDeps, planContext, policy } from './save-product.ts'

/** The result of one product in a batch save. */
export interface SavedProduct {
  readonly id: string
  readonly revision?: number
  readonly changeCount: number
  /** The reason for refusing it. */
  readonly refusal?: ReturnType<typeof refusalOf>
  readonly conflicts?: readonly FieldConflict[]
}

type Plan =
  | { readonly update: ReturnType<typeof updateOf> }
  | { readonly refused: Error; readonly conflicts?: readonly FieldConflict[] }

/** Changes several products, each completely or not at all, with a constant number of statements. */
export async function saveProducts(
  tx: Tx,
  deps: ProductEditingDeps,
  requests: readonly ChangedProduct[],
): Promise<SavedProduct[]> {
  requireOnce(requests)
  const first = await trySave(tx, deps, requests)
  // These changed between reading and locking; they are locked now, so the next read stays valid.
  const again = requests.filter((_, at) => first[at] === undefined)
  const second = again.length > 0 ? await trySave(tx, deps, again) : []
  return first.map((one, at) => {
    if (one) return one
    const request = requests[at] as ChangedProduct
    return (
      second[again.indexOf(request)] ?? refused(request.id, InvalidRevision({ id: request.id }))
    )
  })
}

/** Refuses a list that contains a product twice. */
export function requireOnce(requests: readonly ChangedProduct[]): void {
  const ids = new Set<string>()
  for (const [at, request] of requests.entries()) {
    const { id } = request
    if (namedTwice(request)) {
      const sentence = 'names a collection that addToCollectionIds names too'
      throw violation(`products[${at}].removeFromCollectionIds`, 'FIELD_NOT_ALLOWED', sentence)
    }
    const known = id.toLowerCase()
    if (ids.has(known)) {
      throw violation(`products[${at}].id`, 'FIELD_NOT_ALLOWED', 'is there already; send each once')
    }
    ids.add(known)
  }
}

/** The result is undefined for a product that changed after it was read. */
async function trySave(
  tx: Tx,
  deps: ProductEditingDeps,
  requests: readonly ChangedProduct[],
): Promise<(SavedProduct | undefined)[]> {
  const plans = await planSaves(tx, deps, requests)
  const updates = plans.flatMap((one) => ('update' in one ? [one.update] : []))
  const results = await deps.catalog.updateEach(tx, updates, policy)
  const moved = plans.flatMap((plan, at) =>
    'update' in plan && !(results[updates.indexOf(plan.update)] instanceof Error)
      ? [{ request: requests[at] as ChangedProduct, before: plan.update.before }]
      : [],
  )
  await saveMemberships(tx, deps, moved)
  return plans.map((plan, at) => {
    const request = requests[at] as ChangedProduct
    const { id } = request
    if ('refused' in plan) return refused(id, plan.refused, plan.conflicts)
    const result = results[updates.indexOf(plan.update)]
    if (isStale(result)) return undefined
    if (isRefusal(result)) return refused(id, result)
    const { product } = result as { readonly product: Product }
    const changeCount = differences(
      fieldsOf(plan.update.before as ProductState),
      fieldsOf(product as ProductState),
    ).length
    const { added, removed } = movesOf({ request, before: plan.update.before })
    const moveCount = added.length + removed.length > 0 ? 1 : 0
    return { id: product.id, revision: product.revision, changeCount: changeCount + moveCount }
  })
}

async function planSaves(
  tx: Tx,
  deps: ProductEditingDeps,
  requests: readonly ChangedProduct[],
): Promise<Plan[]> {
  const ids = requests.map(({ id }) => id)
  const found = new Map((await deps.catalog.findProducts(tx, ids)).map((one) => [one.id, one]))
  const context = await planContext(tx, deps, undefined, {}, false)
  const bases = requests.flatMap(({ id, revision }) => {
    const before = found.get(id.toLowerCase())
    return before && before.revision !== revision ? [{ id: before.id, revision }] : []
  })
  const closed = await deps.catalog.closedCollections(tx, requests.flatMap(collectionsOf))
  const facts = bases.length > 0 ? await findFactsSince(tx, factsOfProducts, bases) : new Map()
  return requests.map((request): Plan => {
    const before = found.get(request.id.toLowerCase())
    if (!before) return { refused: ProductNotFound({ productId: request.id }) }
    const refusal = collectionsOf(request).flatMap((id) => closed.get(id.toLowerCase()) ?? [])[0]
    if (refusal) return { refused: refusal }
    if (before.revision === request.revision) return planOne(before, request, context)
    const { changes, isComplete } = othersChanges(
      facts.get(before.id) ?? [],
      before,
      request.revision,
      (was, is) => differences(fieldsOf(was), fieldsOf(is)),
    )
    const merged = mergeSave(request, changes, before)
    return isComplete && merged.conflicts.length === 0
      ? planOne(before, merged.request as PlannedProduct, context)
      : refusedFor(before.id, merged.conflicts)
  })
}

const collectionsOf = ({
  addToCollectionIds = [],
  removeFromCollectionIds = [],
}: ChangedProduct) => [...addToCollectionIds, ...removeFromCollectionIds]

function planOne(before: Product, request: PlannedProduct, context: PlanContext): Plan {
  const planned = attempt(() => planUpdate(before, request, context))
  return isRefusal(planned)
    ? { refused: planned }
    : { update: updateOf(before, (planned as ReturnType<typeof planUpdate>).changes) }
}

const updateOf = (before: Product, changes: ReturnType<typeof planUpdate>['changes']) => ({
  id: before.id,
  revision: before.revision,
  changes,
  before,
})

const refusedFor = (productId: string, conflicts: readonly FieldConflict[]): Plan => ({
  refused: ProductRevisionConflict({ productId, conflicts }),
  conflicts,
})

function refused(id: string, error: Error, conflicts?: readonly FieldConflict[]): SavedProduct {
  const refusal = refusalOf(error as Parameters<typeof refusalOf>[0])
  return { id, changeCount: 0, refusal, ...(conflicts && { conflicts }) }
}

const isStale = (result: unknown): boolean =>
  result instanceof ApplicationError && result.definition.code === InvalidRevision.code
