import { isolated } from '../direction.ts'
import { button, letterTo, type Template } from './template.ts'

export const factorChanged: Template<'factor-changed'> = (
  { factor, change, label, name },
  desk,
) => {
  const { factors, mails } = desk.words
  const called = label ? ` (${isolated(label, desk.direction)})` : ''
  const said = { shop: desk.shop, factor: `${factors[factor]}${called}`, change }
  const message = mails['factor-changed'](said)
  return letterTo(name, desk, message, button(message, desk.signIn))
}
