import type { SiteSettings } from '@vitrine/contract/sites'
import type { NavigationFeature } from '../../../site/navigation/index.ts'
import type { PagesFeature } from '../../../site/pages/index.ts'
import type { DeliveryFeature } from '../../delivery/index.ts'
import type { InvoicesFeature } from '../../invoices/index.ts'
import type { PaymentsFeature } from '../../payments/index.ts'
import type { ReturnsFeature } from '../../returns/index.ts'

export interface LegalPagesDeps {
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
  /** Scheme and host of a site's pages. */
  readonly urlOf: (siteId: string, baseUrl: string) => Promise<string>
  readonly sitePages: Pick<PagesFeature, 'addMissing' | 'get' | 'list' | 'save'>
  readonly navigation: Pick<NavigationFeature, 'get' | 'save'>
  readonly invoices: Pick<InvoicesFeature, 'readSettings'>
  readonly delivery: Pick<DeliveryFeature, 'read'>
  readonly payments: Pick<PaymentsFeature, 'methods'>
  readonly returns: Pick<ReturnsFeature, 'settings'>
}
