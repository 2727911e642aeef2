import type { authentication } from '@vitrine/contract/authentication'
import { type Calls, VitrineError } from '@vitrine/sdk'

export type DoorMode = 'login' | 'register'
export type DoorFields = { email: string; password: string; name: string }

/** What is wrong with which field; each names a sentence of the catalogue. */
export type DoorErrors = {
  email?: 'missing' | 'invalid' | 'unknown' | 'taken'
  password?: 'missing' | 'wrong' | 'weak' | 'reset'
  form?: 'throttled' | 'failed' | 'blocked'
}

export type DoorReply =
  | { kind: 'signed-in'; sessionToken: string }
  | { kind: 'approval' | 'verify' }
  | { kind: 'refused'; errors: DoorErrors }

type Authentication = Pick<Calls<typeof authentication>, 'login' | 'register'>

/** Asks to be let in. The same words whether the server asks for a browser or the browser itself. */
export async function knock(
  calls: Authentication,
  mode: DoorMode,
  fields: DoorFields,
): Promise<DoorReply> {
  const errors = checkFields(fields)
  if (hasErrors(errors)) return { kind: 'refused', errors }
  const { email, password, name } = fields
  const loginId = { email: email.trim() }
  try {
    const reply =
      mode === 'login'
        ? await calls.login({ loginId, password })
        : await calls.register({ loginId, password, profile: profileOf(name) })
    return understand(reply)
  } catch (error) {
    if (error instanceof VitrineError) return { kind: 'refused', errors: errorsOf(error, mode) }
    throw error
  }
}

export function checkFields({ email, password }: DoorFields): DoorErrors {
  const address = email.trim()
  return {
    ...(address === ''
      ? { email: 'missing' as const }
      : /^[^\s@]+@[^\s@]+$/.test(address)
        ? {}
        : { email: 'invalid' as const }),
    ...(password === '' ? { password: 'missing' as const } : {}),
  }
}

export const hasErrors = (errors: DoorErrors) => Object.keys(errors).length > 0

function understand({ state, sessionToken }: { state: string; sessionToken?: string }): DoorReply {
  if (state === 'SUCCESS' && sessionToken) return { kind: 'signed-in', sessionToken }
  if (state === 'REQUIRE_OWNER_APPROVAL') return { kind: 'approval' }
  if (state === 'REQUIRE_EMAIL_VERIFICATION') return { kind: 'verify' }
  return { kind: 'refused', errors: { form: 'failed' } }
}

// Specification §8: the codes of registering and signing in.
const meanings: Readonly<Record<string, DoorErrors>> = {
  '-19995': { email: 'taken' },
  '-19976': { password: 'wrong' },
  '-19973': { password: 'reset' },
  '-19999': { email: 'unknown' },
  '-19988': { email: 'invalid' },
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
    return { password: mode === 'login' ? 'wrong' : 'weak' }
  }
  return { form: 'failed' }
}

/** One field for a name, as people have them; the last word counts as the family's. */
export function profileOf(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return {}
  const lastName = words.length > 1 ? words.at(-1) : undefined
  const firstName = words.slice(0, lastName ? -1 : undefined).join(' ')
  return { firstName, ...(lastName ? { lastName } : {}), nickname: words.join(' ') }
}
