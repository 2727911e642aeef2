import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { ListedInvitation, ListedStaff, StaffAccount } from './model.ts'
import { SESSION_DAYS } from './rules.ts'

export const STAFF_COOKIE = 'vitrine_staff'

export const encodeStaff = (account: StaffAccount, role: StaffRole) => ({
  id: account.id,
  email: account.email,
  name: account.name,
  role,
})

/** The session cookie; `Secure` wherever the address is https. An empty token removes it. */
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
