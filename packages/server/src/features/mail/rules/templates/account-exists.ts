import { button, letterTo, type Template } from './template.ts'

export const accountExists: Template<'account-exists'> = ({ name, address }, desk) => {
  const message = desk.words.mails['account-exists'](desk)
  return letterTo(name, desk, message, button(message, address))
}
