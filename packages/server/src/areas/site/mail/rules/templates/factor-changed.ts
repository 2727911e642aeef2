import { isolated } from '../direction.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

export const factorChanged: Template<'factor-changed'> = (
  { factor, change, label, name },
  context,
) => {
  const { factors, mails } = context.messages
  const labelSuffix = label ? ` (${isolated(label, context.direction)})` : ''
  const parameters = { shop: context.shop, factor: `${factors[factor]}${labelSuffix}` }
  const texts = mails['factor-changed']
  const message = mailText({ ...texts, ...texts[change] }, parameters)
  return emailTo(name, context, message, button(message, context.signIn))
}
