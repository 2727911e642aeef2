import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { ListedInvitation, ListedStaff, Passkey, StaffAccount } from './model.ts'
import { SESSION_DAYS } from './rules.ts'
import type { Admission } from './service/admit.ts'
import type { Security } from './service/factors/security.ts'

export const STAFF_COOKIE = 'vitrine_staff'

export const encodeStaff = (account: StaffAccount, role: StaffRole) => ({
  id: account.id,
  email: account.email,
  name: account.name,
  role,
})

/** The session cookie, `Secure` if the address is https. An empty token removes it. */
export function sessionCookie(token: string, baseUrl: string): string {
  const age = token === '' ? 0 : SESSION_DAYS * 86_400
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  return `${STAFF_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}${secure}`
}

/** The session token in a request's cookies. */
export const tokenInCookies = (cookies: string | undefined): string | undefined =>
  cookies
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${STAFF_COOKIE}=`))
    ?.slice(STAFF_COOKIE.length + 1)

export const encodeListed = ({ lastLoginDate, ...person }: ListedStaff) => ({
  ...person,
  ...(lastLoginDate ? { lastLoginDate } : {}),
})

export const encodeInvitation = ({ email, siteId, ...invitation }: ListedInvitation) => ({
  ...invitation,
  everySite: siteId === null,
  ...(email ? { email } : {}),
})

/** A signed-in person, or the required second factor. */
export const encodeAdmission = (admission: Admission, role: StaffRole) =>
  'token' in admission
    ? { staff: encodeStaff(admission.account, role) }
    : { secondFactor: { ...admission.challenge, ways: [...admission.challenge.ways] } }

export const encodePasskey = ({ id, name, isSynced, createdDate, lastUsedDate }: Passkey) => ({
  id,
  name,
  isSynced,
  createdDate,
  ...(lastUsedDate ? { lastUsedDate } : {}),
})

export function encodeSecurity(security: Security) {
  const { authenticator, passkeys, recoveryCodesLeft, isRequired, proofs } = security
  const { confirmedDate: createdDate, lastUsedDate } = authenticator ?? {}
  return {
    ...(createdDate
      ? { authenticator: { createdDate, ...(lastUsedDate ? { lastUsedDate } : {}) } }
      : {}),
    passkeys: passkeys.map(encodePasskey),
    recoveryCodesLeft,
    isRequired,
    proofs,
    ...(security.provedUntil ? { provedUntil: security.provedUntil } : {}),
    ...(security.passkeysAt ? { passkeysAt: security.passkeysAt } : {}),
  }
}
