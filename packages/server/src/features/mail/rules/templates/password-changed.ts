import { button, letterTo, occasion, type Template } from './template.ts'

export const passwordChanged: Template<'password-changed'> = (facts, desk) => {
  const message = desk.words.mails['password-changed'](desk)
  return letterTo(facts.name, desk, message, occasion(facts, desk), button(message, desk.signIn))
}
