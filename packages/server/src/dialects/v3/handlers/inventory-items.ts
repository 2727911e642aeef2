import {
  type catalogV3,
  InventoryItemNotFound,
  inventoryItemFields,
  NegativeQuantity,
  PreorderLimitNotSupported,
} from '@vitrine/contract/catalog-v3'
import { type ApplicationError, brokenRule, type Handlers } from '@vitrine/contract/kit'
import { type CatalogResult, isRefusal } from '../../../areas/catalog/index.ts'
import type { Inventory, ItemRequest, Reason } from '../../../areas/stock/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import { decodeAggregations, encodeAggregations } from '../codec/aggregations.ts'
import { type BulkItem, encodeBulk } from '../codec/bulk.ts'
import {
  decodeItemChange,
  decodeNewItem,
  decodeUpserted,
  encodeInventoryItem,
  refuseDuplicateItems,
} from '../codec/inventory-item.ts'
import { decodeStockFilter, decodeStockQuery } from '../codec/inventory-query.ts'
import { byCursor, encodePaging } from '../codec/query.ts'
import { encodeVisitorItem, forVisitors } from '../codec/visitor-inventory.ts'
import { eachDecoded } from './each-decoded.ts'
import type { CatalogV3Deps } from './labels.ts'

const LIST = 'inventory-items'

/** Inventory items: stock of variants at locations (§14). */
export const inventoryItemHandlers = ({
  inventory,
  pages,
  visitorStockSettingsOf,
}: CatalogV3Deps) => {
  const change = (tx: Tx, requests: readonly ItemRequest[], reason: Reason = 'MANUAL') =>
    inventory.changeItems(tx, requests, reason)
  const one = async (tx: Tx, request: ItemRequest, reason?: Reason | null) => {
    const [result] = await change(tx, [request], reason ?? 'MANUAL')
    if (result?.error) throw refusalOf(result.error)
    return { inventoryItem: await shown(inventory, tx, result?.id ?? '') }
  }
  const many = async <Input extends object>(
    { input, tx }: { readonly input: CallOptions; readonly tx: Tx },
    inputs: readonly Input[],
    decode: (one: Input, at: number) => ItemRequest,
  ) => {
    const done = await eachDecoded(inputs, decode, (requests) =>
      change(tx, requests, input.reason ?? 'MANUAL'),
    )
    const results = done.map((one, at) =>
      isRefusal(one) ? { ...named(inputs[at]), error: one } : one,
    )
    return encodeBulk(await withEntities(inventory, tx, results, input.returnEntity === true))
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
      const [result] = await change(tx, [{ kind: 'delete', id: input.inventoryItemId }])
      if (result?.error) throw result.error
      return {}
    },
    queryInventoryItems: async ({ input, ...call }) => {
      const open = pages.open(LIST, call, byCursor(input.query))
      const requested = decodeStockQuery(open)
      const forAll = isMerchant(call.caller)
      const shown = await visitorStockSettingsOf(call.tx)
      const query = forAll ? requested : forVisitors(requested, shown, call.tx.siteId)
      const found = await inventory.queryItems(call.tx, query)
      return {
        inventoryItems: found.items.map((item) =>
          forAll ? encodeInventoryItem(item) : encodeVisitorItem(item, shown),
        ),
        pagingMetadata: encodePaging(open.metadata(query, found)),
      }
    },
    searchInventoryItems: async ({ input, ...call }) => {
      const { aggregations, timeZone, ...requested } = input.search ?? {}
      const open = pages.open(LIST, call, byCursor(requested))
      const query = decodeStockQuery(open)
      const context = { fields: inventoryItemFields, rename: (field: string) => field, timeZone }
      const levels = decodeAggregations(aggregations, context)
      const found = await inventory.queryItems(call.tx, query)
      const rows = await inventory.aggregateItems(call.tx, query, levels)
      return {
        inventoryItems: found.items.map(encodeInventoryItem),
        pagingMetadata: encodePaging(open.metadata(query, found)),
        aggregationData: encodeAggregations(aggregations, levels, rows),
      }
    },
    countInventoryItems: async ({ input, tx }) => ({
      count: await inventory.countItems(tx, decodeStockFilter(input)),
    }),
    bulkCreateInventoryItems: (call) =>
      many(call, call.input.inventoryItems, (one, at) =>
        decodeNewItem(one, `inventoryItems[${at}]`),
      ),
    bulkUpdateInventoryItems: (call) =>
      many(call, call.input.inventoryItems.map(unwrapped), (one, at) =>
        decodeItemChange(one, `inventoryItems[${at}].inventoryItem`),
      ),
    bulkUpsertInventoryItems: async (call) => {
      const inputs = call.input.inventoryItems.map(unwrapped)
      refuseDuplicateItems(inputs, call.tx.siteId)
      return many(call, inputs, (one, at) =>
        decodeUpserted(one, `inventoryItems[${at}].inventoryItem`),
      )
    },
    bulkDeleteInventoryItems: async ({ input, tx }) => {
      const requests = input.inventoryItemIds.map((id) => ({ kind: 'delete', id }) as const)
      return encodeBulk((await change(tx, requests)).map(toBulkItem))
    },
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}

const unwrapped = <Input>({ inventoryItem }: { readonly inventoryItem: Input }): Input =>
  inventoryItem

/** The id of the item to change; a new one has none yet. */
const named = (input: object | undefined): { readonly id?: string } =>
  input && 'id' in input && typeof input.id === 'string' ? { id: input.id } : {}

interface CallOptions {
  readonly reason?: Reason | null
  readonly returnEntity?: boolean | null
}

/** For a single item, refused fields become validation errors. */
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

interface AnyResult {
  readonly id?: string | undefined
  readonly error?: CatalogResult<undefined>
}

const toBulkItem = ({ id, error }: AnyResult): BulkItem<never> => ({
  ...(id === undefined ? {} : { id }),
  ...(error && { error }),
})

/** Results with the current items, where requested. */
export async function withEntities(
  inventory: Inventory,
  tx: Tx,
  results: readonly AnyResult[],
  isShown: boolean,
) {
  const ids = isShown ? results.flatMap(({ id, error }) => (error ? [] : (id ?? []))) : []
  const items = ids.length === 0 ? new Map() : await inventory.findItems(tx, [...new Set(ids)])
  return results.map((result) => {
    const item = result.error ? undefined : items.get(result.id ?? '')
    return { ...toBulkItem(result), ...(item && { item: encodeInventoryItem(item) }) }
  })
}
