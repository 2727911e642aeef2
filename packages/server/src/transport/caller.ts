import { type StaffRole, staffRoles } from '@vitrine/contract/vocabulary'
import type { Actor } from '../platform/tx.ts'

/** A role on one site, or on every site when `siteId` is null. */
export interface RoleGrant {
  readonly siteId: string | null
  readonly role: StaffRole
}

/** The caller. Every caller has a site; for `none` it is the site of the requested address. */
export type Caller =
  | { readonly kind: 'none'; readonly siteId: string }
  | {
      readonly kind: 'visitor'
      readonly siteId: string
      readonly id: string
      readonly clientId: string
    }
  | {
      readonly kind: 'member'
      readonly siteId: string
      readonly id: string
      readonly clientId: string
      readonly signedInAt: number
      /** The sign-in of the token. */
      readonly signInId: string
      /** All that the member has let a third party do; absent for the site's own. */
      readonly limits?: readonly string[]
    }
  | {
      readonly kind: 'merchant'
      readonly siteId: string
      readonly id: string
      readonly via: 'staff' | 'api-key' | 'plugin'
      readonly role: StaffRole
      /** Service names with `:read` or `:write`, or `*`. */
      readonly scopes: readonly string[]
      /** Roles on this and other sites. */
      readonly grants: readonly RoleGrant[]
      /** A site they work on requires a second factor, and they have none yet. */
      readonly lacksFactor?: boolean
    }

export type Merchant = Extract<Caller, { kind: 'merchant' }>

/** How the ledger names a caller. */
export function actorOf(caller: Caller): Actor {
  if (caller.kind === 'merchant') return { type: caller.via, id: caller.id }
  if (caller.kind === 'none') return { type: 'visitor', id: 'unknown' }
  return { type: caller.kind, id: caller.id }
}

export const isMerchant = (caller: Caller): boolean => caller.kind === 'merchant'

/** The role of an account on a site: the grant for that site wins over the one for all sites. */
export function roleOn(grants: readonly RoleGrant[], siteId: string): StaffRole | undefined {
  const own = grants.find((grant) => grant.siteId === siteId)
  return (own ?? grants.find((grant) => grant.siteId === null))?.role
}

/** Roles, highest first. */
export const isAtLeast = (role: StaffRole, minRole: StaffRole): boolean =>
  staffRoles.indexOf(role) <= staffRoles.indexOf(minRole)

/** The merchant that the permission `admin` has let in. */
export function merchantOf(caller: Caller): Merchant {
  if (caller.kind !== 'merchant') throw new Error('Only operations of merchants ask for one')
  return caller
}

/** Whether the permissions of the merchant, its key or its plug-in include a service. */
export const hasScope = (
  { scopes }: Merchant,
  service: string,
  access: 'read' | 'write',
): boolean =>
  scopes.includes('*') ||
  scopes.includes(`${service}:${access}`) ||
  (access === 'read' && scopes.includes(`${service}:write`))
