import type { LoginErrorCode } from '@vitrine/sdk'
import type { LoginView } from '../login/login-machine.ts'
import type { FormMessages } from './messages.ts'

/** Field names of the forms. */
export type FieldName = 'email' | 'password' | 'name' | 'code'

/** Errors by field; `form` belongs to no field. */
export type Problems = Readonly<Partial<Record<FieldName | 'form', string>>>

const fieldOfError: Readonly<Record<LoginErrorCode, keyof Problems>> = {
  invalidEmail: 'email',
  emailAlreadyExists: 'email',
  invalidPassword: 'password',
  resetPassword: 'password',
  missingCaptchaToken: 'form',
  invalidCaptchaToken: 'form',
}

/** The error message of a refused step, by field. */
export function problemsOf({ state, error }: LoginView, messages: FormMessages): Problems {
  if (error) {
    const factorType = state.loginState === 'SECOND_FACTOR_REQUIRED' && state.data.factorType
    return factorType === 'WEBAUTHN' && error.kind === 'application' && error.status !== 429
      ? { form: messages.passkeyMissing }
      : problemsOfError(error, messages)
  }
  if (state.loginState !== 'FAILURE') return {}
  const { errorCode } = state
  return errorCode
    ? { [fieldOfError[errorCode]]: messages.refusals[errorCode] }
    : { form: state.error }
}

function problemsOfError(error: NonNullable<LoginView['error']>, messages: FormMessages): Problems {
  if (error.kind === 'system') return { form: messages.failed }
  if (/^(VERIFICATION_FAILED|FACTOR_CODE_INVALID)$/.test(error.code ?? '')) {
    return { code: messages.wrongCode }
  }
  const fieldProblems = error.violations.flatMap(({ field, description }) => {
    const formField = /(?:email|password|code|^name|^form)$/i.exec(field)?.[0].toLowerCase()
    return formField ? [[formField, description] as const] : []
  })
  return fieldProblems.length > 0 ? Object.fromEntries(fieldProblems) : { form: error.message }
}

/** Errors of required fields that are empty. */
export function emptyFields(form: HTMLFormElement, messages: FormMessages): Problems | undefined {
  const empty = [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.required && element.value.trim() === '',
  )
  if (empty.length === 0) return undefined
  return Object.fromEntries(empty.map(({ name }) => [name, messages.empty]))
}
