import { button, letterTo, type Template } from './template.ts'

export const factorChanged: Template<'factor-changed'> = ({ factor, change, name }, desk) => {
  const { factors, mails } = desk.words
  const said = { shop: desk.shop, factor: factors[factor], change }
  const message = mails['factor-changed'](said)
  return letterTo(name, desk, message, button(message, desk.signIn))
}
