import { mailText } from '../mail-text.ts'
import { button, emailTo, securityEvent, type Template } from './template.ts'

export const passwordChanged: Template<'password-changed'> = (facts, context) => {
  const message = mailText(context.messages.mails['password-changed'], context)
  return emailTo(
    facts.name,
    context,
    message,
    securityEvent(facts, context),
    button(message, context.signIn),
  )
}
