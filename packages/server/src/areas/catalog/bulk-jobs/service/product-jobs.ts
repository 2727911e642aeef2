import { ItemNotInCategory } from '@vitrine/contract/catalog'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type ItemFailure,
  type JobKind,
  type JobsFeature,
  type Refusal,
  refusalOf,
} from '../../../site/jobs/index.ts'
import {
  addItems,
  type CategoryItemResult,
  categoryReads,
  type Membership,
  removeItems,
} from '../../categories/index.ts'
import type { TagChanges } from '../../products/rules/tags.ts'
import { bulkChanges, type SharedChanges } from '../../products/service/bulk-changes.ts'
import type { Target } from '../../products/service/change-each.ts'
import { deleteEach } from '../../products/service/delete-product.ts'
import type { Search } from '../../search/model/search.ts'
import { searchMethods } from '../../search/service/search.ts'
import type { CatalogDeps } from '../../shared/service/context.ts'
import type { VariantAdjustments, VariantValues } from '../../variants/index.ts'

/** The actions that a job can run on all matching products, with their parameters. */
export interface ProductCommands {
  readonly delete: undefined
  readonly update: SharedChanges
  readonly updateVariants: VariantValues
  readonly adjustVariants: VariantAdjustments
  readonly updateTags: TagChanges
  /** Ids of shared info sections. */
  readonly addInfoSections: readonly string[]
  readonly removeInfoSections: readonly string[]
  /** Ids of categories. */
  readonly addToCategories: readonly string[]
  readonly removeFromCategories: readonly string[]
}

/** How a job parses its request, which is stored as sent. Both throw the caller's error. */
export interface ProductJobRequest<Request, Command> {
  readonly search: (request: Request) => Search
  readonly command: (request: Request, tx: Tx) => Command
}

/** The result for one product of a job. */
type Result = Refusal | object | undefined

interface Action<Command> {
  /** Refuses a command that no product could follow, before matches are counted. */
  readonly check?: (tx: Tx, command: Command) => Promise<unknown>
  readonly run: (tx: Tx, ids: readonly string[], command: Command) => Promise<readonly Result[]>
}
type Actions = { readonly [Name in keyof ProductCommands]: Action<ProductCommands[Name]> }

function actionsOf(deps: CatalogDeps): Actions {
  const bulk = bulkChanges(deps)
  return {
    delete: { run: (tx, ids) => deleteEach(tx, deps, ids) },
    update: { run: (tx, ids, changes) => bulk.changeAlike(tx, targets(ids), changes) },
    updateVariants: { run: (tx, ids, values) => bulk.setVariants(tx, targets(ids), values) },
    adjustVariants: {
      run: (tx, ids, adjustments) => bulk.adjustVariants(tx, targets(ids), adjustments),
    },
    updateTags: { run: (tx, ids, tags) => bulk.changeTags(tx, targets(ids), tags) },
    addInfoSections: {
      check: bulk.requireSections,
      run: (tx, ids, sectionIds) => bulk.addSections(tx, targets(ids), sectionIds),
    },
    removeInfoSections: {
      run: (tx, ids, sectionIds) => bulk.removeSections(tx, targets(ids), sectionIds),
    },
    addToCategories: {
      check: requireCategories,
      run: async (tx, ids, categoryIds) =>
        firstRefusals(ids, categoryIds, await addItems(tx, deps, membersOf(ids, categoryIds))),
    },
    removeFromCategories: {
      check: requireCategories,
      run: async (tx, ids, categoryIds) =>
        firstRefusals(ids, categoryIds, await removeItems(tx, deps, membersOf(ids, categoryIds))),
    },
  }
}

const targets = (ids: readonly string[]): Target[] => ids.map((id) => ({ id }))

async function requireCategories(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of ids) await categoryReads.getCategory(tx, { id }, { seesHidden: true })
}

const membersOf = (ids: readonly string[], categoryIds: readonly string[]): Membership[] =>
  ids.flatMap((productId) => categoryIds.map((collectionId) => ({ collectionId, productId })))

/** The first error of each product; that it was no member of a category is none. */
const firstRefusals = (
  ids: readonly string[],
  categoryIds: readonly string[],
  results: readonly CategoryItemResult[],
) =>
  ids.map((_, at) =>
    results
      .slice(at * categoryIds.length, (at + 1) * categoryIds.length)
      .find((one) => one && one.definition.code !== ItemNotInCategory.code),
  )

export type ProductJobs = ReturnType<typeof createProductJobs>

/** Jobs that change all products a search finds. */
export function createProductJobs(deps: CatalogDeps, jobs: Pick<JobsFeature, 'addKind'>) {
  const actions = actionsOf(deps)
  return {
    /**
     * Registers, once at composition, what reads the requests of one kind of job, and returns the function
     * that starts one. `scope` is the permission that a job needs.
     */
    addKind<Name extends keyof ProductCommands, Request>(
      name: Name,
      scope: string,
      request: ProductJobRequest<Request, ProductCommands[Name]>,
    ): (tx: Tx, sent: Request) => Promise<{ readonly id: string }> {
      const { check, run }: Action<ProductCommands[Name]> = actions[name]
      const start = jobs.addKind<Request>(`products.${name}`, {
        ...matchingProducts(deps, request.search),
        scope,
        act: async (tx, sent, ids) =>
          failuresOf(ids, await run(tx, ids, request.command(sent, tx))),
      })
      return async (tx, sent) => {
        const command = request.command(sent, tx)
        await check?.(tx, command)
        return start(tx, sent)
      }
    },
  }
}

const failuresOf = (ids: readonly string[], results: readonly Result[]): ItemFailure[] =>
  ids.flatMap((id, at) => {
    const result = results[at]
    return result instanceof Error ? [{ id, error: refusalOf(result as Refusal) }] : []
  })

/** The products that match, hidden ones included, ordered by number. */
function matchingProducts<Request>(
  deps: CatalogDeps,
  searchOf: (request: Request) => Search,
): Pick<JobKind<Request>, 'count' | 'next'> {
  const { countFound, pageFound } = searchMethods(deps)
  return {
    count: (tx, request) => countFound(tx, searchOf(request), { seesHidden: true }),
    async next(tx, request, { after, limit, createdUntil }) {
      const { filter, ...words } = searchOf(request)
      const inTime = {
        kind: 'test',
        field: 'createdDate',
        operator: '$lte',
        value: createdUntil,
      } as const
      const search: Search = { ...words, filter: { kind: 'and', parts: [filter, inTime] } }
      const found = await pageFound(tx, search, { after: Number(after ?? 0), limit })
      return found.map(({ id, numericId }) => ({ id, cursor: String(numericId) }))
    },
  }
}
