import { textOf } from '@vitrine/messages'
import type { Errors } from '../flow/attempt.ts'
import type { Messages } from '../messages/index.ts'
import type { CredentialErrors } from './submit-credentials.ts'

/** Error messages in the page's language. */
export function errorMessages(
  { email, password, captcha, form }: CredentialErrors,
  messages: Messages,
  minLength: number,
): Errors {
  return {
    ...(email ? { email: messages.auth.email[email] } : {}),
    ...(password ? { password: textOf(messages.auth.password[password], { n: minLength }) } : {}),
    ...(captcha ? { captcha: messages.captcha[captcha] } : {}),
    ...(form ? { form: messages.auth[form] } : {}),
  }
}
