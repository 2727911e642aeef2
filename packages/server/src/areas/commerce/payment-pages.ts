import type { SiteSettings } from '@vitrine/contract/sites'
import type { SiteArea } from '../site/compose.ts'

/** The page that payment requests are paid on: ours, or the one that the site names. */
export const paymentPagesOf =
  (sites: SiteArea['sites'], settingsOf: (siteId: string) => Promise<SiteSettings>) =>
  async (siteId: string, baseUrl: string, id: string): Promise<string> => {
    const template = (await settingsOf(siteId)).redirectTemplates.ecomOrderPaymentRequest
    return template
      ? template.replaceAll('{paymentRequestId}', id)
      : `${await sites.urlOf(siteId, baseUrl)}/pay/${id}`
  }
