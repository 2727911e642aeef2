import type { Messages } from '../../messages/index.ts'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { formatMinor } from '../orders/texts.ts'
import { authorizedOf, type NextStep, nextStepOf } from './next-step.ts'
import type { OpenWindow, Order, OrderPayment } from './setup.ts'
import { isPickup } from './shipments/setup.ts'

interface NextStepNoticeProps {
  readonly order: Order
  readonly locale: string
  readonly isBusy: boolean
  readonly onOpen: (which: OpenWindow) => void
  readonly onCapture: (payment: OrderPayment) => void
  readonly onLift: () => void
}

/** The next step, with its button. */
export function NextStepNotice(props: NextStepNoticeProps) {
  const { order, locale } = props
  const { order: texts } = useMessages()
  const language = useLanguage()
  const step = nextStepOf(order)
  const amount = formatMinor(step.amount, order, locale)
  const time = order.payUntilDate ? formatDateTime(order.payUntilDate, language) : ''
  return (
    <section className="order-next" aria-label={texts.next.label}>
      <p dir="auto">
        {stepText(step.kind, { amount, time, reason: order.hold?.reason ?? '' }, texts.next)}
      </p>
      {step.operation && (
        <IfAllowed call={step.operation}>
          <StepButton {...props} step={step} amount={amount} />
        </IfAllowed>
      )}
    </section>
  )
}

function stepText(
  kind: NextStep['kind'],
  values: { readonly amount: string; readonly time: string; readonly reason: string },
  texts: Messages['order']['next'],
): string {
  switch (kind) {
    case 'waits':
    case 'capture':
    case 'record':
    case 'overpaid':
    case 'endedPaid':
      return texts[kind](values)
    case 'onHold':
      return values.reason === '' ? texts.onHold : texts.onHoldFor(values)
    default:
      return texts[kind]
  }
}

interface StepButtonProps extends NextStepNoticeProps {
  readonly step: NextStep
  readonly amount: string
}

function StepButton(props: StepButtonProps) {
  const { order, step, amount, isBusy, onOpen, onCapture, onLift } = props
  const { order: texts, shipments } = useMessages()
  const payment = authorizedOf(order)
  switch (step.operation) {
    case 'orders.capturePayment':
      return payment ? (
        <button
          type="button"
          className="button button-primary"
          disabled={isBusy}
          onClick={() => onCapture(payment)}
        >
          {texts.payments.captureOf({ amount })}
        </button>
      ) : null
    case 'orders.recordPayment':
      return (
        <button type="button" className="button button-primary" onClick={() => onOpen('record')}>
          {texts.record}
        </button>
      )
    case 'fulfillments.createFulfillment':
      return (
        <button type="button" className="button button-primary" onClick={() => onOpen('send')}>
          {isPickup(order) ? shipments.ready : shipments.send}
        </button>
      )
    case 'orders.updateOrder':
      return (
        <button type="button" className="button" onClick={onLift}>
          {shipments.lift}
        </button>
      )
    default:
      return (
        <button type="button" className="button button-primary" onClick={() => onOpen('refund')}>
          {texts.refund}
        </button>
      )
  }
}
