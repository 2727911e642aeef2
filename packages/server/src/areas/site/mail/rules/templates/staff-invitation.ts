import { isolated } from '../direction.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

export const staffInvitation: Template<'staff-invitation'> = (facts, context) => {
  const { roles, mails } = context.messages
  const message = mailText(mails['staff-invitation'], {
    shop: isolated(facts.siteName, context.direction),
    inviter: isolated(facts.inviter, context.direction),
    role: roles[facts.role],
  })
  return emailTo('', context, message, button(message, facts.address))
}
