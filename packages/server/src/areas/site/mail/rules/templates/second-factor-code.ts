import { mailText } from '../mail-text.ts'
import { code, emailTo, type Template } from './template.ts'

export const secondFactorCode: Template<'second-factor-code'> = (facts, context) => {
  const parameters = { shop: context.shop, period: context.period({ minutes: facts.minutes }) }
  const message = mailText(context.messages.mails['second-factor-code'], parameters)
  return emailTo(facts.name, context, message, code(facts.code))
}
