import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../../../platform/platform.ts'
import type { MediaUrl } from '../../../catalog/index.ts'
import type { Events } from '../../../site/events/index.ts'
import type { MailFeature } from '../../../site/mail/index.ts'
import type { OrdersFeature } from '../../orders/index.ts'

/** Dependencies of reviews on other features. */
export interface ReviewDeps {
  readonly platform: Pick<Platform, 'clock' | 'db' | 'jobs' | 'logger' | 'sealing' | 'work'>
  readonly events: Events
  readonly orders: Pick<OrdersFeature, 'linesOf' | 'require'>
  readonly mail: Pick<MailFeature, 'write'>
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  readonly mediaUrl: MediaUrl
  /** The key that signs the links of orders. */
  readonly linkKey: string
  /** Hashes who reports a review. */
  readonly reporterKey: string
  /** Key for hashing unsubscribed addresses. */
  readonly addressKey: string
}

export const system = { type: 'system', id: 'reviews' } as const
