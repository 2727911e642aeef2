import { button, emailTo, type Template } from './template.ts'

export const signInLinked: Template<'sign-in-linked'> = ({ provider, change, name }, context) => {
  const message = context.messages.mails['sign-in-linked']({ shop: context.shop, provider, change })
  return emailTo(name, context, message, button(message, context.signIn))
}
