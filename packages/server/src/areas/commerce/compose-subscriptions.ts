import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../platform/platform.ts'
import type { Catalog } from '../catalog/index.ts'
import { mediaUrl } from '../site/media/index.ts'
import type { CommerceAreaDeps } from './area-deps.ts'
import type { DraftOrdersFeature } from './draft-orders/index.ts'
import type { OrdersFeature } from './orders/index.ts'
import type { paymentPagesOf } from './payment-pages.ts'
import type { PaymentRequestsFeature } from './payment-requests/index.ts'
import type { PaymentsFeature } from './payments/index.ts'
import { subscriptionHandlers } from './subscriptions/handlers.ts'
import { createSubscriptions } from './subscriptions/index.ts'

interface SubscriptionNeeds
  extends Pick<CommerceAreaDeps, 'site' | 'pages' | 'isMember' | 'ownersOf'> {
  readonly catalog: Catalog
  readonly draftOrders: DraftOrdersFeature
  readonly orders: OrdersFeature
  readonly payments: PaymentsFeature
  readonly paymentRequests: PaymentRequestsFeature
  readonly paymentPages: ReturnType<typeof paymentPagesOf>
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
}

/** Subscriptions with their handlers. */
export function composeSubscriptions(platform: Platform, needs: SubscriptionNeeds) {
  const { site, pages, paymentPages, ...others } = needs
  const { publicUrl } = platform.config
  const linkKey = platform.sealing.keyFor('links of subscriptions')
  const subscriptions = createSubscriptions({
    ...others,
    platform,
    events: site.events,
    mail: site.mail,
    shopUrlOf: (siteId) => site.sites.urlOf(siteId, publicUrl),
    paymentPageOf: (siteId, id) => paymentPages(siteId, publicUrl, id),
    dashboardUrl: `${publicUrl}/dashboard`,
    linkKey,
  })
  const urlOfMedia = (id: string, width?: number) => mediaUrl(publicUrl, id, width)
  const handlers = {
    subscriptions: subscriptionHandlers({ subscriptions, pages, linkKey, mediaUrl: urlOfMedia }),
  }
  return { subscriptions, handlers }
}
