import type { Handlers } from '@vitrine/contract/kit'
import type { stock as stockService } from '@vitrine/contract/stock'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeChanges, saveOptionsOf } from '../editing/index.ts'
import { encodeStockItem } from './codec.ts'
import type { StockEditing } from './index.ts'

const PAGE = 24

export const stockHandlers = (editing: StockEditing) =>
  ({
    saveStock: async ({ tx, input }) => {
      const { items, reason = 'MANUAL' } = input
      const result = await editing.save(tx, { items, reason }, saveOptionsOf(input))
      return { items: result.items.map(encodeStockItem), ...encodeChanges(result) }
    },
    getStockItem: async ({ tx, input }) => ({
      item: encodeStockItem(await editing.get(tx, input.id)),
    }),
    listStock: async ({ tx, input }) => {
      const { filter = {}, sort, limit = PAGE, offset = 0 } = input
      const { items, total, counts } = await editing.list(tx, { filter, sort, limit, offset })
      return { items: items.map(encodeStockItem), total, counts: [...counts] }
    },
  }) satisfies Handlers<typeof stockService, HandlerContext>
