import {
  PaymentRequestNotOpen,
  PaymentRequestUpdated,
  PaymentRequestWithoutRecipient,
} from '@vitrine/contract/payment-requests'
import { fromMinorUnits } from '@vitrine/money'
import type { Tx } from '../../../../platform/tx.ts'
import { numberOf } from '../../orders/index.ts'
import type { PaymentRequest } from '../model.ts'
import { merchant, type PaymentRequestDeps, saveRequest } from './deps.ts'
import { lockRequest } from './read-request.ts'

/** Mails the link of a request to the buyer. */
export async function mailRequest(
  tx: Tx,
  deps: PaymentRequestDeps,
  id: string,
): Promise<PaymentRequest> {
  const request = await lockRequest(tx, deps, id)
  if (request.status !== 'UNPAID') throw PaymentRequestNotOpen({ status: request.status })
  const order = await deps.orders.require(tx, merchant, request.orderId)
  if (order.email === null) throw PaymentRequestWithoutRecipient()
  const { amountMinor, currency, title, description, expirationDate } = request
  await deps.mail.write(tx, {
    to: order.email,
    language: order.language,
    template: 'payment-requested',
    isRehearsal: order.isRehearsal,
    facts: {
      number: numberOf(order),
      address: await deps.pageOf(tx.siteId, id),
      amount: { value: fromMinorUnits(BigInt(amountMinor), currency), currency },
      ...(title && { title }),
      ...(description && { description }),
      ...(expirationDate && { expirationDate }),
      ...(order.buyerName && { name: order.buyerName }),
    },
  })
  const content = { requestId: id, amount: amountMinor }
  const activity = { kind: 'PAYMENT_REQUEST_MAILED', content } as const
  await deps.orders.note(tx, order, [activity], ['paymentRequests'])
  return saveRequest(tx, deps, request, { ...request, mailedDate: tx.now }, PaymentRequestUpdated)
}
