import { emailTo, type Template } from './template.ts'

export const testMail: Template<'test'> = (_facts, context) =>
  emailTo('', context, context.messages.mails.test(context))
