import {
  type catalogV3,
  InventoryItemNotFound,
  inventoryItemFields,
  NegativeQuantity,
  PreorderLimitNotSupported,
} from '@vitrine/contract/catalog-v3'
import { type ApplicationError, brokenRule, type Handlers } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { isMerchant } from '../../../transport/caller.ts'
import { isRefusal, type Outcome } from '../../catalog/index.ts'
import type { Inventory, ItemWish, Reason } from '../../inventory/index.ts'
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
import { encodeVisitorItem, forVisitors } from '../codec/visitor-inventory.ts'
import { eachDecoded } from './each-decoded.ts'
import type { CatalogV3Deps } from './labels.ts'

const LIST = 'inventory-items'

/** Stock of variants at locations (§14). */
export const inventoryItemHandlers = ({ inventory, pages, shownStockOf }: CatalogV3Deps) => {
  const change = (tx: Tx, wishes: readonly ItemWish[], reason: Reason = 'MANUAL') =>
    inventory.changeItems(tx, wishes, reason)
  const one = async (tx: Tx, wish: ItemWish, reason?: Reason | null) => {
    const [outcome] = await change(tx, [wish], reason ?? 'MANUAL')
    if (outcome?.error) throw refusalOf(outcome.error)
    return { inventoryItem: await shown(inventory, tx, outcome?.id ?? '') }
  }
  const many = async <Sent extends object>(
    { input, tx }: { readonly input: Wish; readonly tx: Tx },
    sent: readonly Sent[],
    decode: (one: Sent, at: number) => ItemWish,
  ) => {
    const done = await eachDecoded(sent, decode, (wishes) =>
      change(tx, wishes, input.reason ?? 'MANUAL'),
    )
    const outcomes = done.map((one, at) =>
      isRefusal(one) ? { ...named(sent[at]), error: one } : one,
    )
    return encodeBulk(await withEntities(inventory, tx, outcomes, input.returnEntity === true))
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
      const asked = decodeStockQuery(open)
      const forAll = isMerchant(call.caller)
      const shown = await shownStockOf(call.tx)
      const query = forAll ? asked : forVisitors(asked, shown, call.tx.siteId)
      const found = await inventory.queryItems(call.tx, query)
      return {
        inventoryItems: found.items.map((item) =>
          forAll ? encodeInventoryItem(item) : encodeVisitorItem(item, shown),
        ),
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
    bulkCreateInventoryItems: (call) =>
      many(call, call.input.inventoryItems, (one, at) =>
        decodeNewItem(one, `inventoryItems[${at}]`),
      ),
    bulkUpdateInventoryItems: (call) =>
      many(call, call.input.inventoryItems.map(unwrapped), (one, at) =>
        decodeItemChange(one, `inventoryItems[${at}].inventoryItem`),
      ),
    bulkUpsertInventoryItems: async (call) => {
      const sent = call.input.inventoryItems.map(unwrapped)
      refuseSamePlace(sent, call.tx.siteId)
      return many(call, sent, (one, at) =>
        decodeUpserted(one, `inventoryItems[${at}].inventoryItem`),
      )
    },
    bulkDeleteInventoryItems: async ({ input, tx }) => {
      const wishes = input.inventoryItemIds.map((id) => ({ kind: 'delete', id }) as const)
      return encodeBulk((await change(tx, wishes)).map(toBulkItem))
    },
  } satisfies Partial<Handlers<typeof catalogV3, HandlerContext>>
}

const unwrapped = <Sent>({ inventoryItem }: { readonly inventoryItem: Sent }): Sent => inventoryItem

/** The item that a change was for; one to add has no name yet. */
const named = (sent: object | undefined): { readonly id?: string } =>
  sent && 'id' in sent && typeof sent.id === 'string' ? { id: sent.id } : {}

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

interface AnyOutcome {
  readonly id?: string | undefined
  readonly error?: Outcome<undefined>
}

const toBulkItem = ({ id, error }: AnyOutcome): BulkItem<never> => ({
  ...(id === undefined ? {} : { id }),
  ...(error && { error }),
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
