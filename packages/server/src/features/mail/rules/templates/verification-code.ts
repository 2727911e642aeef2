import { code, letterTo, type Template } from './template.ts'

export const verificationCode: Template<'verification-code'> = (facts, desk) => {
  const said = { shop: desk.shop, period: desk.period({ minutes: facts.minutes }) }
  const message = desk.words.mails['verification-code'](said)
  return letterTo(facts.name, desk, message, code(facts.code))
}
