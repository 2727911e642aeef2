import { isolated } from '../direction.ts'
import { button, letterTo, type Template } from './template.ts'

export const memberWaiting: Template<'member-waiting'> = ({ name, member, address }, desk) => {
  const said = { shop: desk.shop, member: isolated(member, desk.direction) }
  const message = desk.words.mails['member-waiting'](said)
  return letterTo(name, desk, message, button(message, address))
}
