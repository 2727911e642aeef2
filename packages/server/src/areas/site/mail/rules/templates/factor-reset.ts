import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

export const factorReset: Template<'factor-reset'> = ({ due, token, name }, context) => {
  const message = mailText(context.messages.mails['factor-reset'], {
    shop: context.shop,
    time: context.time(due),
  })
  const address = context.page(`/second-factor/keep?token=${encodeURIComponent(token)}`)
  return emailTo(name, context, message, button(message, address))
}
