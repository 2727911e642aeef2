import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

export const staffFactorChanged: Template<'staff-factor-changed'> = (facts, context) => {
  const { shop, messages } = context
  const { factor, change, codesLeft } = facts
  const texts = messages.mails['staff-factor-changed']
  const parameters = { shop, factor: messages.factors[factor], codesLeft }
  const message = mailText({ ...texts, ...texts[change] }, parameters)
  return emailTo(facts.name, context, message, button(message, facts.address))
}
