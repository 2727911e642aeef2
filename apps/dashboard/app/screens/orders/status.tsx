import { Status } from '@vitrine/ui/status'
import { useMessages } from '../../shared/messages.tsx'
import { fulfillmentTones, type OrderSummary, orderTones, paymentTones } from './texts.ts'

/** The state of an order, in words. */
export function OrderStatus({ order: { state } }: { readonly order: Pick<OrderSummary, 'state'> }) {
  const { orders } = useMessages()
  return <Status tone={orderTones[state]}>{orders.states[state]}</Status>
}

/** The payment state of an order. */
export function PaymentStatus({
  order: { paymentState },
}: {
  readonly order: Pick<OrderSummary, 'paymentState'>
}) {
  const { orders } = useMessages()
  return <Status tone={paymentTones[paymentState]}>{orders.paymentStates[paymentState]}</Status>
}

/** How much of an order is sent, in words; nothing for one that is not to be sent. */
export function FulfillmentStatus({
  order: { state, fulfillmentState },
}: {
  readonly order: Pick<OrderSummary, 'state' | 'fulfillmentState'>
}) {
  const { orders } = useMessages()
  if (state !== 'PLACED' && fulfillmentState === 'NONE') return null
  return (
    <Status tone={fulfillmentTones[fulfillmentState]}>
      {orders.fulfillmentStates[fulfillmentState]}
    </Status>
  )
}
