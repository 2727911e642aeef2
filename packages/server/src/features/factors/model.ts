import type { FactorStatus, FactorType } from '@vitrine/contract/vocabulary'
import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { Events } from '../events/index.ts'
import type { MailedCodes } from '../mailed-codes/index.ts'

/** The factors that people can add; recovery codes come with the first one. */
export type AddableFactor = 'TOTP' | 'EMAIL'

/** What a site decides about second factors. */
export interface FactorRules {
  readonly allowed: readonly AddableFactor[]
  readonly required: 'never' | 'always'
  /** 0: no device is remembered. */
  readonly rememberDeviceDays: number
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
  /** The secret of a TOTP that counts. */
  readonly sealedSecret: string | null
  /** One that waits for its first code. */
  readonly sealedPending: string | null
  readonly createdDate: Date
  readonly lastUsedDate: Date | null
}

/** Everything an account can prove itself with beside its password. */
export interface Holding {
  readonly factors: readonly Factor[]
  readonly recoveryCodesLeft: number
}

export interface AvailableFactor {
  readonly factorType: FactorType
  readonly factorStatus: FactorStatus
}

interface Available {
  readonly availableFactors: readonly AvailableFactor[]
  readonly reason: 'USER_SETTINGS'
}

/** What somebody still has to show: one factor, or one they choose (or have to add first). */
export type Demand =
  | (Available & { readonly kind: 'choose' })
  | (Available & {
      readonly kind: 'challenge'
      readonly factorType: FactorType
      /** Where a code went, shortened. */
      readonly hint?: string
    })

/** What the verbs stand on. */
export interface Deps {
  readonly platform: Platform
  readonly events: Events
  readonly sites: {
    get(siteId: string): Promise<{
      readonly settings: { readonly name: string; readonly factors: FactorRules }
    }>
  }
  readonly mailedCodes: MailedCodes
  readonly mail: FactorMail
}

/** The mails this feature asks for. */
export interface FactorMail {
  write(
    tx: Tx,
    order: {
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
            readonly name?: string
          }
        }
    ),
  ): Promise<void>
}
