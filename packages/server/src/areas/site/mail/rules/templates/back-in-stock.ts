import { isolated } from '../direction.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

/** Something that its reader waited for, and the way out of such mails. */
export const backInStock: Template<'back-in-stock'> = (notice, context) => {
  const { unsubscribe, ...texts } = context.messages.mails['back-in-stock']
  const { shop, direction, money } = context
  const product = isolated(notice.product, direction)
  const message = mailText(texts, { shop, product })
  const details = [
    ...(notice.choices ? [isolated(notice.choices, direction)] : []),
    ...(notice.price ? [money(notice.price)] : []),
  ].join(' · ')
  const item = { name: product, details, ...(notice.picture && { picture: notice.picture }) }
  const unsubscribeUrl = context.page(notice.unsubscribePath)
  const email = emailTo(
    undefined,
    context,
    message,
    { kind: 'items', items: [item] },
    button(message, notice.address),
    { kind: 'link', label: unsubscribe({ shop }), address: unsubscribeUrl },
  )
  return { ...email, unsubscribeUrl }
}
