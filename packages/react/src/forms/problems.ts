import type { LoginErrorCode } from '@vitrine/sdk'
import type { LoginView } from '../login/login-machine.ts'
import type { FormWords } from './words.ts'

/** The fields of the forms, as they are sent. */
export type FieldName = 'email' | 'password' | 'name' | 'code'

/** What is wrong: beside a field, or with the whole. */
export type Problems = Readonly<Partial<Record<FieldName | 'form', string>>>

const places: Readonly<Record<LoginErrorCode, keyof Problems>> = {
  invalidEmail: 'email',
  emailAlreadyExists: 'email',
  invalidPassword: 'password',
  resetPassword: 'password',
  missingCaptchaToken: 'form',
  invalidCaptchaToken: 'form',
}

/** What the shop said no with, in words and at its place. */
export function problemsOf({ state, error }: LoginView, words: FormWords): Problems {
  if (error) {
    const asked = state.loginState === 'SECOND_FACTOR_REQUIRED' && state.data.factorType
    return asked === 'WEBAUTHN' && error.kind === 'application' && error.status !== 429
      ? { form: words.passkeyMissing }
      : problemsOfError(error, words)
  }
  if (state.loginState !== 'FAILURE') return {}
  const { errorCode } = state
  return errorCode ? { [places[errorCode]]: words.refusals[errorCode] } : { form: state.error }
}

function problemsOfError(error: NonNullable<LoginView['error']>, words: FormWords): Problems {
  if (error.kind === 'system') return { form: words.failed }
  if (/^(VERIFICATION_FAILED|FACTOR_CODE_INVALID)$/.test(error.code ?? '')) {
    return { code: words.wrongCode }
  }
  const known = error.violations.flatMap(({ field, description }) => {
    const place = /(?:email|password|code|^name|^form)$/i.exec(field)?.[0].toLowerCase()
    return place ? [[place, description] as const] : []
  })
  return known.length > 0 ? Object.fromEntries(known) : { form: error.message }
}

/** The required fields that were left empty. */
export function emptyFields(form: HTMLFormElement, words: FormWords): Problems | undefined {
  const empty = [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.required && element.value.trim() === '',
  )
  if (empty.length === 0) return undefined
  return Object.fromEntries(empty.map(({ name }) => [name, words.empty]))
}
