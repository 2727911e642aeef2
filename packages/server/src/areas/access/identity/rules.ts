import { PermissionDenied } from '@vitrine/contract/kit'
import type { Caller } from '../../../transport/caller.ts'
import type { AccountFactors } from '../factors/index.ts'
import type { Identity, IdentityFactors, SignInCall } from './model.ts'

/** How long a sign-in that stopped at a check can be continued. */
export const FLOW_MINUTES = 60
export const RECOVERY_HOURS = 3
/** Mails of one kind per account and hour. */
export const MAILS_PER_HOUR = 5

/** E-mail addresses are compared without case and surrounding blanks. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase()

/** Whether the account is closed, permanently or for now; all other accounts reach the sign-in checks. */
export const isClosed = ({ status }: Pick<Identity, 'status'>): boolean =>
  status !== 'ACTIVE' && status !== 'PENDING'

export const needsVerification = ({ reasons }: Pick<Identity, 'reasons'>): boolean =>
  reasons.includes('PENDING_EMAIL_VERIFICATION_REQUIRED')

/** Whether a sign-in happened within the last minutes. Times in seconds. */
export const isRecent = (signedInAt: number, now: number, withinMinutes: number): boolean =>
  now - signedInAt <= withinMinutes * 60

/** Second factors as an identity shows them. */
export const encodeFactors = ({ factors }: AccountFactors): IdentityFactors =>
  factors.map(({ id, type, status }) => ({ factorId: id, type, status }))

/** The calling member; for operations that only members may call. */
export function memberOf(caller: Caller): Caller & { kind: 'member' } {
  if (caller.kind === 'member') return caller
  throw PermissionDenied()
}

/** Sets a query parameter of an address, replacing an earlier value. */
export function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address)
  url.searchParams.set(name, value)
  return url.href
}

export interface PasswordRules {
  readonly minLength: number
  /** Whether the e-mail address and the name of the site are refused as passwords. */
  readonly refuseOwnNames: boolean
  readonly siteName: string
  readonly email: string
  /** The most common passwords, in lower case; empty where the site allows them. */
  readonly common: ReadonlySet<string>
}

/** Why a password is too easy to guess; undefined when it may be used. */
export function passwordWeakness(password: string, rules: PasswordRules): string | undefined {
  const { minLength, refuseOwnNames, siteName, email, common } = rules
  if (password.length < minLength) return `must have at least ${minLength} characters`
  const key = password.trim().toLowerCase()
  const [account] = emailKey(email).split('@')
  const isOwn = key === emailKey(email) || key === account
  if (refuseOwnNames && isOwn) return 'must not be the e-mail address'
  if (refuseOwnNames && key === siteName.trim().toLowerCase())
    return 'must not be the name of the site'
  if (common.has(key)) return 'must not be one of the most common passwords'
  if (new Set(key).size < 3) return 'must have at least 3 different characters'
  return undefined
}

/** The client of a change to one's own account, for the mail about it. */
export const requestOrigin = ({
  request: { network, userAgent },
}: Pick<SignInCall, 'request'>) => ({
  network,
  userAgent: userAgent.slice(0, 500),
})
