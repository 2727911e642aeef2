import type { Errors } from '../flow/explain.ts'
import type { Words } from '../messages/index.ts'
import type { DoorErrors } from './knock.ts'

/** What is wrong, in sentences of the page's language. */
export function sentences(
  { email, password, captcha, form }: DoorErrors,
  words: Words,
  minLength: number,
): Errors {
  return {
    ...(email ? { email: words.t(`door.email.${email}`) } : {}),
    ...(password ? { password: words.t(`door.password.${password}`, { n: minLength }) } : {}),
    ...(captcha ? { captcha: words.t(`captcha.${captcha}`) } : {}),
    ...(form ? { form: words.t(`door.${form}`) } : {}),
  }
}
