import { readTextQuery } from '@vitrine/contract/catalog'
import type { inventory as service } from '@vitrine/contract/inventory'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../transport/call.ts'
import type { QueryPages } from '../../transport/query-pages.ts'
import type { Inventory } from './index.ts'
import { decodeChange, decodeQuery, decodeStock, encodeItem } from './items/codec/stock.ts'
import { inventoryIdOf } from './items/rules/stock.ts'
import {
  decodeCursor,
  encodeCursor,
  encodeEntry,
  encodeReconciliation,
  filterOf,
} from './ledger/codec/ledger.ts'
import { encodeLocation } from './locations/codec/location.ts'
import { encodeRouting } from './routing/codec.ts'

export const inventoryHandlers = (inventory: Inventory, pages: QueryPages) =>
  ({
    updateInventoryVariants: async ({ input, tx }) => {
      await inventory.setStock(tx, [decodeStock(input.inventoryItem)], input.reason ?? 'MANUAL')
      return {}
    },
    decrementInventory: async ({ input, tx }) => {
      const changes = input.decrementData.map(({ decrementBy, preorderRequest, ...whose }, at) =>
        decodeChange(`decrementData[${at}]`, whose, -decrementBy, preorderRequest ?? false),
      )
      await inventory.moveStock(tx, changes, 'ORDER')
      return {}
    },
    incrementInventory: async ({ input, tx }) => {
      const changes = input.incrementData.map(({ incrementBy, ...whose }, at) =>
        decodeChange(`incrementData[${at}]`, whose, incrementBy),
      )
      await inventory.moveStock(tx, changes, 'REVERT_INVENTORY_CHANGE')
      return {}
    },
    getInventoryVariants: async ({ input, tx }) => {
      const { productId, externalId, inventoryId, variantIds } = input
      const id = productId || externalId || inventoryIdOf(inventoryId)
      return { inventoryItem: encodeItem(await inventory.get(tx, id, variantIds)) }
    },
    queryInventory: async ({ input, ...call }) => {
      const open = pages.open('inventory', call, readTextQuery(input.query))
      const query = { ...decodeQuery(open.query), walk: open.walk }
      const found = await inventory.query(call.tx, query)
      const { offset, cursors } = open.metadata(query, found)
      return {
        inventoryItems: found.items.map((item) => encodeItem(item)),
        metadata: { items: query.limit, offset, ...(cursors && { cursors }) },
        totalResults: found.total,
      }
    },
    listLocations: async ({ tx }) => ({
      locations: (await inventory.listLocations(tx)).map(encodeLocation),
    }),
    createLocation: async ({ input, tx }) => ({
      location: encodeLocation(await inventory.addLocation(tx, input.location.name.trim())),
    }),
    renameLocation: async ({ input: { location }, tx }) => {
      const requested = { id: location.id.toLowerCase(), name: location.name.trim() }
      return { location: encodeLocation(await inventory.renameLocation(tx, requested)) }
    },
    getStockRouting: async ({ tx }) => ({
      routing: encodeRouting(await inventory.routing.get(tx)),
    }),
    saveStockRouting: async ({ input, tx }) => ({
      routing: encodeRouting(await inventory.routing.save(tx, input.routing)),
    }),
    testStockRouting: async ({ input, tx }) => ({ lines: await inventory.routing.test(tx, input) }),
    listStockChanges: async ({ input, tx }) => {
      const { cursor, limit } = input
      const page = {
        ...(cursor && { after: decodeCursor(cursor) }),
        ...(limit && { limit }),
      }
      const { entries, next } = await inventory.ledger(tx, filterOf(input), page)
      return { changes: entries.map(encodeEntry), ...(next && { next: encodeCursor(next) }) }
    },
    revertStockChange: async ({ input, tx }) => ({
      changes: (await inventory.revertChange(tx, input.id)).map(encodeEntry),
    }),
    revertStockBatch: async ({ input, tx }) => ({
      changes: (await inventory.revertBatch(tx, input.batchId)).map(encodeEntry),
    }),
    startReconciliation: async ({ input, tx }) => ({
      reconciliation: encodeReconciliation(await inventory.startReconciliation(tx, input.repair)),
    }),
    listReconciliations: async ({ input: { limit = 20, offset = 0 }, tx }) => {
      const { reconciliations, total } = await inventory.listReconciliations(tx, { limit, offset })
      const count = reconciliations.length
      const hasNext = offset + count < total
      return {
        reconciliations: reconciliations.map(encodeReconciliation),
        pagingMetadata: { count, offset, total, hasNext },
      }
    },
    getReconciliation: async ({ input, tx }) => ({
      reconciliation: encodeReconciliation(await inventory.getReconciliation(tx, input.id)),
    }),
    cancelReconciliation: async ({ input, tx }) => ({
      reconciliation: encodeReconciliation(await inventory.cancelReconciliation(tx, input.id)),
    }),
  }) satisfies Handlers<typeof service, HandlerContext>
