import { letterTo, type Template } from './template.ts'

export const testMail: Template<'test'> = (_facts, desk) =>
  letterTo('', desk, desk.words.mails.test(desk))
