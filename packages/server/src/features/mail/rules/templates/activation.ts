import { button, letterTo, type Template } from './template.ts'

export const activation: Template<'activation'> = (facts, desk) => {
  const said = { shop: desk.shop, period: desk.period({ hours: facts.hours }) }
  const message = desk.words.mails.activation(said)
  return letterTo(facts.name, desk, message, button(message, facts.address))
}
