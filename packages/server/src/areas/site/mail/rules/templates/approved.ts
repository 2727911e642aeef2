import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

export const approved: Template<'approved'> = ({ name, address }, context) => {
  const message = mailText(context.messages.mails.approved, context)
  return emailTo(name, context, message, button(message, address))
}
