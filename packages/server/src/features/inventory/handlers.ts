import type { inventory as service } from '@vitrine/contract/inventory'
import type { Handlers } from '@vitrine/contract/kit'
import type { HandlerContext } from '../../transport/call.ts'
import { decodeChange, decodeQuery, decodeStock, encodeItem } from './codec.ts'
import type { Inventory } from './index.ts'
import { inventoryIdOf } from './rules.ts'

export const inventoryHandlers = (inventory: Inventory) =>
  ({
    updateInventoryVariants: async ({ input, tx }) => {
      await inventory.setStock(tx, [decodeStock(input.inventoryItem)], input.reason ?? 'MANUAL')
      return {}
    },
    decrementInventory: async ({ input, tx }) => {
      const changes = input.decrementData.map(({ decrementBy, preorderRequest, ...whose }) =>
        decodeChange(whose, -decrementBy, preorderRequest ?? false),
      )
      await inventory.moveStock(tx, changes, 'ORDER')
      return {}
    },
    incrementInventory: async ({ input, tx }) => {
      const changes = input.incrementData.map(({ incrementBy, ...whose }) =>
        decodeChange(whose, incrementBy),
      )
      await inventory.moveStock(tx, changes, 'REVERT_INVENTORY_CHANGE')
      return {}
    },
    getInventoryVariants: async ({ input, tx }) => {
      const { productId, externalId, inventoryId, variantIds } = input
      const item = await inventory.get(tx, productId || externalId || inventoryIdOf(inventoryId))
      return { inventoryItem: encodeItem(item, variantIds) }
    },
    queryInventory: async ({ input, tx }) => {
      const query = decodeQuery(input.query)
      const { items, total } = await inventory.query(tx, query)
      return {
        inventoryItems: items.map((item) => encodeItem(item)),
        metadata: { items: items.length, offset: query.offset },
        totalResults: total,
      }
    },
  }) satisfies Handlers<typeof service, HandlerContext>
