import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

export const passwordRecovery: Template<'password-recovery'> = (facts, context) => {
  const parameters = { shop: context.shop, period: context.period({ hours: facts.hours }) }
  const message = mailText(context.messages.mails['password-recovery'], parameters)
  return emailTo(facts.name, context, message, button(message, facts.address))
}
