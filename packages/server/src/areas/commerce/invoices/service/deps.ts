import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../../../platform/platform.ts'
import type { Events } from '../../../site/events/index.ts'
import type { MailFeature } from '../../../site/mail/index.ts'
import type { OrdersFeature } from '../../orders/index.ts'

/** Dependencies of invoices on other features. */
export interface InvoiceDeps {
  readonly platform: Pick<Platform, 'jobs' | 'work' | 'logger'>
  readonly events: Events
  readonly orders: Pick<
    OrdersFeature,
    'require' | 'visible' | 'lockAll' | 'viewAll' | 'view' | 'note'
  >
  readonly mail: Pick<MailFeature, 'write'>
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  /** The public address of documents. */
  readonly publicUrl: string
  /** The key that signs the addresses of documents. */
  readonly fileKey: string
}

export const merchant = { kind: 'merchant' } as const
