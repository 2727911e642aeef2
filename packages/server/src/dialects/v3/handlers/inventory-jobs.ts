import type { catalogV3 } from '@vitrine/contract/catalog-v3'
import { type Handlers, type Input, violation } from '@vitrine/contract/kit'
import type { ItemJobs, ItemValues, StepPolicy } from '../../../areas/stock/index.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { decodeItemValues } from '../codec/inventory-item.ts'
import { decodeStockFilter } from '../codec/inventory-query.ts'
import { decodeVariantSearch } from '../codec/search.ts'

type Ops = (typeof catalogV3)['operations']
type Update = Input<Ops['bulkUpdateInventoryItemsByFilter']>
type SetOrAdjust = Input<Ops['bulkSetOrAdjustInventoryItemsByFilter']>
type Adjust = Input<Ops['bulkAdjustInventoryItemsByFilter']>
type Create = Input<Ops['bulkCreateInventoryItemsByVariantFilter']>
type ByFilter = Input<Ops['bulkDeleteInventoryItemsByFilter']>

const SCOPE = 'catalog-v3:write'

/** Background jobs on all matching inventory items (§14). */
export const inventoryJobHandlers = ({ itemJobs }: { readonly itemJobs: ItemJobs }) => {
  const search = decodeStockFilter
  const update = itemJobs.addKind<'update', Update>('update', SCOPE, {
    search,
    command: valuesOf,
  })
  const remove = itemJobs.addKind<'delete', ByFilter>('delete', SCOPE, {
    search,
    command: () => undefined,
  })
  const setOrAdjust = itemJobs.addKind<'setOrAdjust', SetOrAdjust>('setOrAdjust', SCOPE, {
    search,
    command: setOrAdjustOf,
  })
  const adjust = itemJobs.addKind<'adjust', Adjust>('adjust', SCOPE, { search, command: adjustOf })
  const create = itemJobs.addCreation<Create>(SCOPE, {
    search: searchOf,
    item: ({ locationId, inventoryCreationData: { quantity } }) => ({
      locationId,
      values: { quantity },
    }),
  })
  return {
    bulkUpdateInventoryItemsByFilter: async ({ input, tx }) => encodeJob(await update(tx, input)),
    bulkDeleteInventoryItemsByFilter: async ({ input, tx }) => encodeJob(await remove(tx, input)),
    bulkSetOrAdjustInventoryItemsByFilter: async ({ input, tx }) =>
      encodeJob(await setOrAdjust(tx, input)),
    bulkAdjustInventoryItemsByFilter: async ({ input, tx }) => encodeJob(await adjust(tx, input)),
    bulkCreateInventoryItemsByVariantFilter: async ({ input, tx }) =>
      encodeJob(await create(tx, input)),
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}

const encodeJob = ({ id }: { readonly id: string }) => ({ jobId: id })

const valuesOf = ({ inventoryItem }: Update): ItemValues =>
  decodeItemValues(inventoryItem, 'inventoryItem')

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

const searchOf = ({ filter, search }: Pick<Create, 'filter' | 'search'>) =>
  decodeVariantSearch({
    query: { filter, search },
    walk: undefined,
    metadata: ({ offset }) => ({ count: 0, offset, total: 0 }),
  })
