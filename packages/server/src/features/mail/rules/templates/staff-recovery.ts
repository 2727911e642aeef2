import { button, letterTo, type Template } from './template.ts'

export const staffRecovery: Template<'staff-recovery'> = (facts, desk) => {
  const message = desk.words.mails['staff-recovery'](desk)
  return letterTo(facts.name, desk, message, button(message, facts.address))
}
