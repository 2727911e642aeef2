import type { Errors } from '../flow/attempt.ts'
import type { Words } from '../messages/index.ts'
import type { CredentialErrors } from './submit-credentials.ts'

/** Error messages in the page's language. */
export function errorMessages(
  { email, password, captcha, form }: CredentialErrors,
  words: Words,
  minLength: number,
): Errors {
  return {
    ...(email ? { email: words.t(`auth.email.${email}`) } : {}),
    ...(password ? { password: words.t(`auth.password.${password}`, { n: minLength }) } : {}),
    ...(captcha ? { captcha: words.t(`captcha.${captcha}`) } : {}),
    ...(form ? { form: words.t(`auth.${form}`) } : {}),
  }
}
