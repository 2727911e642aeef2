import type { SiteSettings } from '@vitrine/contract/sites'
import type { Platform } from '../../platform/platform.ts'
import type { Events } from '../site/events/index.ts'
import type { NewsletterFeature } from '../site/newsletter/index.ts'
import type { AbandonedFeature } from './abandoned-checkouts/index.ts'
import type { CommerceAreaDeps } from './area-deps.ts'
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
  readonly carts: Pick<CartFeature, 'forgetGuest'>
  readonly draftOrders: Pick<DraftOrdersFeature, 'forgetGuest'>
  readonly giftCards: Pick<GiftCardsFeature, 'forgetSenders'>
  readonly returns: Pick<ReturnsFeature, 'forgetTexts'>
  readonly subscriptions: Pick<SubscriptionsFeature, 'forgetAddresses'>
  readonly abandoned: Pick<AbandonedFeature, 'consented'>
  readonly reviews: Pick<ReviewsFeature, 'consented'>
  readonly newsletter: NewsletterFeature
  readonly wishLists: Pick<WishListsFeature, 'forgetVisitors'>
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
      await deps.draftOrders.forgetGuest(tx, guest)
      await deps.carts.forgetGuest(tx, guest)
      await deps.wishLists.forgetVisitors(tx, visitorIds)
      await deps.returns.forgetTexts(tx, orderIds)
      await deps.giftCards.forgetSenders(tx, orderIds)
      await deps.subscriptions.forgetAddresses(tx, emails)
      await deps.eraseAddresses(tx, emails)
    },
    addressOf: deps.addressOf,
    consentedMails: [deps.abandoned.consented, deps.reviews.consented],
    newsletter: deps.newsletter,
    currencyOf: async ({ siteId }) => (await deps.settingsOf(siteId)).currency,
  })
}
