import { code, letterTo, type Template } from './template.ts'

export const secondFactorCode: Template<'second-factor-code'> = (facts, desk) => {
  const said = { shop: desk.shop, period: desk.period({ minutes: facts.minutes }) }
  const message = desk.words.mails['second-factor-code'](said)
  return letterTo(facts.name, desk, message, code(facts.code))
}
