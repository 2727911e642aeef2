import type { Handlers } from '@vitrine/contract/kit'
import type { stock as stockService } from '@vitrine/contract/stock'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeChanges, saveOptionsOf } from '../editing/index.ts'
import { encodeStockItem, encodeVariantStock } from './codec.ts'
import type { StockEditing } from './index.ts'

const PAGE = 24

export const stockHandlers = (editing: StockEditing) =>
  ({
    saveStock: async ({ tx, input, request }) => {
      const { items, reason = 'MANUAL' } = input
      const key = request.header('idempotency-key')
      const sent = key ? { key, body: input } : undefined
      const result = await editing.save(tx, { items, reason }, saveOptionsOf(input), sent)
      return {
        items: result.items.map(encodeStockItem),
        groupId: result.groupId,
        ...encodeChanges(result),
      }
    },
    getStockItem: async ({ tx, input }) => ({
      item: encodeStockItem(await editing.get(tx, input.id)),
    }),
    listStock: async ({ tx, input }) => {
      const { filter = {}, sort, limit = PAGE, offset = 0 } = input
      const { items, total, counts } = await editing.list(tx, { filter, sort, limit, offset })
      return { items: items.map(encodeStockItem), total, counts: [...counts] }
    },
    listVariantStock: async ({ tx, input }) => {
      const { filter = {}, sort = 'PRODUCT_NAME', limit = PAGE, offset = 0 } = input
      const { variants, total } = await editing.listVariants(tx, { filter, sort, limit, offset })
      return { variants: variants.map(encodeVariantStock), total }
    },
    exportVariantStock: async ({ tx, input: { filter = {}, sort = 'PRODUCT_NAME' } }) => {
      const { content, ...file } = await editing.exportVariants(tx, { filter, sort })
      return { ...file, data: Buffer.from(content).toString('base64') }
    },
    printVariantLabels: async ({ tx, input }) => {
      const { content, withoutBarcode, ...file } = await editing.printLabels(tx, input)
      return {
        ...file,
        data: content.toString('base64'),
        withoutBarcode: [...withoutBarcode],
      }
    },
  }) satisfies Handlers<typeof stockService, HandlerContext>
