import { button, letterTo, type Template } from './template.ts'

export const approved: Template<'approved'> = ({ name, address }, desk) => {
  const message = desk.words.mails.approved(desk)
  return letterTo(name, desk, message, button(message, address))
}
