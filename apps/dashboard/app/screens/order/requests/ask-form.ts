import { fromMinorUnits } from '@vitrine/money'
import type { InputOf } from '../../../api/client.ts'
import type { Messages } from '../../../messages/index.ts'
import type { Errors } from '../../../shared/use-form.ts'
import { formatMinor } from '../../orders/texts.ts'
import { minorOf } from '../refund-form.ts'
import type { Order } from '../setup.ts'

/** The form of a payment request. */
export interface AskForm {
  readonly amount: string
  readonly title: string
  readonly description: string
  /** Date in the format of HTML; empty means no end. */
  readonly until: string
  readonly mail: boolean
}

/** The amount that can be requested: due, without authorized amounts. */
export const askableOf = ({ balance }: Pick<Order, 'balance'>): number =>
  Math.max(0, balance.due - balance.authorized)

export const emptyAsk = (order: Order): AskForm => ({
  amount: fromMinorUnits(BigInt(askableOf(order)), order.currency),
  title: '',
  description: '',
  until: '',
  mail: order.email !== null,
})

/** The end of the day that was chosen, where its reader is. */
const endOf = (day: string) => new Date(`${day}T23:59:59`)

export function checkAsk(
  { amount, until }: AskForm,
  order: Order,
  { order: { wrong }, paymentRequests: texts }: Messages,
  { locale, now }: { readonly locale: string; readonly now: Date },
): Errors {
  const minor = minorOf(amount, order)
  const most = askableOf(order)
  return {
    ...(minor === undefined && { amount: wrong.amount }),
    ...(minor !== undefined &&
      minor > most && { amount: texts.tooMuch({ amount: formatMinor(most, order, locale) }) }),
    ...(until !== '' && endOf(until) <= now && { until: texts.past }),
  }
}

/** The request of a form that has been checked. */
export function askOf(
  form: AskForm,
  order: Order,
): InputOf<'paymentRequests.createPaymentRequest'> {
  const title = form.title.trim()
  const description = form.description.trim()
  return {
    orderId: order.id,
    amount: minorOf(form.amount, order) ?? 0,
    notify: form.mail,
    ...(title !== '' && { title }),
    ...(description !== '' && { description }),
    ...(form.until !== '' && { expirationDate: endOf(form.until) }),
  }
}
