import { button, letterTo, occasion, type Template } from './template.ts'

export const newSignIn: Template<'new-sign-in'> = (facts, desk) => {
  const message = desk.words.mails['new-sign-in'](desk)
  return letterTo(facts.name, desk, message, occasion(facts, desk), button(message, desk.signIn))
}
