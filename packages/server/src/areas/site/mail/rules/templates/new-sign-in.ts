import { mailText } from '../mail-text.ts'
import { button, emailTo, securityEvent, type Template } from './template.ts'

export const newSignIn: Template<'new-sign-in'> = (facts, context) => {
  const message = mailText(context.messages.mails['new-sign-in'], context)
  return emailTo(
    facts.name,
    context,
    message,
    securityEvent(facts, context),
    button(message, context.signIn),
  )
}
