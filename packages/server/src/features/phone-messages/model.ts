import type { PhoneMessage } from '@vitrine/contract/mailbox'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { PhoneKind, SiteState } from '@vitrine/contract/vocabulary'
import type { OutsideLimits } from '../../platform/fetch-outside.ts'
import type { Platform } from '../../platform/platform.ts'

export type Gateway = Omit<SiteSettings['smsGateway'], 'hasSecret'>

/** A code for somebody's phone. */
export interface Order {
  readonly kind: PhoneKind
  /** Whose phone it is. */
  readonly identityId: string
  /** E.164. */
  readonly to: string
  /** Language tag of the person; the site's where it is absent or unknown to us. */
  readonly language?: string | null | undefined
  readonly code: string
  readonly minutes: number
}

export interface StoredMessage {
  readonly id: string
  readonly kind: PhoneKind
  readonly to: string
  readonly text: string
  readonly code: string
  readonly language: string
  readonly state: PhoneMessage['state']
  readonly failure: string | null
  readonly usefulUntil: Date
  readonly createdDate: Date
}

/** What stands in the place of a template's words. */
export type Filling = Readonly<Record<'phone' | 'text' | 'code' | 'language' | 'secret', string>>

export interface PhoneSite {
  readonly id: string
  readonly state: SiteState
  readonly domains: readonly string[]
  readonly settings: Pick<SiteSettings, 'name' | 'locale' | 'smsGateway' | 'callGateway'>
}

export interface PhoneSites {
  get(siteId: string): Promise<PhoneSite>
  secretOf(siteId: string, name: 'sms-gateway' | 'call-gateway'): Promise<string | undefined>
}

/** What the verbs stand on. */
export interface PhoneWorld {
  readonly platform: Platform
  readonly sites: PhoneSites
  readonly limits: OutsideLimits
}

declare module '../../platform/jobs.ts' {
  interface JobPayloads {
    'phone.send': { siteId: string; id: string }
  }
}
