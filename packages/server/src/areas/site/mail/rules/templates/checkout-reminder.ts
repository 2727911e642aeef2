import { isolated } from '../direction.ts'
import type { EmailItem } from '../email.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

/** The abandoned lines, with links to restore the checkout and to unsubscribe. */
export const checkoutReminder: Template<'checkout-reminder'> = (reminder, context) => {
  const { more, unsubscribe, ...texts } = context.messages.mails['checkout-reminder']
  const { shop, direction, money, count } = context
  const message = mailText(texts, { shop })
  const items: EmailItem[] = reminder.items.map(({ name, quantity, total, picture }) => ({
    name: isolated(name, direction),
    details: `${count(quantity)} × · ${money(total)}`,
    ...(picture && { picture }),
  }))
  if (reminder.more > 0) items.push({ name: more({ n: reminder.more }), details: '' })
  const rows = [[context.messages.labels.total, money(reminder.total)] as const]
  const unsubscribeUrl = context.page(reminder.unsubscribePath)
  const email = emailTo(
    reminder.name,
    context,
    message,
    { kind: 'items', items },
    { kind: 'facts', rows },
    button(message, context.page(reminder.path)),
    { kind: 'link', label: unsubscribe({ shop }), address: unsubscribeUrl },
  )
  return { ...email, unsubscribeUrl }
}
