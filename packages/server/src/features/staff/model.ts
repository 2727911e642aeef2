import type { StaffRole } from '@vitrine/contract/vocabulary'

export interface StaffAccount {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly passwordHash: string | null
}

/** A role on one site, or on every site when `siteId` is null. */
export interface RoleGrant {
  readonly siteId: string | null
  readonly role: StaffRole
}

export interface StaffSession {
  readonly staff: StaffAccount
  readonly grants: readonly RoleGrant[]
}

export interface Invitation {
  readonly email: string | null
  readonly siteId: string | null
  readonly role: StaffRole
}
