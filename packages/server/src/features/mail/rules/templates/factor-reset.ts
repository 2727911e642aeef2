import { button, letterTo, type Template } from './template.ts'

export const factorReset: Template<'factor-reset'> = ({ due, token, name }, desk) => {
  const message = desk.words.mails['factor-reset']({ shop: desk.shop, time: desk.time(due) })
  const address = desk.page(`/second-factor/keep?token=${encodeURIComponent(token)}`)
  return letterTo(name, desk, message, button(message, address))
}
