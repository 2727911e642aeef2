import type { EditRefusal } from '@vitrine/contract/draft-orders'
import type { OrderView } from '../model/order.ts'
import { counts } from './refund-plan.ts'

/** Why an order cannot be edited; empty: it can. */
export function editRefusalsOf(
  { order, payments, refunds }: Pick<OrderView, 'order' | 'payments' | 'refunds'>,
  currency: string,
): EditRefusal[] {
  const refusals: readonly (readonly [EditRefusal, boolean])[] = [
    ['STATE', order.state !== 'PLACED'],
    // The refund was computed from the lines before.
    ['REFUNDED', refunds.some((one) => !one.ofBalance && counts(one))],
    ['IMPORTED', order.importedDate !== null],
    ['CURRENCY', order.currency !== currency],
    // A provider collects the authorized amount.
    ['PAYMENT_AUTHORIZED', payments.some(({ state }) => state === 'AUTHORIZED')],
    ['DISPUTED', order.paymentState === 'DISPUTED'],
  ]
  return refusals.filter(([, isRefused]) => isRefused).map(([refusal]) => refusal)
}
