import { isolated } from '../direction.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

/** The purchased products, with links to review them and to unsubscribe. */
export const reviewRequest: Template<'review-request'> = (request, context) => {
  const { unsubscribe, ...texts } = context.messages.mails['review-request']
  const { shop, direction } = context
  const message = mailText(texts, { shop, orderNumber: isolated(request.number, direction) })
  const items = request.items.map(({ name, picture }) => ({
    name: isolated(name, direction),
    details: '',
    ...(picture && { picture }),
  }))
  const unsubscribeUrl = context.page(request.unsubscribePath)
  const email = emailTo(
    request.name,
    context,
    message,
    { kind: 'items', items },
    button(message, context.page(request.path)),
    { kind: 'link', label: unsubscribe({ shop }), address: unsubscribeUrl },
  )
  return { ...email, unsubscribeUrl }
}
