import { mailText } from '../mail-text.ts'
import { emailTo, type Template } from './template.ts'

export const testMail: Template<'test'> = (_facts, context) =>
  emailTo('', context, mailText(context.messages.mails.test, context))
