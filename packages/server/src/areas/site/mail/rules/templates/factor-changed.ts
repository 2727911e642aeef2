import { isolated } from '../direction.ts'
import { button, emailTo, type Template } from './template.ts'

export const factorChanged: Template<'factor-changed'> = (
  { factor, change, label, name },
  context,
) => {
  const { factors, mails } = context.messages
  const labelSuffix = label ? ` (${isolated(label, context.direction)})` : ''
  const parameters = { shop: context.shop, factor: `${factors[factor]}${labelSuffix}`, change }
  const message = mails['factor-changed'](parameters)
  return emailTo(name, context, message, button(message, context.signIn))
}
