import type { EditRefusal } from '@vitrine/contract/draft-orders'
import type { OrderView } from '../model/order.ts'
import { counts } from './refund-plan.ts'

/** Why an order cannot be edited; empty: it can. */
export function editRefusalsOf(
  { order, lines, payments, refunds }: Pick<OrderView, 'order' | 'lines' | 'payments' | 'refunds'>,
  currency: string,
): EditRefusal[] {
  const refusals: readonly (readonly [EditRefusal, boolean])[] = [
    ['STATE', order.state !== 'PLACED'],
    // What went back was computed from what was sold.
    ['REFUNDED', refunds.some((one) => !one.ofBalance && counts(one))],
    ['IMPORTED', order.importedDate !== null],
    // Who has them may have spent them.
    ['GIFT_CARDS', lines.some(({ kind }) => kind === 'GIFT_CARD')],
    ['CURRENCY', order.currency !== currency],
    // A provider collects what it was asked for.
    ['PAYMENT_AUTHORIZED', payments.some(({ state }) => state === 'AUTHORIZED')],
    ['DISPUTED', order.paymentState === 'DISPUTED'],
  ]
  return refusals.filter(([, isRefused]) => isRefused).map(([refusal]) => refusal)
}
