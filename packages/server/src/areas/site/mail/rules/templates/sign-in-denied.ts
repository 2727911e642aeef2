import { mailText } from '../mail-text.ts'
import { button, emailTo, securityEvent, type Template } from './template.ts'

export const signInDenied: Template<'sign-in-denied'> = (facts, context) => {
  const message = mailText(context.messages.mails['sign-in-denied'], context)
  return emailTo(
    facts.name,
    context,
    message,
    securityEvent(facts, context),
    button(message, context.signIn),
  )
}
