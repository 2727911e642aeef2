import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../../../platform/platform.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { MediaUrl } from '../../../catalog/index.ts'
import type { Events } from '../../../site/events/index.ts'
import type { MailFeature } from '../../../site/mail/index.ts'
import type { CartFeature } from '../../cart/index.ts'
import type { CheckoutFeature } from '../../checkout/index.ts'

/** Dependencies of abandoned checkouts on other features. */
export interface AbandonedDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'work' | 'logger'>
  readonly events: Events
  readonly carts: Pick<CartFeature, 'untouched' | 'estimate' | 'restore' | 'read'>
  readonly checkouts: Pick<CheckoutFeature, 'find' | 'view'>
  readonly mail: Pick<MailFeature, 'write'>
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  readonly mediaUrl: MediaUrl
  /** The e-mail address of an order. */
  readonly emailOf: (tx: Tx, orderId: string) => Promise<string | null>
  /** Key that signs the links of reminders and hashes addresses. */
  readonly linkKey: string
  readonly addressKey: string
}

export const system = { type: 'system', id: 'abandoned-checkouts' } as const
