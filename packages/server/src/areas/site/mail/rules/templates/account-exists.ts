import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

export const accountExists: Template<'account-exists'> = ({ name, address }, context) => {
  const message = mailText(context.messages.mails['account-exists'], context)
  return emailTo(name, context, message, button(message, address))
}
