import { isolated } from '../direction.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

/** To the shop: a question about a product. */
export const productQuestion: Template<'product-question'> = (message, context) => {
  const { labels, ...texts } = context.messages.mails['product-question']
  const { shop, direction } = context
  const sender = isolated(message.sender, direction)
  const product = isolated(message.product, direction)
  const text = mailText(texts, { shop, sender, product })
  const rows: (readonly [string, string])[] = [
    [labels.product, product],
    [labels.email, isolated(message.email, direction)],
    [labels.message, message.message],
  ]
  return emailTo(undefined, context, text, { kind: 'facts', rows }, button(text, message.address))
}
