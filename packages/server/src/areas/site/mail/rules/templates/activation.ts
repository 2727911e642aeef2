import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

export const activation: Template<'activation'> = (facts, context) => {
  const parameters = { shop: context.shop, period: context.period({ hours: facts.hours }) }
  const message = mailText(context.messages.mails.activation, parameters)
  return emailTo(facts.name, context, message, button(message, facts.address))
}
