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

/** The factors that people can add; recovery codes come with the first one. */
export type AddableFactor = AddableFactorType

/** What a site decides about second factors. */
export interface FactorRules {
  readonly allowed: readonly AddableFactor[]
  readonly required: 'never' | 'always'
  /** 0: no device is remembered. */
  readonly rememberDeviceDays: number
  /** How long a reset by staff waits; 0: it happens at once. */
  readonly resetWaitHours: number
}

/** Whose factors they are. */
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
  /** What counts: the secret of a TOTP, the number of a phone. */
  readonly sealedSecret: string | null
  /** The same that waits for its first code. */
  readonly sealedPending: string | null
  readonly createdDate: Date
  readonly lastUsedDate: Date | null
}

/** A passkey of an account; nothing of it is secret. */
export interface Passkey extends KeptPasskey {
  readonly id: string
  readonly identityId: string
  /** What its owner calls it. */
  readonly name: string
  readonly transports: readonly string[]
  readonly isSynced: boolean
  readonly isBackedUp: boolean
  readonly createdDate: Date
  readonly lastUsedDate: Date | null
}

/** What a browser answers about a passkey. */
export interface PasskeyAnswer {
  readonly challengeId: string
  readonly credential: string
}

/** The page that asks, as far as it is known: where it calls, and what it calls itself. */
export interface CallingPage {
  readonly baseUrl: string
  readonly origin: string | undefined
}

/** Everything an account can prove itself with beside its password. */
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

/** What somebody still has to show: one factor, or one they choose (or have to add first). */
export type Demand =
  | (AvailableFactors & { readonly kind: 'choose' })
  | (AvailableFactors & {
      readonly kind: 'challenge'
      readonly factorType: FactorType
      readonly shown: VerificationChallengeData
    })

/** The sign-in that asks for a factor, and where it comes from. */
export interface ChallengeContext {
  /** Codes and approvals are good for this sign-in alone. */
  readonly stateToken: string
  readonly network: string
  readonly userAgent: string
  /** A passkey is asked for at its own address alone. */
  readonly page: CallingPage
  /** The sign-in of a browser that is signed in and proves it once more. */
  readonly signInId?: string | undefined
}

/** A reset by staff that waits. */
export interface PendingReset {
  readonly askedDate: Date
  readonly dueDate: Date
}

/** A sign-in that waits for somebody who is signed in elsewhere. */
export interface Approval {
  readonly id: string
  readonly identityId: string
  /** What the one who approves has to type. */
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
    /** Scheme and host of a site's pages, for whoever asked at `baseUrl`. */
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

/** The mails this feature asks for. */
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
            /** What its owner calls it, where there may be several. */
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
