import { mailText } from '../mail-text.ts'
import { button, emailTo, type Template } from './template.ts'

export const staffRecovery: Template<'staff-recovery'> = (facts, context) => {
  const message = mailText(context.messages.mails['staff-recovery'], context)
  return emailTo(facts.name, context, message, button(message, facts.address))
}
