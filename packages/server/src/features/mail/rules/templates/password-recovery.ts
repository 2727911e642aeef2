import { button, letterTo, type Template } from './template.ts'

export const passwordRecovery: Template<'password-recovery'> = (facts, desk) => {
  const said = { shop: desk.shop, period: desk.period({ hours: facts.hours }) }
  const message = desk.words.mails['password-recovery'](said)
  return letterTo(facts.name, desk, message, button(message, facts.address))
}
