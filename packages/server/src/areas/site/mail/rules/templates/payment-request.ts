import { isolated } from '../direction.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

/** The link by which a buyer pays an order, or a part of it. */
export const paymentRequested: Template<'payment-requested'> = (request, context) => {
  const { number, address, title, description, expirationDate, name } = request
  const { messages, shop, money, time, direction } = context
  const amount = money(request.amount)
  const message = mailText(messages.mails['payment-requested'], { number, shop, amount })
  const { labels } = messages
  const rows: (readonly [string, string])[] = [
    [labels.order, number],
    ...(title ? [[isolated(title, direction), amount] as const] : []),
    ...(description ? [[labels.reason, isolated(description, direction)] as const] : []),
    ...(expirationDate ? [[labels.deadline, time(expirationDate)] as const] : []),
  ]
  return emailTo(name, context, message, { kind: 'facts', rows }, button(message, address))
}
