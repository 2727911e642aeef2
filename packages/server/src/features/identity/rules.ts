import { PermissionDenied } from '@vitrine/contract/kit'
import type { Caller } from '../../transport/caller.ts'
import type { Identity } from './model.ts'

export const SESSION_MINUTES = 10
export const FRESH_SIGN_IN_SECONDS = 300
export const ATTEMPT_WINDOW_MINUTES = 15

/** Failures in a window after which no further attempt is looked at. */
export const attemptLimits = { accountAndNetwork: 10, account: 100, network: 100 } as const

/** E-mail addresses compare without case and surrounding blanks. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase()

/** What becomes of somebody whose password was right. */
export function standing(
  identity: Pick<Identity, 'status'>,
): 'SUCCESS' | 'REQUIRE_OWNER_APPROVAL' | 'BLOCKED' {
  if (identity.status === 'ACTIVE') return 'SUCCESS'
  return identity.status === 'PENDING' ? 'REQUIRE_OWNER_APPROVAL' : 'BLOCKED'
}

export interface PasswordPolicy {
  readonly minLength: number
  readonly siteName: string
  readonly email: string
}

/** Why a password is too easy to guess; undefined when it may be used. */
export function weaknessOf(password: string, policy: PasswordPolicy): string | undefined {
  const { minLength, siteName, email } = policy
  if (password.length < minLength) return `must have at least ${minLength} characters`
  const key = password.trim().toLowerCase()
  const [account] = emailKey(email).split('@')
  if (key === emailKey(email) || key === account) return 'must not be the e-mail address'
  if (key === siteName.trim().toLowerCase()) return 'must not be the name of the site'
  if (new Set(key).size < 3) return 'must have at least 3 different characters'
  return undefined
}

/** Whether a sign-in is recent enough to change what it was made with. Times in seconds. */
export const isFresh = (signedInAt: number, now: number): boolean =>
  now - signedInAt <= FRESH_SIGN_IN_SECONDS

/** The member who calls; for operations that only members may call. */
export function memberOf(caller: Caller): Caller & { kind: 'member' } {
  if (caller.kind === 'member') return caller
  throw PermissionDenied()
}
