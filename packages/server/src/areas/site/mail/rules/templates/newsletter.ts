import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

/** The link that proves an address before the newsletter goes there. */
export const newsletterConfirm: Template<'newsletter-confirm'> = ({ path }, context) => {
  const message = mailText(context.messages.mails['newsletter-confirm'], { shop: context.shop })
  return emailTo(undefined, context, message, button(message, context.page(path)))
}
