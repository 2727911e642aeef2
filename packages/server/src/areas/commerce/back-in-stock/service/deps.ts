import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../../../platform/platform.ts'
import type { Catalog, MediaUrl } from '../../../catalog/index.ts'
import type { Events } from '../../../site/events/index.ts'
import type { MailFeature } from '../../../site/mail/index.ts'

/** What back-in-stock requests need of others. */
export interface BackInStockDeps {
  readonly platform: Pick<Platform, 'clock' | 'jobs' | 'logger' | 'sealing' | 'work'>
  readonly events: Events
  readonly catalog: Pick<
    Catalog,
    'queryVariants' | 'resolvePurchasables' | 'seenStockOf' | 'shopOf' | 'shownProducts'
  >
  readonly mail: Pick<MailFeature, 'write'>
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  /** Where the pages of a site are. */
  readonly pagesOf: (
    siteId: string,
  ) => Promise<{ readonly url: string; readonly domains: readonly string[] }>
  readonly mediaUrl: MediaUrl
}

export const system = { type: 'system', id: 'back-in-stock' } as const
