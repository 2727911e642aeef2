import type { PhoneMessage } from '@vitrine/contract/mailbox'
import type { SiteSettings } from '@vitrine/contract/sites'
import type { PhoneKind, SiteState } from '@vitrine/contract/vocabulary'
import type { Platform } from '../../../platform/platform.ts'
import type { FetchLimits } from '../../../platform/safe-fetch.ts'

export type Gateway = Omit<SiteSettings['smsGateway'], 'hasSecret'>

/** A code for a phone. */
export interface PhoneMessageRequest {
  readonly kind: PhoneKind
  /** The owner of the phone. */
  readonly identityId: string
  /** E.164. */
  readonly to: string
  /** Language tag of the person; the site's where absent or unsupported. */
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

/** The values for a template's placeholders. */
export type TemplateValues = Readonly<
  Record<'phone' | 'text' | 'code' | 'language' | 'secret', string>
>

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

/** Dependencies of the operations. */
export interface PhoneDeps {
  readonly platform: Platform
  readonly sites: PhoneSites
  readonly limits: FetchLimits
}

declare module '../../../platform/jobs.ts' {
  interface JobPayloads {
    'phone.send': { siteId: string; id: string }
  }
}
