import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { RoleGrant } from './model.ts'

export const SESSION_IDLE_HOURS = 12
export const SESSION_DAYS = 30
export const INVITATION_HOURS = 72

/** The role somebody has on a site: the grant for that site wins over the one for all sites. */
export function roleOn(grants: readonly RoleGrant[], siteId: string): StaffRole | undefined {
  const own = grants.find((grant) => grant.siteId === siteId)
  return (own ?? grants.find((grant) => grant.siteId === null))?.role
}

/** E-mail addresses compare without case and surrounding blanks. */
export const emailKey = (email: string): string => email.trim().toLowerCase()
