import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../../../platform/platform.ts'
import type { Catalog, MediaUrl } from '../../../catalog/index.ts'
import type { Events } from '../../../site/events/index.ts'
import type { MailFeature } from '../../../site/mail/index.ts'

/** Dependencies of back-in-stock requests on other features. */
export interface BackInStockDeps {
  readonly platform: Pick<Platform, 'clock' | 'jobs' | 'logger' | 'sealing' | 'work'>
  readonly events: Events
  readonly catalog: Pick<
    Catalog,
    'queryVariants' | 'resolvePurchasables' | 'seenStockOf' | 'shopOf' | 'shownProducts'
  >
  readonly mail: Pick<MailFeature, 'write'>
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  /** The address of a site's pages. */
  readonly pagesOf: (
    siteId: string,
  ) => Promise<{ readonly url: string; readonly domains: readonly string[] }>
  readonly mediaUrl: MediaUrl
}

export const system = { type: 'system', id: 'back-in-stock' } as const
