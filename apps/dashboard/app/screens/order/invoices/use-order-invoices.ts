import { useOperation } from '../../../shared/use-operation.ts'
import { useInvoiceActions, useIssue } from '../../invoices/use-invoice-actions.ts'
import type { Order } from '../setup.ts'
import type { OrderInvoices } from './section.tsx'

/** The documents of an order, and their actions. */
export function useOrderInvoices({ id }: Order): OrderInvoices {
  const result = useOperation('invoices.listInvoicesOfOrders', { orderIds: [id] })
  const actions = useInvoiceActions()
  const issue = useIssue()
  return {
    invoices: result.data?.invoices ?? [],
    actions,
    isIssuing: issue.isBusy,
    onIssue: () => void issue.run([id]),
  }
}
