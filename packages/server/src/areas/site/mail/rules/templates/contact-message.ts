import { isolated } from '../direction.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

/** To the shop: a message from a contact form. */
export const contactMessage: Template<'contact-message'> = (message, context) => {
  const { labels, ...texts } = context.messages.mails['contact-message']
  const { shop, direction } = context
  const sender = isolated(message.sender, direction)
  const text = mailText(texts, { shop, sender })
  const rows: (readonly [string, string])[] = [
    [labels.email, isolated(message.email, direction)],
    ...(message.phone ? [[labels.phone, isolated(message.phone, direction)] as const] : []),
    [labels.message, message.message],
  ]
  return emailTo(undefined, context, text, { kind: 'facts', rows }, button(text, message.address))
}
