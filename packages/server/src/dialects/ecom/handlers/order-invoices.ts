import type { ApplicationError, Handlers } from '@vitrine/contract/kit'
import { InvoiceAlreadyExists, type orderInvoices } from '@vitrine/contract/order-invoices'
import { STORES_APP_ID } from '@vitrine/contract/vocabulary'
import { cartCallerOf } from '../../../areas/commerce/cart/index.ts'
import type { InvoicesFeature, IssueResult } from '../../../areas/commerce/invoices/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { HandlerContext } from '../../../transport/call.ts'
import { encodeFailure, encodeTotals } from '../codec/bulk.ts'

/** Invoices in the form of the published clients: ours, and those added by applications. */
export function orderInvoicesHandlers({ invoices }: { readonly invoices: InvoicesFeature }) {
  const infoOf = async (tx: Tx, orderIds: readonly string[]) => {
    const own = await invoices.of(tx, orderIds)
    const external = await invoices.external(tx, orderIds)
    return (id: string) => [
      ...own
        .filter(({ orderId }) => orderId === id)
        .map((one) => ({ id: one.id, appId: STORES_APP_ID })),
      ...external
        .filter(({ orderId }) => orderId === id)
        .map((one) => ({ id: one.id, appId: one.appId })),
    ]
  }
  return {
    listInvoicesForMultipleOrders: async (call) => {
      const caller = cartCallerOf(call)
      const { orderIds } = await invoices.visible(call.tx, caller, call.input.orderIds)
      const of = await infoOf(call.tx, orderIds)
      return {
        invoicesForOrder: orderIds.map((orderId) => ({ orderId, invoicesInfo: of(orderId) })),
      }
    },
    generateInvoice: async ({ tx, input }) => {
      const [one] = await invoices.issue(tx, [input.orderId])
      const failure = one && failureOf(one)
      if (failure) throw failure
      return { invoiceId: one?.invoice?.id ?? '' }
    },
    bulkGenerateInvoices: async ({ tx, input }) => {
      const issued = await invoices.issue(tx, input.orderIds)
      const results = issued.map((one, originalIndex) => {
        const { orderId, invoice } = one
        const failure = failureOf(one)
        if (failure || !invoice) {
          const failed = encodeFailure(failure ?? new Error('no invoice'), originalIndex)
          return { itemMetadata: { id: orderId, ...failed } }
        }
        const itemMetadata = { id: orderId, originalIndex, success: true }
        return { itemMetadata, item: { orderId, invoiceId: invoice.id } }
      })
      const done = results.filter(({ itemMetadata }) => itemMetadata.success).length
      return { results, bulkActionMetadata: encodeTotals(done, results.length) }
    },
    addInvoiceToOrder: async ({ tx, input }) => {
      const { orderId, invoiceInfo } = input
      await invoices.addExternal(tx, { orderId, ...invoiceInfo })
      return { orderInvoices: (await infoOf(tx, [orderId]))(orderId) }
    },
  } satisfies Handlers<typeof orderInvoices, HandlerContext>
}

const failureOf = ({ invoice, isNew, error }: IssueResult): ApplicationError | null =>
  invoice && !isNew ? InvoiceAlreadyExists({ invoiceId: invoice.id }) : error
