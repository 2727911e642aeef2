import type { VitrineError } from './vitrine-error.ts'

/** Why registering or signing in failed, in the app's words (specification §8). */
export type LoginErrorCode =
  | 'missingCaptchaToken'
  | 'invalidCaptchaToken'
  | 'emailAlreadyExists'
  | 'invalidEmail'
  | 'invalidPassword'
  | 'resetPassword'

// Specification §8.
const captchaCodes: [string, LoginErrorCode][] = [
  ['-19971', 'missingCaptchaToken'],
  ['-19970', 'invalidCaptchaToken'],
]

/** Registration. Any other code has no name. */
const registrationCodes: ReadonlyMap<string, LoginErrorCode> = new Map([
  ...captchaCodes,
  ['-19995', 'emailAlreadyExists'],
])

/** Login. Any other code is mapped to `invalidEmail`. */
const loginCodes: ReadonlyMap<string, LoginErrorCode> = new Map([
  ...captchaCodes,
  ['-19976', 'invalidPassword'],
  ['-19973', 'resetPassword'],
])

interface NamedFailure {
  readonly error: string
  readonly errorCode?: LoginErrorCode
}

/** A refused registration: a broken e-mail field is `invalidEmail` with that field's description. */
export function nameRegistrationError(error: VitrineError): NamedFailure {
  const email = error.violations.find(({ data }) => data?.type === 'EMAIL')
  if (email) return { error: email.description, errorCode: 'invalidEmail' }
  return named(error, registrationCodes.get(error.code ?? ''))
}

/** A refused login. Codes without a name are `invalidEmail`, so that guessing reveals nothing. */
export function nameLoginError(error: VitrineError): NamedFailure {
  if (error.kind === 'system') return named(error, undefined)
  return named(error, loginCodes.get(error.code ?? '') ?? 'invalidEmail')
}

const named = (error: VitrineError, errorCode: LoginErrorCode | undefined): NamedFailure =>
  errorCode ? { error: error.message, errorCode } : { error: error.message }
