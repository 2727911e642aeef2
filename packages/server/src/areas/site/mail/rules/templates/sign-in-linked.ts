import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

export const signInLinked: Template<'sign-in-linked'> = ({ provider, change, name }, context) => {
  const texts = context.messages.mails['sign-in-linked']
  const parameters = { shop: context.shop, provider }
  const message = mailText({ ...texts, ...texts[change] }, parameters)
  return emailTo(name, context, message, button(message, context.signIn))
}
