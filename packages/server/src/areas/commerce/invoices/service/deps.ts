import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../../../platform/platform.ts'
import type { Events } from '../../../site/events/index.ts'
import type { MailFeature } from '../../../site/mail/index.ts'
import type { OrdersFeature } from '../../orders/index.ts'

/** What invoices need of others. */
export interface InvoiceDeps {
  readonly platform: Pick<Platform, 'jobs' | 'work' | 'logger'>
  readonly events: Events
  readonly orders: Pick<
    OrdersFeature,
    'require' | 'visible' | 'lockAll' | 'viewAll' | 'view' | 'note'
  >
  readonly mail: Pick<MailFeature, 'write'>
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  /** Where documents are read. */
  readonly publicUrl: string
  /** What signs the addresses of documents. */
  readonly fileKey: string
}

export const merchant = { kind: 'merchant' } as const
