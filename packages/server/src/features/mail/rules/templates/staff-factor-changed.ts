import { button, letterTo, type Template } from './template.ts'

export const staffFactorChanged: Template<'staff-factor-changed'> = (facts, desk) => {
  const { shop, words } = desk
  const { factor, change, codesLeft } = facts
  const said = { shop, factor: words.factors[factor], change, codesLeft }
  const message = words.mails['staff-factor-changed'](said)
  return letterTo(facts.name, desk, message, button(message, facts.address))
}
