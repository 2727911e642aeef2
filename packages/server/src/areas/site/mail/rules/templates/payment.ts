import type { InvoiceMail } from '../../model.ts'
import { isolated } from '../direction.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

/** The link by which a buyer pays an order, or a part of it. */
export const paymentRequested: Template<'payment-requested'> = (request, context) => {
  const { address, title, description, expirationDate, name } = request
  const { messages, shop, money, time, direction } = context
  const orderNumber = isolated(request.number, direction)
  const amount = money(request.amount)
  const message = mailText(messages.mails['payment-requested'], {
    orderNumber,
    shop,
    amount,
  })
  const { labels } = messages
  const rows: (readonly [string, string])[] = [
    [labels.order, orderNumber],
    ...(title ? [[isolated(title, direction), amount] as const] : []),
    ...(description ? [[labels.reason, isolated(description, direction)] as const] : []),
    ...(expirationDate ? [[labels.deadline, time(expirationDate)] as const] : []),
  ]
  return emailTo(name, context, message, { kind: 'facts', rows }, button(message, address))
}

/** The link by which a buyer agrees to an edit of an order. */
export const orderChangeProposed: Template<'order-change-proposed'> = (proposal, context) => {
  const { address } = proposal
  const { messages, shop, money, direction } = context
  const orderNumber = isolated(proposal.number, direction)
  const amount = money(proposal.amount)
  const message = mailText(messages.mails['order-change-proposed'], {
    orderNumber,
    shop,
    amount,
  })
  const { labels } = messages
  const rows = [
    [labels.order, orderNumber],
    [labels.total, amount],
  ] as const
  return emailTo(undefined, context, message, { kind: 'facts', rows }, button(message, address))
}

/** A document for the buyer; the button opens it. */
export const invoiceMail =
  (name: 'invoice' | 'credit-note'): Template<typeof name> =>
  ({ number, order, file, amount, dueDate, name: buyer }: InvoiceMail, context) => {
    const { messages, shop, money, day, direction } = context
    const invoiceNumber = isolated(number, direction)
    const orderNumber = isolated(order, direction)
    const values = { invoiceNumber, orderNumber, shop, amount: money(amount) }
    const message = mailText(messages.mails[name], values)
    const { labels } = messages
    const rows: (readonly [string, string])[] = [
      [labels.number, invoiceNumber],
      [labels.order, orderNumber],
      [labels.total, money(amount)],
      ...(dueDate ? [[labels.dueDate, day(dueDate)] as const] : []),
    ]
    return emailTo(buyer, context, message, { kind: 'facts', rows }, button(message, file))
  }
