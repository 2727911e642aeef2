import { isolated } from '../direction.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

export const memberWaiting: Template<'member-waiting'> = ({ name, member, address }, context) => {
  const parameters = { shop: context.shop, member: isolated(member, context.direction) }
  const message = mailText(context.messages.mails['member-waiting'], parameters)
  return emailTo(name, context, message, button(message, address))
}
