import { CategoryNotFound, ItemNotInCategory } from '@vitrine/contract/catalog'
import type { ChangesOfProducts, ProductFilter } from '@vitrine/contract/products'
import type { Tx } from '../../../../platform/tx.ts'
import { type Catalog, isRefusal } from '../../../catalog/index.ts'
import type { JobsFeature, refusalOf } from '../../../site/jobs/index.ts'
import { type BulkSteps, bulkSteps } from '../rules/bulk-steps.ts'
import { type CustomFieldDeps, findSearch } from './find-search.ts'

/** The products to change, and the changes; the job stores them as they were sent. */
export interface BulkChange {
  readonly filter: ProductFilter
  readonly changes: ChangesOfProducts
}

export interface BulkDeps extends CustomFieldDeps {
  readonly catalog: Catalog
  readonly jobs: Pick<JobsFeature, 'addKind'>
}

const merchant = { seesHidden: true } as const
const SCOPE = 'products:write'

/** Registers the job type, once at composition; returns the function that starts a job. */
export function createProductChanges(deps: BulkDeps) {
  const { catalog, jobs } = deps
  const start = jobs.addKind<BulkChange>('products.change', {
    scope: SCOPE,
    count: async (tx, { filter }) =>
      catalog.countFound(tx, await findSearch(tx, deps, filter), merchant),
    next: (tx, { filter }, page) => nextProducts(tx, deps, filter, page),
    act: async (tx, { changes }, ids) => {
      const [refused] = (await takeSteps(tx, catalog, ids, bulkSteps(changes))).values()
      // All steps apply to a product or none: the job retries the others without it.
      if (refused) throw refused
      return []
    },
  })
  return async (tx: Tx, change: BulkChange, scheduledDate: Date | null = null) => {
    const { addTo, removeFrom } = bulkSteps(change.changes)
    await requireCollections(tx, catalog, [...addTo, ...removeFrom])
    return start(tx, change, scheduledDate)
  }
}

async function requireCollections(tx: Tx, catalog: Catalog, ids: readonly string[]) {
  if (ids.length === 0) return
  const filter = { kind: 'test', field: 'id', operator: '$in', value: ids } as const
  const page = { filter, sort: [], limit: ids.length, offset: 0, withHidden: true }
  const { items } = await catalog.queryCategories(tx, page, merchant)
  const known = new Set(items.map(({ id }) => id))
  const missing = ids.find((id) => !known.has(id.toLowerCase()))
  if (missing) throw CategoryNotFound({ categoryId: missing })
}

async function nextProducts(
  tx: Tx,
  deps: BulkDeps,
  filter: ProductFilter,
  { after, limit, createdUntil }: { after: string | null; limit: number; createdUntil: Date },
) {
  const { filter: own, ...words } = await findSearch(tx, deps, filter)
  const inTime = {
    kind: 'test',
    field: 'createdDate',
    operator: '$lte',
    value: createdUntil,
  } as const
  const search = { ...words, filter: { kind: 'and', parts: [own, inTime] } } as const
  const found = await deps.catalog.pageFound(tx, search, { after: Number(after ?? 0), limit })
  return found.map(({ id, numericId }) => ({ id, cursor: String(numericId) }))
}

type Refusal = Parameters<typeof refusalOf>[0]

/** Applies the steps to these products; returns the refused products with their first reason. */
export async function takeSteps(
  tx: Tx,
  catalog: Catalog,
  ids: readonly string[],
  { fields, adjustments, tags, addTo, removeFrom }: BulkSteps,
): Promise<ReadonlyMap<string, Refusal>> {
  const refused = new Map<string, Refusal>()
  const note = (results: readonly unknown[], at: readonly string[]) => {
    for (const [index, result] of results.entries()) {
      const id = at[index] as string
      if (isRefusal(result) && !refused.has(id)) refused.set(id, result)
    }
  }
  const targets = ids.map((id) => ({ id }))
  if (fields) note(await catalog.changeAlike(tx, targets, fields), ids)
  if (adjustments) note(await catalog.adjustVariants(tx, targets, adjustments), ids)
  if (tags) {
    const change = {
      assign: { public: tags.assign, private: [] },
      unassign: { public: tags.unassign, private: [] },
    }
    note(await catalog.changeTags(tx, targets, change), ids)
  }
  const added = membersOf(ids, addTo)
  note(await catalog.addItems(tx, added), productsOf(added))
  const removed = membersOf(ids, removeFrom)
  const results = await catalog.removeItems(tx, removed)
  const isAbsent = (one: (typeof results)[number]) =>
    one?.definition.code === ItemNotInCategory.code
  note(
    results.map((one) => (isAbsent(one) ? undefined : one)),
    productsOf(removed),
  )
  return refused
}

const membersOf = (ids: readonly string[], collectionIds: readonly string[]) =>
  ids.flatMap((productId) => collectionIds.map((collectionId) => ({ collectionId, productId })))

const productsOf = (members: readonly { readonly productId: string }[]) =>
  members.map(({ productId }) => productId)
