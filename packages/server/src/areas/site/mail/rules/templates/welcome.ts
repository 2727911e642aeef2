import { button, emailTo, type Template } from './template.ts'

export const welcome: Template<'welcome'> = ({ name, isWaiting, address }, context) => {
  const message = context.messages.mails.welcome({ shop: context.shop, isWaiting })
  return emailTo(name, context, message, button(message, address))
}
