import { button, letterTo, type Template } from './template.ts'

export const welcome: Template<'welcome'> = ({ name, isWaiting, address }, desk) => {
  const message = desk.words.mails.welcome({ shop: desk.shop, isWaiting })
  return letterTo(name, desk, message, button(message, address))
}
