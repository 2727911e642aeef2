import type { Handlers } from '@vitrine/contract/kit'
import type { orderFiles as orderFilesService } from '@vitrine/contract/order-files'
import { orderFields } from '@vitrine/contract/orders'
import type { HandlerContext } from '../../../transport/call.ts'
import type { QueryPages } from '../../../transport/query-pages.ts'
import { decodeQuery } from '../orders/index.ts'
import type { OrderFilesFeature } from './index.ts'

export const orderFileHandlers = (
  files: OrderFilesFeature,
  pages: QueryPages,
): Handlers<typeof orderFilesService, HandlerContext> => ({
  startOrderImport: async ({ transaction, request, input }) => {
    const { fileName, dryRun } = input
    const file = { fileName, stream: bodyOf(request), dryRun: dryRun ?? false }
    return { import: await files.startImport(transaction, file) }
  },
  listOrderImports: ({ input, tx }) => files.listImports(tx, input),
  getOrderImport: async ({ input, tx }) => ({ import: await files.getImport(tx, input.id) }),
  getOrderImportReport: ({ input, tx }) => files.report(tx, input.id, input),
  exportOrders: ({ input, ...call }) => {
    const { filter, sort } = decodeQuery(orderFields, pages.open('orders', call, input.query))
    const search = (input.search ?? '').split(/\s+/).filter((word) => word !== '')
    return call.transaction((tx) => files.export(tx, input.format, { filter, sort, search }))
  },
})

function bodyOf({ body }: HandlerContext['request']): AsyncIterable<Uint8Array> {
  if (!body) throw new Error('Only operations that take bytes have a body')
  return body
}
