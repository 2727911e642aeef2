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

export const staffRecovery: Template<'staff-recovery'> = (facts, context) => {
  const message = mailText(context.messages.mails['staff-recovery'], context)
  return emailTo(facts.name, context, message, button(message, facts.address))
}

export const staffFactorChanged: Template<'staff-factor-changed'> = (facts, context) => {
  const { shop, messages } = context
  const { factor, change, codesLeft } = facts
  const texts = messages.mails['staff-factor-changed']
  const parameters = { shop, factor: messages.factors[factor], codesLeft }
  const message = mailText({ ...texts, ...texts[change] }, parameters)
  return emailTo(facts.name, context, message, button(message, facts.address))
}
