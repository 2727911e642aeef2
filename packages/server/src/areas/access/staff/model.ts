import type { StaffFactorType } from '@vitrine/contract/staff'
import type { StaffRole } from '@vitrine/contract/vocabulary'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { KeptPasskey } from '../../../platform/webauthn/index.ts'
import type { RoleGrant } from '../../../transport/caller.ts'
import type { Events } from '../../site/events/index.ts'

export type { StaffFactorType as FactorType } from '@vitrine/contract/staff'
export type { RoleGrant } from '../../../transport/caller.ts'

export interface StaffAccount {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly passwordHash: string | null
}

export interface StaffSession {
  readonly staff: StaffAccount
  readonly grants: readonly RoleGrant[]
  /** Whether they have a second factor that counts. */
  readonly hasFactor: boolean
}

/** A person of the staff with the session they act in. */
export interface Person {
  readonly id: string
  readonly token: string
}

/** An authenticator app; a pending secret and an active one can exist side by side. */
export interface Authenticator {
  readonly sealedSecret: string | null
  readonly sealedPending: string | null
  readonly confirmedDate: Date | null
  readonly lastUsedDate: Date | null
}

export interface Passkey extends KeptPasskey {
  readonly id: string
  readonly staffId: string
  readonly name: string
  readonly transports: readonly string[]
  readonly isSynced: boolean
  readonly createdDate: Date
  readonly lastUsedDate: Date | null
}

/** The factors of a staff account besides the password. */
export interface StaffFactors {
  /** The one that counts. */
  readonly authenticator: Authenticator | undefined
  readonly passkeys: readonly Passkey[]
  readonly recoveryCodesLeft: number
}

/** A sign-in after the password, waiting for a second factor. */
export interface Challenge {
  readonly token: string
  readonly expiresDate: Date
  readonly ways: readonly StaffFactorType[]
}

export interface ListedSession {
  readonly id: string
  readonly userAgent: string
  readonly network: string
  readonly createdDate: Date
  readonly lastSeenDate: Date
  readonly isCurrent: boolean
}

/** A member of staff with the effective role on a site. */
export interface ListedStaff {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: StaffRole
  /** Whether the role is theirs on every site. */
  readonly everySite: boolean
  readonly createdDate: Date
  readonly lastLoginDate: Date | null
  readonly hasSecondFactor: boolean
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

/** The staff settings of a site. */
export interface StaffSite {
  readonly id: string
  readonly deletion: string | null
  readonly settings: { readonly staff: { readonly requireSecondFactor: boolean } }
}

/** The content of a mail about a change of second factors. */
export interface FactorChangeEmail {
  readonly to: string
  readonly name: string
  readonly factor: StaffFactorType
  readonly change: 'added' | 'removed' | 'used' | 'reset'
  readonly codesLeft: number
}

/** Dependencies of the services. */
export interface Deps {
  readonly platform: Platform
  readonly events: Events
  readonly sites: { list(): Promise<readonly StaffSite[]> }
  readonly sendFactorChange: (tx: Tx, email: FactorChangeEmail) => Promise<void>
  /** Mails a link for setting a new password. */
  readonly sendRecoveryLink: (
    tx: Tx,
    mail: { readonly to: string; readonly name: string; readonly address: string },
  ) => Promise<void>
}
