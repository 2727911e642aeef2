import type { AuthenticationReply, authentication } from '@vitrine/contract/authentication'
import { profileOf } from '@vitrine/react'
import { type Calls, VitrineError } from '@vitrine/sdk'

export type DoorMode = 'login' | 'register'
export type DoorFields = { email: string; password: string; name: string }

/** What is wrong with which field; each names a sentence of the catalogue. */
export type DoorErrors = {
  email?: 'missing' | 'invalid' | 'unknown' | 'taken'
  password?: 'missing' | 'wrong' | 'short' | 'weak' | 'reset'
  captcha?: 'missing' | 'wrong'
  form?: 'throttled' | 'failed' | 'blocked'
}

export type DoorReply =
  | { kind: 'answered'; reply: AuthenticationReply }
  | { kind: 'refused'; errors: DoorErrors }

type Authentication = Pick<Calls<typeof authentication>, 'login' | 'register'>
type Proofs = Pick<Parameters<Authentication['login']>[0], 'captchaTokens' | 'clientMetaData'>

/** Asks to be let in. */
export async function knock(
  calls: Authentication,
  mode: DoorMode,
  fields: DoorFields,
  proofs: Proofs = {},
): Promise<DoorReply> {
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
    if (error instanceof VitrineError) return { kind: 'refused', errors: errorsOf(error, mode) }
    throw error
  }
}

export function checkFields({ email, password }: DoorFields): DoorErrors {
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

export const hasErrors = (errors: DoorErrors) => Object.keys(errors).length > 0

// Specification §8: the codes of registering and signing in.
const meanings: Readonly<Record<string, DoorErrors>> = {
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

export function errorsOf(error: VitrineError, mode: DoorMode): DoorErrors {
  const known = meanings[error.code ?? '']
  if (known) return known
  if (error.status === 429) return { form: 'throttled' }
  const broken = error.violations.map(({ field }) => field)
  if (broken.some((field) => field.startsWith('loginId'))) return { email: 'invalid' }
  if (broken.includes('password')) {
    return { password: mode === 'login' ? 'wrong' : passwordProblem(error) }
  }
  return { form: 'failed' }
}

/** Why the server refused a new password. */
export const passwordProblem = ({ violations }: Pick<VitrineError, 'violations'>) =>
  violations.some(({ data }) => data?.isTooShort === true) ? 'short' : 'weak'
