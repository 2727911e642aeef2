import type { VerificationChallengeData } from '@vitrine/contract/authentication'
import type {
  AddableFactorType,
  FactorStatus,
  FactorType,
  PhoneKind,
} from '@vitrine/contract/vocabulary'
import type { Platform } from '../../../platform/platform.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { KeptPasskey } from '../../../platform/webauthn/index.ts'
import type { Events } from '../../site/events/index.ts'
import type { PhoneMessagesFeature } from '../../site/phone-messages/index.ts'
import type { MailedCodes } from '../mailed-codes/index.ts'

/** The factors that a person can add; recovery codes are issued with the first one. */
export type AddableFactor = AddableFactorType

/** The second-factor settings of a site. */
export interface FactorRules {
  readonly allowed: readonly AddableFactor[]
  readonly required: 'never' | 'always'
  /** 0: devices are not remembered. */
  readonly rememberDeviceDays: number
  /** Hours until a reset by staff takes effect; 0: immediately. */
  readonly resetWaitHours: number
}

/** The owner of factors. */
export interface Person {
  readonly id: string
  readonly email: string
  readonly profile: {
    readonly nickname?: string | null
    readonly firstName?: string | null
    readonly language?: string | null
  }
}

export interface Factor {
  readonly id: string
  readonly type: FactorType
  readonly status: 'INACTIVE' | 'ACTIVE'
  /** The active secret of a TOTP factor, or the number of a phone. */
  readonly sealedSecret: string | null
  /** A secret that still has to be confirmed by its first code. */
  readonly sealedPending: string | null
  readonly createdDate: Date
  readonly lastUsedDate: Date | null
}

/** A passkey of an account; it contains no secrets. */
export interface Passkey extends KeptPasskey {
  readonly id: string
  readonly identityId: string
  /** The name its owner gave it. */
  readonly name: string
  readonly transports: readonly string[]
  readonly isSynced: boolean
  readonly isBackedUp: boolean
  readonly createdDate: Date
  readonly lastUsedDate: Date | null
}

/** The response of a browser about a passkey. */
export interface PasskeyAnswer {
  readonly challengeId: string
  readonly credential: string
}

/** The calling page: its origin and the name it uses for itself, where available. */
export interface CallingPage {
  readonly baseUrl: string
  readonly origin: string | undefined
}

/** All factors of an account besides its password. */
export interface AccountFactors {
  readonly factors: readonly Factor[]
  readonly recoveryCodesLeft: number
}

export interface AvailableFactor {
  readonly factorType: FactorType
  readonly factorStatus: FactorStatus
}

interface AvailableFactors {
  readonly availableFactors: readonly AvailableFactor[]
  readonly reason: 'USER_SETTINGS'
}

/** What is still missing: one factor, or a choice of several (possibly to be added first). */
export type Demand =
  | (AvailableFactors & { readonly kind: 'choose' })
  | (AvailableFactors & {
      readonly kind: 'challenge'
      readonly factorType: FactorType
      readonly shown: VerificationChallengeData
    })

/** The sign-in that requires a factor, and its client. */
export interface ChallengeContext {
  /** Codes and approvals are only valid for this sign-in. */
  readonly stateToken: string
  readonly network: string
  readonly userAgent: string
  /** Passkeys only work on the host that they were created for. */
  readonly page: CallingPage
  /** The current sign-in of a browser that proves its identity again. */
  readonly signInId?: string | undefined
}

/** A pending reset by staff. */
export interface PendingReset {
  readonly askedDate: Date
  readonly dueDate: Date
}

/** A sign-in waiting for approval by another session of the same person. */
export interface Approval {
  readonly id: string
  readonly identityId: string
  /** The number that the approver has to type. */
  readonly number: string
  readonly state: 'WAITING' | 'APPROVED' | 'DENIED' | 'ENDED' | 'USED'
  readonly userAgent: string
  readonly network: string
  readonly createdDate: Date
  readonly expiresDate: Date
}

/** Dependencies of the services. */
export interface Deps {
  readonly platform: Platform
  readonly events: Events
  readonly sites: {
    get(siteId: string): Promise<{
      readonly settings: { readonly name: string; readonly factors: FactorRules }
    }>
    /** Scheme and host of a site's pages for a request that came in at `baseUrl`. */
    urlOf(siteId: string, baseUrl: string): Promise<string>
  }
  readonly mailedCodes: MailedCodes
  readonly mail: FactorMail
  readonly phone: Pick<PhoneMessagesFeature, 'reaches' | 'write' | 'number' | 'hint'>
  readonly signIns: SignInDirectory
}

/** Active sign-ins of an account, from the feature that owns the tokens. */
export interface SignInDirectory {
  list(tx: Tx, identityId: string): Promise<readonly { readonly id: string }[]>
}

export type { PhoneKind }

/** The mails that this feature sends. */
export interface FactorMail {
  write(
    tx: Tx,
    message: {
      readonly to: string
      readonly language?: string | null
    } & (
      | {
          readonly template: 'second-factor-code'
          readonly facts: {
            readonly code: string
            readonly minutes: number
            readonly name?: string
          }
        }
      | {
          readonly template: 'factor-changed'
          readonly facts: {
            readonly factor: AddableFactor | 'RECOVERY_CODE'
            readonly change: 'added' | 'removed'
            /** The name its owner gave it, where there may be several. */
            readonly label?: string
            readonly name?: string
          }
        }
      | {
          readonly template: 'sign-in-denied'
          readonly facts: {
            readonly at: Date
            readonly network: string
            readonly userAgent: string
            readonly name?: string
          }
        }
      | {
          readonly template: 'passkey-copied'
          readonly facts: {
            readonly passkey: string
            readonly at: Date
            readonly name?: string
          }
        }
      | {
          readonly template: 'factor-reset'
          readonly facts: { readonly due: Date; readonly token: string; readonly name?: string }
        }
    ),
  ): Promise<void>
}
