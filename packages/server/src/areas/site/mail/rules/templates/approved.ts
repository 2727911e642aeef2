import { button, emailTo, type Template } from './template.ts'

export const approved: Template<'approved'> = ({ name, address }, context) => {
  const message = context.messages.mails.approved(context)
  return emailTo(name, context, message, button(message, address))
}
