import { violation } from '@vitrine/contract/kit'
import { OrderAlreadyPaid, OrderStateUnsuitable } from '@vitrine/contract/orders'
import { PaymentRequestCreated } from '@vitrine/contract/payment-requests'
import { fromMinorUnits } from '@vitrine/money'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { balanceOf, isGivenUp, leftToPay, type Order } from '../../orders/index.ts'
import { isRepeated, type RequestKey } from '../../payments/index.ts'
import type { NewRequest, PaymentRequest } from '../model.ts'
import { statusAt } from '../rules/status.ts'
import { findByKey, insertRequest } from '../store/requests.ts'
import { merchant, type PaymentRequestDeps } from './deps.ts'
import { requireRequest } from './read-request.ts'

/** Requests a payment for a locked order. A repeated call returns the same request. */
export async function createRequest(
  tx: Tx,
  deps: PaymentRequestDeps,
  { amountOf, amountField, ...asked }: NewRequest,
  key?: RequestKey,
): Promise<{ readonly request: PaymentRequest; readonly isNew: boolean }> {
  const order = await deps.orders.require(tx, merchant, asked.orderId, true)
  const earlier = key && (await findByKey(tx, order.id, key.key))
  if (key && earlier && isRepeated(earlier, key)) {
    return { request: await requireRequest(tx, earlier.id), isNew: false }
  }
  const left = await leftOf(tx, deps, order)
  const amountMinor = amountOf(order.currency) ?? left
  checkAmount(amountMinor, left, { field: amountField, currency: order.currency })
  const request: PaymentRequest = {
    ...asked,
    id: newId(),
    orderNumber: order.number,
    amountMinor,
    currency: order.currency,
    status: statusAt({ status: 'UNPAID', expirationDate: asked.expirationDate }, tx.now),
    mailedDate: null,
    attemptIds: [],
    createdDate: tx.now,
    updatedDate: tx.now,
  }
  await insertRequest(tx, request, key)
  await deps.events.append(tx, {
    definition: PaymentRequestCreated,
    entityId: request.id,
    after: request,
  })
  const content = { requestId: request.id, amount: amountMinor }
  await deps.orders.note(tx, order, [{ kind: 'PAYMENT_REQUESTED', content }], ['paymentRequests'])
  return { request, isNew: true }
}

/** The amount that can be requested; refuses orders without amount due. */
async function leftOf(tx: Tx, { payments }: PaymentRequestDeps, order: Order): Promise<number> {
  if (isGivenUp(order.state)) throw OrderStateUnsuitable({ state: order.state })
  const money = (await payments.of(tx, [order.id])).get(order.id) ?? { payments: [], refunds: [] }
  const left = leftToPay(balanceOf(order.totals.total, money))
  if (left <= 0) throw OrderAlreadyPaid()
  return left
}

function checkAmount(
  amountMinor: number,
  left: number,
  { field, currency }: { readonly field: string; readonly currency: string },
): void {
  if (amountMinor < 1) throw violation(field, 'MIN', 'must be more than 0')
  if (amountMinor <= left) return
  const most = fromMinorUnits(BigInt(left), currency)
  throw violation(field, 'MAX', `is more than what is due, ${most} ${currency}`)
}
