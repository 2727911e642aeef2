import { button, emailTo, type Template } from './template.ts'

export const staffFactorChanged: Template<'staff-factor-changed'> = (facts, context) => {
  const { shop, messages } = context
  const { factor, change, codesLeft } = facts
  const parameters = { shop, factor: messages.factors[factor], change, codesLeft }
  const message = messages.mails['staff-factor-changed'](parameters)
  return emailTo(facts.name, context, message, button(message, facts.address))
}
