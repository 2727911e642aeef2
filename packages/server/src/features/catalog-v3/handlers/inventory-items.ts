import {
  type catalogV3,
  InventoryItemNotFound,
  inventoryItemFields,
  NegativeQuantity,
  PreorderLimitNotSupported,
} from '@vitrine/contract/catalog-v3'
import { ApplicationError, brokenRule, type Handlers } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import type { Inventory, ItemOutcome, ItemWish, Reason } from '../../inventory/index.ts'
import { decodeAggregations, encodeAggregations } from '../codec/aggregations.ts'
import { type BulkItem, encodeBulk } from '../codec/bulk.ts'
import {
  decodeItemChange,
  decodeNewItem,
  decodeUpserted,
  encodeInventoryItem,
  refuseSamePlace,
} from '../codec/inventory-item.ts'
import { decodeStockFilter, decodeStockQuery } from '../codec/inventory-query.ts'
import { byCursor, encodePaging } from '../codec/query.ts'
import type { CatalogV3Deps } from './labels.ts'

const LIST = 'inventory-items'

/** Stock of variants at locations (§14). */
export const inventoryItemHandlers = ({ inventory, pages }: CatalogV3Deps) => {
  const change = (tx: Tx, wishes: readonly ItemWish[], reason: Reason = 'MANUAL') =>
    inventory.changeItems(tx, wishes, reason)
  const one = async (tx: Tx, wish: ItemWish, reason?: Reason | null) => {
    const [outcome] = await change(tx, [wish], reason ?? 'MANUAL')
    if (outcome?.error) throw refusalOf(outcome.error)
    return { inventoryItem: await shown(inventory, tx, outcome?.id ?? '') }
  }
  const many = async (tx: Tx, wishes: readonly ItemWish[], wish: Wish) => {
    const outcomes = await change(tx, wishes, wish.reason ?? 'MANUAL')
    return encodeBulk(await withEntities(inventory, tx, outcomes, wish.returnEntity === true))
  }
  return {
    createInventoryItem: ({ input, tx }) =>
      one(tx, decodeNewItem(input.inventoryItem, 'inventoryItem')),
    getInventoryItem: async ({ input, tx }) => ({
      inventoryItem: await shown(inventory, tx, input.inventoryItemId),
    }),
    updateInventoryItem: ({ input, tx }) =>
      one(tx, decodeItemChange(input.inventoryItem, 'inventoryItem'), input.reason),
    deleteInventoryItem: async ({ input, tx }) => {
      const [outcome] = await change(tx, [{ kind: 'delete', id: input.inventoryItemId }])
      if (outcome?.error) throw outcome.error
      return {}
    },
    queryInventoryItems: async ({ input, ...call }) => {
      const open = pages.open(LIST, call, byCursor(input.query))
      const query = decodeStockQuery(open)
      const found = await inventory.queryItems(call.tx, query)
      return {
        inventoryItems: found.items.map(encodeInventoryItem),
        pagingMetadata: encodePaging(open.metadata(query, found)),
      }
    },
    searchInventoryItems: async ({ input, ...call }) => {
      const { aggregations, timeZone, ...asked } = input.search ?? {}
      const open = pages.open(LIST, call, byCursor(asked))
      const query = decodeStockQuery(open)
      const telling = { fields: inventoryItemFields, rename: (field: string) => field, timeZone }
      const levels = decodeAggregations(aggregations, telling)
      const found = await inventory.queryItems(call.tx, query)
      const told = await inventory.aggregateItems(call.tx, query, levels)
      return {
        inventoryItems: found.items.map(encodeInventoryItem),
        pagingMetadata: encodePaging(open.metadata(query, found)),
        aggregationData: encodeAggregations(aggregations, levels, told),
      }
    },
    countInventoryItems: async ({ input, tx }) => ({
      count: await inventory.countItems(tx, decodeStockFilter(input)),
    }),
    bulkCreateInventoryItems: ({ input, tx }) => {
      const wishes = input.inventoryItems.map((item, at) =>
        decodeNewItem(item, `inventoryItems[${at}]`),
      )
      return many(tx, wishes, input)
    },
    bulkUpdateInventoryItems: ({ input, tx }) => {
      const wishes = input.inventoryItems.map(({ inventoryItem }, at) =>
        decodeItemChange(inventoryItem, `inventoryItems[${at}].inventoryItem`),
      )
      return many(tx, wishes, input)
    },
    bulkUpsertInventoryItems: ({ input, tx }) => {
      const wishes = input.inventoryItems.map(({ inventoryItem }, at) =>
        decodeUpserted(inventoryItem, `inventoryItems[${at}].inventoryItem`),
      )
      refuseSamePlace(wishes, tx.siteId)
      return many(tx, wishes, input)
    },
    bulkDeleteInventoryItems: async ({ input, tx }) => {
      const wishes = input.inventoryItemIds.map((id) => ({ kind: 'delete', id }) as const)
      return encodeBulk((await change(tx, wishes)).map(toBulkItem))
    },
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}

interface Wish {
  readonly reason?: Reason | null
  readonly returnEntity?: boolean | null
}

/** Rules about single fields are told as broken fields where one item is meant. */
function refusalOf(error: ApplicationError): Error {
  const field = ruleFields[error.definition.code]
  return field ? brokenRule(field, error.definition.code, error.message, error.data) : error
}
const ruleFields: Record<string, string> = {
  [NegativeQuantity.code]: 'inventoryItem.quantity',
  [PreorderLimitNotSupported.code]: 'inventoryItem.preorderInfo.limit',
}

async function shown(inventory: Inventory, tx: Tx, id: string) {
  const item = (await inventory.findItems(tx, [id.toLowerCase()])).get(id.toLowerCase())
  if (!item) throw InventoryItemNotFound({ inventoryItemId: id })
  return encodeInventoryItem(item)
}

type AnyOutcome = Pick<ItemOutcome, 'id' | 'error'>

const toBulkItem = ({ id, error }: AnyOutcome): BulkItem<never> => ({
  ...(id === undefined ? {} : { id }),
  ...(error instanceof ApplicationError && { error }),
})

/** Results with the items as they are now, read at once, where somebody asks for them. */
export async function withEntities(
  inventory: Inventory,
  tx: Tx,
  outcomes: readonly AnyOutcome[],
  isShown: boolean,
) {
  const ids = isShown ? outcomes.flatMap(({ id, error }) => (error ? [] : (id ?? []))) : []
  const items = ids.length === 0 ? new Map() : await inventory.findItems(tx, [...new Set(ids)])
  return outcomes.map((outcome) => {
    const item = outcome.error ? undefined : items.get(outcome.id ?? '')
    return { ...toBulkItem(outcome), ...(item && { item: encodeInventoryItem(item) }) }
  })
}
