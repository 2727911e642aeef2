import type { AuthenticationReply, authentication } from '@vitrine/contract/authentication'
import { profileOf } from '@vitrine/react'
import { type Calls, VitrineError } from '@vitrine/sdk'

export type AuthMode = 'login' | 'register'
export type CredentialFields = { email: string; password: string; name: string }

/** Error per field; each names a message of the catalogue. */
export type CredentialErrors = {
  email?: 'missing' | 'invalid' | 'unknown' | 'taken'
  password?: 'missing' | 'wrong' | 'short' | 'weak' | 'reset'
  captcha?: 'missing' | 'wrong'
  form?: 'throttled' | 'failed' | 'blocked'
}

export type CredentialsResult =
  | { kind: 'answered'; reply: AuthenticationReply }
  | { kind: 'refused'; errors: CredentialErrors }

type Authentication = Pick<Calls<typeof authentication>, 'login' | 'register'>
type Proofs = Pick<Parameters<Authentication['login']>[0], 'captchaTokens' | 'clientMetaData'>

/** Sends e-mail and password for a login or a registration. */
export async function submitCredentials(
  calls: Authentication,
  mode: AuthMode,
  fields: CredentialFields,
  proofs: Proofs = {},
): Promise<CredentialsResult> {
  const errors = checkFields(fields)
  if (hasErrors(errors)) return { kind: 'refused', errors }
  const { email, password, name } = fields
  const account = { loginId: { email: email.trim() }, password, ...proofs }
  try {
    const reply =
      mode === 'login'
        ? await calls.login(account)
        : await calls.register({ ...account, profile: profileOf(name) })
    return { kind: 'answered', reply }
  } catch (error) {
    if (error instanceof VitrineError)
      return { kind: 'refused', errors: credentialErrorsOf(error, mode) }
    throw error
  }
}

export function checkFields({ email, password }: CredentialFields): CredentialErrors {
  const address = emailProblem(email)
  return {
    ...(address ? { email: address } : {}),
    ...(password === '' ? { password: 'missing' as const } : {}),
  }
}

export function emailProblem(email: string): 'missing' | 'invalid' | undefined {
  const address = email.trim()
  if (address === '') return 'missing'
  return /^[^\s@]+@[^\s@]+$/.test(address) ? undefined : 'invalid'
}

export const hasErrors = (errors: CredentialErrors) => Object.keys(errors).length > 0

// Error codes of registration and login.
const errorsByCode: Readonly<Record<string, CredentialErrors>> = {
  '-19995': { email: 'taken' },
  '-19976': { password: 'wrong' },
  '-19973': { password: 'reset' },
  '-19999': { email: 'unknown' },
  '-19988': { email: 'invalid' },
  '-19971': { captcha: 'missing' },
  '-19970': { captcha: 'wrong' },
  '-19959': { form: 'throttled' },
  '-19980': { form: 'blocked' },
}

export function credentialErrorsOf(error: VitrineError, mode: AuthMode): CredentialErrors {
  const known = errorsByCode[error.code ?? '']
  if (known) return known
  if (error.status === 429) return { form: 'throttled' }
  const broken = error.violations.map(({ field }) => field)
  if (broken.some((field) => field.startsWith('loginId'))) return { email: 'invalid' }
  if (broken.includes('password')) {
    return { password: mode === 'login' ? 'wrong' : passwordProblem(error) }
  }
  return { form: 'failed' }
}

/** Message key for a password that the server refused. */
export const passwordProblem = ({ violations }: Pick<VitrineError, 'violations'>) =>
  violations.some(({ data }) => data?.isTooShort === true) ? 'short' : 'weak'
