import { isolated } from '../direction.ts'
import { mailText } from '../mail-text.ts'
import { button, emailTo, securityEvent, type Template } from './template.ts'

export const passkeyCopied: Template<'passkey-copied'> = (facts, context) => {
  const passkey = isolated(facts.passkey, context.direction)
  const message = mailText(context.messages.mails['passkey-copied'], {
    shop: context.shop,
    passkey,
  })
  return emailTo(
    facts.name,
    context,
    message,
    securityEvent(facts, context),
    button(message, context.signIn),
  )
}
