import { button, letterTo, type Template } from './template.ts'

export const signInLinked: Template<'sign-in-linked'> = ({ provider, change, name }, desk) => {
  const message = desk.words.mails['sign-in-linked']({ shop: desk.shop, provider, change })
  return letterTo(name, desk, message, button(message, desk.signIn))
}
