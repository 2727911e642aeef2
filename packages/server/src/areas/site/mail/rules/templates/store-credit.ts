import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

/** Store credit that is about to expire. */
export const storeCreditEnding: Template<'store-credit-ending'> = (facts, context) => {
  const { messages, shop, money, day, page } = context
  const message = mailText(messages.mails['store-credit-ending'], {
    shop,
    amount: money(facts.amount),
    date: day(facts.date),
  })
  return emailTo(facts.name, context, message, button(message, page(facts.path)))
}
