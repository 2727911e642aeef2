import type { OrderMail } from '../../model.ts'
import { isolated } from '../direction.ts'
import type { EmailBlock } from '../email.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template, type TemplateContext } from './template.ts'

type OrderMailName =
  | 'order-confirmed'
  | 'order-paid'
  | 'order-payment-failed'
  | 'order-cancelled'
  | 'order-edited'
  | 'order-refunded'

type OrderText = string | ((values: ReturnType<typeof valuesOf>) => string)
interface OrderTexts {
  readonly subject: OrderText
  readonly title: OrderText
  readonly lines: readonly OrderText[]
  readonly action: OrderText
  readonly note: OrderText
}

/** A mail to the buyer about an order. */
export const orderMail =
  (name: OrderMailName): Template<OrderMailName> =>
  (order: OrderMail, context: TemplateContext) => {
    const texts: OrderTexts = context.messages.mails[name]
    const message = mailText(texts, valuesOf(order, context))
    const blocks = [contentOf(order, context), button(message, context.page(order.path))]
    return emailTo(order.name, context, message, ...blocks)
  }

/** To a buyer who gets store credit in place of money. */
export const orderCredited: Template<'order-credited'> = (order, context) => {
  const values = { ...valuesOf(order, context), credit: context.money(order.credit) }
  const message = mailText(context.messages.mails['order-credited'], values)
  const blocks = [contentOf(order, context), button(message, context.page(order.path))]
  return emailTo(order.name, context, message, ...blocks)
}

/** To the owners of the shop. */
export const orderReceived: Template<'order-received'> = (order, context) => {
  const buyer = isolated(order.buyer, context.direction)
  const values = { ...valuesOf(order, context), buyer }
  const message = mailText(context.messages.mails['order-received'], values)
  return emailTo(
    order.name,
    context,
    message,
    contentOf(order, context),
    button(message, order.address),
  )
}

const valuesOf = ({ number, amount }: OrderMail, { shop, money, direction }: TemplateContext) => ({
  shop,
  orderNumber: isolated(number, direction),
  amount: money(amount),
})

/** Shown after the name of a preordered item. */
function preorderOf({ preorder }: OrderMail['lines'][number], { messages, day }: TemplateContext) {
  if (!preorder) return ''
  const { shipsAt } = preorder
  return ` (${shipsAt ? messages.preorderLeaves({ day: day(new Date(shipsAt)) }) : messages.preorder})`
}

/** The ordered items and their prices. */
function contentOf(order: OrderMail, context: TemplateContext): EmailBlock {
  const { messages, direction, money, count } = context
  const { labels } = messages
  const { delivery, discount, reason, transfer } = order
  const rows: (readonly [string, string])[] = order.lines.map((line) => [
    `${count(line.quantity)} × ${isolated(line.name, direction)}${preorderOf(line, context)}`,
    money(line.total),
  ])
  if (discount) rows.push([labels.discount, money(discount)])
  if (delivery) {
    rows.push([`${labels.delivery}: ${isolated(delivery.title, direction)}`, money(delivery.price)])
  }
  rows.push([labels.total, money(order.total)])
  if (reason) rows.push([labels.reason, isolated(reason, direction)])
  if (transfer) {
    rows.push([labels.recipient, isolated(transfer.holder, direction)])
    rows.push([labels.iban, isolated(transfer.iban, direction)])
    rows.push([labels.reference, isolated(transfer.reference, direction)])
  }
  return { kind: 'facts', rows }
}
