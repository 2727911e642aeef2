import { button, letterTo, occasion, type Template } from './template.ts'

export const signInDenied: Template<'sign-in-denied'> = (facts, desk) => {
  const message = desk.words.mails['sign-in-denied'](desk)
  return letterTo(facts.name, desk, message, occasion(facts, desk), button(message, desk.signIn))
}
