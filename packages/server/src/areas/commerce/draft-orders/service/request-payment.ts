import type { Tx } from '../../../../platform/tx.ts'
import type { Order } from '../../orders/index.ts'
import type { PaymentRequest } from '../../payment-requests/index.ts'
import type { DraftOrderDeps } from './deps.ts'

/** Creates a payment link for the amount due of an order; mails it if the buyer has an address. */
export async function requestPayment(
  tx: Tx,
  { paymentRequests }: Pick<DraftOrderDeps, 'paymentRequests'>,
  { id: orderId, email }: Order,
  { notify }: { readonly notify: boolean },
): Promise<PaymentRequest> {
  const { request } = await paymentRequests.create(tx, {
    orderId,
    title: '',
    description: '',
    expirationDate: null,
    image: null,
    source: null,
    onlineOnly: false,
    extendedFields: null,
    amountOf: () => undefined,
    amountField: 'amount',
  })
  return notify && email !== null ? paymentRequests.mail(tx, request.id) : request
}
