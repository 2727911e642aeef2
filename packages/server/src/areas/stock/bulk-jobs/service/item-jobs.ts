import type { Tx } from '../../../../platform/tx.ts'
import type { Catalog, SearchQuery } from '../../../catalog/index.ts'
import type { ItemFailure, JobKind, JobsFeature } from '../../../site/jobs/index.ts'
import type { ItemValues } from '../../items/model/item.ts'
import type { InventoryDeps } from '../../items/model/stock.ts'
import { changeItems, type ItemResult } from '../../items/service/change-items.ts'
import { requireLocation } from '../../items/service/find-items.ts'
import { type StepPolicy, stepItems } from '../../items/service/step-items.ts'
import { countStock, nextItems, type StockSearch } from '../../items/store/query-stock.ts'

/** The actions that a job can run on all matching inventory items, with their parameters. */
export interface ItemCommands {
  readonly update: ItemValues
  readonly delete: undefined
  /** Steps within the bounds of quantities. */
  readonly setOrAdjust: StepPolicy
  readonly adjust: StepPolicy
}

/** How a job parses its request, which is stored as sent. Both throw errors for the caller. */
export interface ItemJobRequest<Request, Command> {
  readonly search: (request: Request) => StockSearch
  readonly command: (request: Request) => Command
}

/** How a job that creates items reads its request: the variants, and the item of each. */
export interface NewItemJobRequest<Request> {
  readonly search: (request: Request) => SearchQuery
  readonly item: (request: Request) => {
    readonly locationId: string
    readonly values: ItemValues
  }
}

type Action<Command> = (
  tx: Tx,
  deps: InventoryDeps,
  ids: readonly string[],
  command: Command,
) => Promise<readonly ItemResult[]>

const actions: { readonly [Name in keyof ItemCommands]: Action<ItemCommands[Name]> } = {
  update: (tx, deps, ids, values) => {
    const requests = ids.map((id) => ({ kind: 'update', id, values }) as const)
    return changeItems(tx, deps, requests, 'MANUAL')
  },
  delete: (tx, deps, ids) => {
    const requests = ids.map((id) => ({ kind: 'delete', id }) as const)
    return changeItems(tx, deps, requests, 'MANUAL')
  },
  setOrAdjust: (tx, deps, ids, step) => stepItems(tx, deps, ids, step),
  adjust: (tx, deps, ids, step) => stepItems(tx, deps, ids, step),
}

export interface ItemJobDeps extends InventoryDeps {
  readonly catalog: Pick<Catalog, 'aggregateVariants' | 'searchVariants'>
  readonly jobs: Pick<JobsFeature, 'addKind'>
}

export type ItemJobs = ReturnType<typeof createItemJobs>

type Start<Request> = (tx: Tx, sent: Request) => Promise<{ readonly id: string }>

/** Jobs that change all matching inventory items, or create items for all matching variants. */
export const createItemJobs = (deps: ItemJobDeps) => ({
  /**
   * Registers, once at composition, what reads the requests of one kind of job, and returns the function that
   * starts one. `scope` is the permission that a job needs.
   */
  addKind<Name extends keyof ItemCommands, Request>(
    name: Name,
    scope: string,
    { search, command }: ItemJobRequest<Request, ItemCommands[Name]>,
  ): Start<Request> {
    const run: Action<ItemCommands[Name]> = actions[name]
    const start = deps.jobs.addKind<Request>(`inventory.${name}`, {
      scope,
      count: (tx, sent) => countStock(tx, search(sent)),
      next: async (tx, sent, page) =>
        (await nextItems(tx, search(sent), page)).map((id) => ({ id, cursor: id })),
      act: async (tx, sent, ids) => failuresOf(ids, await run(tx, deps, ids, command(sent))),
    })
    return async (tx, sent) => {
      command(sent)
      return start(tx, sent)
    }
  },

  /** The same for the kind that creates an item of every matching variant. */
  addCreation<Request>(scope: string, request: NewItemJobRequest<Request>): Start<Request> {
    const start = deps.jobs.addKind<Request>('inventory.create', {
      ...matchingVariants(deps.catalog, request.search),
      scope,
      act: async (tx, sent, ids) => {
        const { locationId, values } = request.item(sent)
        const requests = ids.map((id) => {
          const [productId, variantId] = id.split(' ')
          return { kind: 'create', productId, variantId, locationId, values } as const
        })
        return failuresOf(ids, await changeItems(tx, deps, requests, 'MANUAL'))
      },
    })
    return async (tx, sent) => {
      await requireLocation(tx, request.item(sent).locationId)
      return start(tx, sent)
    }
  },
})

const failuresOf = (ids: readonly string[], results: readonly ItemResult[]): ItemFailure[] =>
  results.flatMap(({ error }, at) => (error ? [{ id: ids[at] ?? '', error }] : []))

const everything = { seesHidden: true }

/** The variants that match, by id and product; an item is `product variant`. */
const matchingVariants = <Request>(
  catalog: ItemJobDeps['catalog'],
  searchOf: (request: Request) => SearchQuery,
): Pick<JobKind<Request>, 'count' | 'next'> => ({
  count: async (tx, request) => {
    const counted = { kind: 'scalar', type: 'COUNT_DISTINCT', field: 'ownId', name: 'all' } as const
    const search = searchOf(request)
    const [rows] = await catalog.aggregateVariants(tx, search, [[counted]], everything)
    return Number(rows?.[0]?.[0]?.amount ?? 0)
  },
  next: async (tx, request, { after, limit }) => {
    const search = searchOf(request)
    const filter =
      after === null
        ? search.filter
        : ({ kind: 'and', parts: [search.filter, behind(after)] } as const)
    const sort = ['ownId', 'product.id'].map((field) => ({ field, descending: false }))
    const page = { ...search, filter, sort, limit, offset: 0 }
    const { items } = await catalog.searchVariants(tx, page, everything)
    return items.map(({ product, variant }) => ({
      id: `${product.id} ${variant.id}`,
      cursor: `${variant.id} ${product.id}`,
    }))
  },
})

const test = (field: string, operator: '$gt' | '$eq', value: string | undefined) =>
  ({ kind: 'test', field, operator, value }) as const

/** Variants after one; its id is unique within its product only. */
function behind(cursor: string): SearchQuery['filter'] {
  const [variantId, productId] = cursor.split(' ')
  const sibling = [test('ownId', '$eq', variantId), test('product.id', '$gt', productId)]
  return { kind: 'or', parts: [test('ownId', '$gt', variantId), { kind: 'and', parts: sibling }] }
}
