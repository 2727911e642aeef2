import { RoleTooHigh } from '@vitrine/contract/staff'
import type { StaffRole } from '@vitrine/contract/vocabulary'
import { isAtLeast, type Merchant, roleOn } from '../../transport/caller.ts'

export const SESSION_IDLE_HOURS = 12
export const SESSION_DAYS = 30
export const INVITATION_HOURS = 72

/** E-mail addresses compare without case and surrounding blanks. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/** A role, and whether it reaches every site. */
export interface Reach {
  readonly role: StaffRole
  readonly everySite: boolean
}

/**
 * Refuses to give, change or take a role that is higher than the actor's own or reaches further. A key
 * that may not do everything gives nothing: staff could do what the key cannot.
 */
export function demandReach(actor: Merchant, { role, everySite }: Reach): void {
  const wide = actor.grants.find(({ siteId }) => siteId === null)?.role
  const own = everySite ? wide : roleOn(actor.grants, actor.siteId)
  const mayAll = actor.scopes.includes('*')
  if (!mayAll || !own || !isAtLeast(own, role)) throw RoleTooHigh({ role, everySite })
}
