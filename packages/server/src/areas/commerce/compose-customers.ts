import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../platform/platform.ts'
import type { Events } from '../site/events/index.ts'
import type { NewsletterFeature } from '../site/newsletter/index.ts'
import type { AbandonedFeature } from './abandoned-checkouts/index.ts'
import type { CommerceAreaDeps } from './area-deps.ts'
import type { BackInStockFeature } from './back-in-stock/index.ts'
import type { CartFeature } from './cart/index.ts'
import { createCustomers } from './customers/index.ts'
import type { DraftOrdersFeature } from './draft-orders/index.ts'
import type { GiftCardsFeature } from './gift-cards/index.ts'
import type { OrdersFeature } from './orders/index.ts'
import type { ReturnsFeature } from './returns/index.ts'
import type { ReviewsFeature } from './reviews/index.ts'
import type { SubscriptionsFeature } from './subscriptions/index.ts'
import type { WishListsFeature } from './wish-lists/index.ts'

interface Needs extends Pick<CommerceAreaDeps, 'addressOf' | 'eraseAddresses'> {
  readonly events: Events
  readonly orders: OrdersFeature
  readonly carts: Pick<CartFeature, 'eraseGuest'>
  readonly draftOrders: Pick<DraftOrdersFeature, 'eraseGuest'>
  readonly giftCards: Pick<GiftCardsFeature, 'eraseSenders'>
  readonly returns: Pick<ReturnsFeature, 'eraseTexts'>
  readonly subscriptions: Pick<SubscriptionsFeature, 'eraseAddresses'>
  readonly abandoned: Pick<AbandonedFeature, 'consented' | 'mails'>
  readonly backInStock: Pick<BackInStockFeature, 'mails'>
  readonly reviews: Pick<ReviewsFeature, 'consented' | 'mails'>
  readonly newsletter: NewsletterFeature
  readonly wishLists: Pick<WishListsFeature, 'eraseVisitors' | 'mails'>
  readonly settingsOf: (siteId: string) => Promise<SiteSettings>
}

/** Customers, and the erasure of guests, in which each feature removes its own data. */
export function composeCustomers(platform: Platform, deps: Needs) {
  return createCustomers({
    platform,
    events: deps.events,
    orders: deps.orders,
    async eraseGuest(tx, guest) {
      const { emails, visitorIds, orderIds } = guest
      await deps.draftOrders.eraseGuest(tx, guest)
      await deps.carts.eraseGuest(tx, guest)
      await deps.wishLists.eraseVisitors(tx, visitorIds)
      await deps.returns.eraseTexts(tx, orderIds)
      await deps.giftCards.eraseSenders(tx, orderIds)
      await deps.subscriptions.eraseAddresses(tx, emails)
      await deps.eraseAddresses(tx, emails)
    },
    addressOf: deps.addressOf,
    consentedMails: [deps.abandoned.consented, deps.reviews.consented],
    newsletter: deps.newsletter,
    shopMails: {
      NEWSLETTER: {
        addressIn: deps.newsletter.addressIn,
        end: async (tx, email) => {
          await deps.newsletter.unsubscribeAddresses(tx, [email])
        },
      },
      REMINDERS: deps.abandoned.mails,
      BACK_IN_STOCK: deps.backInStock.mails,
      REVIEW_REQUESTS: deps.reviews.mails,
      PRICE_DROPS: deps.wishLists.mails,
    },
    currencyOf: async ({ siteId }) => (await deps.settingsOf(siteId)).currency,
  })
}
