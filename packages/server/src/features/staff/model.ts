import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { Platform } from '../../platform/platform.ts'
import type { RoleGrant } from '../../transport/caller.ts'
import type { Events } from '../events/index.ts'

export type { RoleGrant } from '../../transport/caller.ts'

export interface StaffAccount {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly passwordHash: string | null
}

export interface StaffSession {
  readonly staff: StaffAccount
  readonly grants: readonly RoleGrant[]
}

export interface ListedSession {
  readonly id: string
  readonly userAgent: string
  readonly network: string
  readonly createdDate: Date
  readonly lastSeenDate: Date
  readonly isCurrent: boolean
}

/** Somebody who works on a site, with the role that counts there. */
export interface ListedStaff {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  /** Whether the role is theirs on every site. */
  readonly everySite: boolean
  readonly createdDate: Date
  readonly lastLoginDate: Date | null
}

export interface Invitation {
  readonly email: string | null
  readonly siteId: string | null
  readonly role: StaffRole
}

export interface ListedInvitation extends Invitation {
  readonly id: string
  readonly createdDate: Date
  readonly expiresDate: Date
}

/** What the verbs stand on. */
export interface Deps {
  readonly platform: Platform
  readonly events: Events
}
