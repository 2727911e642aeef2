import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

export const welcome: Template<'welcome'> = ({ name, isWaiting, address }, context) => {
  const { waiting, ready, ...texts } = context.messages.mails.welcome
  const message = mailText({ ...texts, ...(isWaiting ? waiting : ready) }, { shop: context.shop })
  return emailTo(name, context, message, button(message, address))
}
