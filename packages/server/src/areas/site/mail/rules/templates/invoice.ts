import type { InvoiceMail } from '../../model.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

/** A document for the buyer; the button opens it. */
export const invoiceMail =
  (name: 'invoice' | 'credit-note'): Template<typeof name> =>
  ({ number, order, file, amount, dueDate, name: buyer }: InvoiceMail, context) => {
    const { messages, shop, money, day } = context
    const message = mailText(messages.mails[name], { number, order, shop })
    const { labels } = messages
    const rows: (readonly [string, string])[] = [
      [labels.number, number],
      [labels.order, order],
      [labels.total, money(amount)],
      ...(dueDate ? [[labels.dueDate, day(dueDate)] as const] : []),
    ]
    return emailTo(buyer, context, message, { kind: 'facts', rows }, button(message, file))
  }
