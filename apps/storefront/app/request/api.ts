import { abandonedCheckouts } from '@vitrine/contract/abandoned-checkouts'
import { accounts } from '@vitrine/contract/accounts'
import { authentication } from '@vitrine/contract/authentication'
import { backInStock } from '@vitrine/contract/back-in-stock'
import { cart } from '@vitrine/contract/cart'
import { checkout } from '@vitrine/contract/checkout'
import { contactMessages } from '@vitrine/contract/contact-messages'
import { customers } from '@vitrine/contract/customers'
import { delivery } from '@vitrine/contract/delivery'
import { digitalFiles } from '@vitrine/contract/digital-files'
import { draftOrders } from '@vitrine/contract/draft-orders'
import { factors } from '@vitrine/contract/factors'
import { fulfillments } from '@vitrine/contract/fulfillments'
import { giftCards } from '@vitrine/contract/gift-cards'
import { identityProviders } from '@vitrine/contract/identity-providers'
import { invoices } from '@vitrine/contract/invoices'
import { members } from '@vitrine/contract/members'
import { newsletter } from '@vitrine/contract/newsletter'
import { orders } from '@vitrine/contract/orders'
import { paymentRequests } from '@vitrine/contract/payment-requests'
import { payments } from '@vitrine/contract/payments'
import { personalData } from '@vitrine/contract/personal-data'
import { productReviews } from '@vitrine/contract/product-reviews'
import { recovery } from '@vitrine/contract/recovery'
import { returns } from '@vitrine/contract/returns'
import { search } from '@vitrine/contract/search'
import { shop } from '@vitrine/contract/shop'
import { publicSite } from '@vitrine/contract/sites'
import { storeCredit } from '@vitrine/contract/store-credit'
import { subscriptions } from '@vitrine/contract/subscriptions'
import { theme } from '@vitrine/contract/theme'
import { verification } from '@vitrine/contract/verification'
import { wishLists } from '@vitrine/contract/wish-lists'
import { type Client, createClient, type OAuthAuth, OAuthStrategy, type Tokens } from '@vitrine/sdk'
import type { InProcessFetch, Visit } from './visit.ts'

/** Declared explicitly, because the compiler cannot emit an inferred type of this size. */
type ShopServices = {
  readonly abandonedCheckouts: typeof abandonedCheckouts
  readonly accounts: typeof accounts
  readonly backInStock: typeof backInStock
  readonly authentication: typeof authentication
  readonly cart: typeof cart
  readonly checkout: typeof checkout
  readonly contactMessages: typeof contactMessages
  readonly newsletter: typeof newsletter
  readonly customers: typeof customers
  readonly delivery: typeof delivery
  readonly fulfillments: typeof fulfillments
  readonly invoices: typeof invoices
  readonly orders: typeof orders
  readonly payments: typeof payments
  readonly digitalFiles: typeof digitalFiles
  readonly factors: typeof factors
  readonly identityProviders: typeof identityProviders
  readonly members: typeof members
  readonly personalData: typeof personalData
  readonly productReviews: typeof productReviews
  readonly recovery: typeof recovery
  readonly draftOrders: typeof draftOrders
  readonly paymentRequests: typeof paymentRequests
  readonly giftCards: typeof giftCards
  readonly returns: typeof returns
  readonly search: typeof search
  readonly shop: typeof shop
  readonly sites: typeof publicSite
  readonly storeCredit: typeof storeCredit
  readonly subscriptions: typeof subscriptions
  readonly theme: typeof theme
  readonly verification: typeof verification
  readonly wishLists: typeof wishLists
}

const services: ShopServices = {
  accounts,
  backInStock,
  authentication,
  cart,
  checkout,
  contactMessages,
  newsletter,
  customers,
  delivery,
  abandonedCheckouts,
  fulfillments,
  invoices,
  orders,
  payments,
  digitalFiles,
  factors,
  identityProviders,
  members,
  personalData,
  productReviews,
  recovery,
  draftOrders,
  paymentRequests,
  giftCards,
  returns,
  search,
  shop,
  sites: publicSite,
  storeCredit,
  subscriptions,
  theme,
  verification,
  wishLists,
}
/** API clients for one caller. */
export type Api = Client<ShopServices, OAuthAuth>
/** How the shop looks, and its own texts. */
export type Theme = Awaited<ReturnType<Api['theme']['getTheme']>>['theme']
export type Site = Awaited<ReturnType<Api['sites']['getSite']>>['site']

type Caller = Visit & {
  clientId?: string
  tokens?: Tokens
  /** `User-Agent` of the browser, for the list of devices. */
  userAgent?: string
  /** Token that shows the shop before it is open. */
  preview?: string
  /** Token of a rehearsal. */
  rehearsal?: string
}

export function createApi(
  fetch: InProcessFetch,
  origin: string,
  { clientId = '', tokens, network, userAgent, preview, rehearsal }: Caller = {},
): Api {
  return createClient({
    baseUrl: origin,
    services,
    auth: OAuthStrategy({ clientId, ...(tokens ? { tokens } : {}) }),
    fetch: (input, init) => {
      const request = new Request(input, init)
      if (userAgent) request.headers.set('user-agent', userAgent)
      if (preview) request.headers.set('vitrine-preview', preview)
      if (rehearsal) request.headers.set('vitrine-rehearsal', rehearsal)
      return fetch(request, network ? { network } : undefined)
    },
  })
}
