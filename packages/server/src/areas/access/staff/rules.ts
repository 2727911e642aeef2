import { RoleTooHigh } from '@vitrine/contract/staff'
import type { StaffRole } from '@vitrine/contract/vocabulary'
import { isAtLeast, type Merchant, type RoleGrant, roleOn } from '../../../transport/caller.ts'
import type { FactorType, StaffFactors, StaffSite } from './model.ts'

export const SESSION_IDLE_HOURS = 12
export const SESSION_DAYS = 30
export const INVITATION_HOURS = 72
/** How long a link to a new password works. */
export const RECOVERY_MINUTES = 60
/** How long a sign-in waits for its second factor. */
export const SIGN_IN_MINUTES = 10
/** How long a proof lets its session change second factors. */
export const PROOF_MINUTES = 10
export const MAX_PASSKEYS = 20

/** E-mail addresses compare without case and surrounding blanks. */
export const emailKey = (email: string): string => email.trim().toLowerCase()

/** A role, and whether it reaches every site. */
export interface Reach {
  readonly role: StaffRole
  readonly everySite: boolean
}

/**
 * Refuses to grant, change or revoke a role above the actor's own, by level or by sites. A restricted API key
 * cannot grant roles: staff could do more than the key.
 */
export function requireReach(actor: Merchant, { role, everySite }: Reach): void {
  const everySiteRole = actor.grants.find(({ siteId }) => siteId === null)?.role
  const ownRole = everySite ? everySiteRole : roleOn(actor.grants, actor.siteId)
  const mayAll = actor.scopes.includes('*')
  if (!mayAll || !ownRole || !isAtLeast(ownRole, role)) throw RoleTooHigh({ role, everySite })
}

/** Refuses to act on a person whose role on any site exceeds the actor's there. */
export function requireReachOver(actor: Merchant, grants: readonly RoleGrant[]): void {
  for (const { siteId, role } of grants) {
    const everySite = siteId === null
    const ownRole = everySite
      ? actor.grants.find((grant) => grant.siteId === null)?.role
      : roleOn(actor.grants, siteId)
    if (!ownRole || !isAtLeast(ownRole, role)) throw RoleTooHigh({ role, everySite })
  }
}

/** Whether a site of the person requires a second factor. */
export const asksForFactor = (sites: readonly StaffSite[], grants: readonly RoleGrant[]): boolean =>
  sites.some(
    ({ id, deletion, settings }) =>
      deletion === null && settings.staff.requireSecondFactor && roleOn(grants, id) !== undefined,
  )

/** The available second factors; none until an authenticator or a passkey is active. */
export function factorsOf({
  authenticator,
  passkeys,
  recoveryCodesLeft,
}: StaffFactors): FactorType[] {
  const factors: FactorType[] = [
    ...(authenticator ? (['TOTP'] as const) : []),
    ...(passkeys.length > 0 ? (['PASSKEY'] as const) : []),
  ]
  return factors.length > 0 && recoveryCodesLeft > 0 ? [...factors, 'RECOVERY_CODE'] : factors
}
