import { isolated } from '../direction.ts'
import { mailText } from '../mail-text.ts'
import { button, code, emailTo, type Template } from './template.ts'

/** A gift card with its code. */
export const giftCard: Template<'gift-card'> = (card, context) => {
  const { messages, shop, money, day, direction } = context
  const amount = money(card.amount)
  const message = mailText(messages.mails['gift-card'], { shop, amount })
  const { labels } = messages
  const rows: (readonly [string, string])[] = [
    ...(card.sender ? [[labels.sender, isolated(card.sender, direction)] as const] : []),
    ...(card.message ? [[labels.message, isolated(card.message, direction)] as const] : []),
    ...(card.expirationDate ? [[labels.deadline, day(card.expirationDate)] as const] : []),
  ]
  const facts = rows.length > 0 ? [{ kind: 'facts', rows } as const] : []
  return emailTo(
    card.name,
    context,
    message,
    code(card.code),
    ...facts,
    button(message, card.address),
  )
}
