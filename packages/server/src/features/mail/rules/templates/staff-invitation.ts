import { isolated } from '../direction.ts'
import { button, letterTo, type Template } from './template.ts'

export const staffInvitation: Template<'staff-invitation'> = (facts, desk) => {
  const { roles, mails } = desk.words
  const message = mails['staff-invitation']({
    shop: isolated(facts.siteName, desk.direction),
    inviter: isolated(facts.inviter, desk.direction),
    role: roles[facts.role],
  })
  return letterTo('', desk, message, button(message, facts.address))
}
