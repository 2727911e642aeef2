import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import { type Input, violation } from '@vitrine/contract/kit'
import type { Catalog, SearchQuery } from '../../../areas/catalog/index.ts'
import type { ItemFailure, JobKind, JobsFeature } from '../../../areas/site/jobs/index.ts'
import type { Inventory, ItemResult, StepPolicy } from '../../../areas/stock/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { decodeItemValues } from '../codec/inventory-item.ts'
import { decodeStockFilter } from '../codec/inventory-query.ts'
import { decodeVariantSearch } from '../codec/search.ts'

type Ops = (typeof catalogV3)['operations']
type Update = Input<Ops['bulkUpdateInventoryItemsByFilter']>
type SetOrAdjust = Input<Ops['bulkSetOrAdjustInventoryItemsByFilter']>
type Adjust = Input<Ops['bulkAdjustInventoryItemsByFilter']>
type Create = Input<Ops['bulkCreateInventoryItemsByVariantFilter']>
type ByFilter = Input<Ops['bulkDeleteInventoryItemsByFilter']>
type Act<Asked> = (tx: Tx, input: Asked, ids: readonly string[]) => Promise<readonly ItemResult[]>

interface Deps {
  readonly catalog: Catalog
  readonly inventory: Inventory
  readonly jobs: Pick<JobsFeature, 'addKind'>
}

/** Functions that start jobs on all matching inventory items, and their job kinds. */
export function inventoryJobs({ catalog, inventory, jobs }: Deps) {
  /** Registers a kind whose input is validated before matches are counted. */
  function addKind<Asked extends ByFilter>(
    name: string,
    check: (input: Asked) => unknown,
    act: Act<Asked>,
  ) {
    const start = jobs.addKind<Asked>(`inventory.${name}`, {
      scope: 'catalog-v3:write',
      count: (tx, input) => inventory.countItems(tx, decodeStockFilter(input)),
      next: async (tx, input, page) =>
        (await inventory.nextItems(tx, decodeStockFilter(input), page)).map((id) => ({
          id,
          cursor: id,
        })),
      act: async (tx, input, ids) => failuresOf(ids, await act(tx, input, ids)),
    })
    return async (tx: Tx, input: Asked) => {
      check(input)
      return { jobId: (await start(tx, input)).id }
    }
  }
  const startCreating = jobs.addKind<Create>('inventory.create', variantKind(catalog, inventory))
  return {
    update: addKind<Update>(
      'update',
      ({ inventoryItem }) => decodeItemValues(inventoryItem, 'inventoryItem'),
      (tx, { inventoryItem }, ids) => {
        const values = decodeItemValues(inventoryItem, 'inventoryItem')
        const requests = ids.map((id) => ({ kind: 'update', id, values }) as const)
        return inventory.changeItems(tx, requests, 'MANUAL')
      },
    ),
    delete: addKind<ByFilter>(
      'delete',
      () => undefined,
      (tx, _, ids) =>
        inventory.changeItems(
          tx,
          ids.map((id) => ({ kind: 'delete', id }) as const),
          'MANUAL',
        ),
    ),
    setOrAdjust: addKind<SetOrAdjust>('setOrAdjust', setOrAdjustOf, (tx, input, ids) =>
      inventory.stepItems(tx, ids, setOrAdjustOf(input)),
    ),
    adjust: addKind<Adjust>('adjust', adjustOf, (tx, input, ids) =>
      inventory.stepItems(tx, ids, adjustOf(input)),
    ),
    create: async (tx: Tx, input: Create) => {
      await inventory.requireLocation(tx, input.locationId)
      return { jobId: (await startCreating(tx, input)).id }
    },
  }
}

const setOrAdjustOf = ({ adjustedInventoryAction }: SetOrAdjust): StepPolicy => ({
  delta: deltaOf(adjustedInventoryAction, 'adjustedInventoryAction'),
  isBounded: true,
  tracks: false,
})
const adjustOf = ({ adjustment, trackQuantity }: Adjust): StepPolicy => ({
  delta: deltaOf(adjustment, 'adjustment'),
  isBounded: false,
  tracks: trackQuantity === true,
})

function deltaOf({ incrementBy, decrementBy }: Adjust['adjustment'], field: string): number {
  if (incrementBy && !decrementBy) return incrementBy
  if (decrementBy && !incrementBy) return -decrementBy
  const fields = { fields: ['incrementBy', 'decrementBy'] }
  throw violation(field, 'REQUIRED_ONE_OF_FIELD', 'needs incrementBy or decrementBy', fields)
}

const failuresOf = (ids: readonly string[], results: readonly ItemResult[]): ItemFailure[] =>
  results.flatMap(({ error }, at) => (error ? [{ id: ids[at] ?? '', error }] : []))

const everything = { seesHidden: true }
const searchOf = (input: Pick<Create, 'filter' | 'search'>) =>
  decodeVariantSearch({
    query: { filter: input.filter, search: input.search },
    walk: undefined,
    metadata: ({ offset }) => ({ count: 0, offset, total: 0 }),
  })

const test = (field: string, operator: '$gt' | '$eq', value: string | undefined) =>
  ({ kind: 'test', field, operator, value }) as const

/** Variants after one; its id is unique within its product only. */
function behind(cursor: string): SearchQuery['filter'] {
  const [variantId, productId] = cursor.split(' ')
  const sibling = [test('ownId', '$eq', variantId), test('product.id', '$gt', productId)]
  return { kind: 'or', parts: [test('ownId', '$gt', variantId), { kind: 'and', parts: sibling }] }
}

/** Adds an item to every matching variant; the filter is that of a variant search. */
const variantKind = (catalog: Catalog, inventory: Inventory): JobKind<Create> => ({
  scope: 'catalog-v3:write',
  count: async (tx, input) => {
    const counted = { kind: 'scalar', type: 'COUNT_DISTINCT', field: 'ownId', name: 'all' } as const
    const [rows] = await catalog.aggregateVariants(tx, searchOf(input), [[counted]], everything)
    return Number(rows?.[0]?.[0]?.amount ?? 0)
  },
  next: async (tx, input, { after, limit }) => {
    const search = searchOf(input)
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
  act: async (tx, { locationId, inventoryCreationData: { quantity } }, ids) => {
    const requests = ids.map((id) => {
      const [productId, variantId] = id.split(' ')
      return { kind: 'create', productId, variantId, locationId, values: { quantity } } as const
    })
    return failuresOf(ids, await inventory.changeItems(tx, requests, 'MANUAL'))
  },
})
