import { abandonedCheckouts } from '@vitrine/contract/abandoned-checkouts'
import { accounts } from '@vitrine/contract/accounts'
import { apiKeys } from '@vitrine/contract/api-keys'
import { backInStock } from '@vitrine/contract/back-in-stock'
import { bankStatements } from '@vitrine/contract/bank-statements'
import { brands } from '@vitrine/contract/brands'
import { categories } from '@vitrine/contract/categories'
import { clients } from '@vitrine/contract/clients'
import { collections } from '@vitrine/contract/collections'
import { contactMessages } from '@vitrine/contract/contact-messages'
import { customFields } from '@vitrine/contract/custom-fields'
import { customers } from '@vitrine/contract/customers'
import { delivery } from '@vitrine/contract/delivery'
import { digitalFiles } from '@vitrine/contract/digital-files'
import { draftOrders } from '@vitrine/contract/draft-orders'
import { exports } from '@vitrine/contract/exports'
import { factors } from '@vitrine/contract/factors'
import { fulfillments } from '@vitrine/contract/fulfillments'
import { giftCards } from '@vitrine/contract/gift-cards'
import { history } from '@vitrine/contract/history'
import { identityProviders } from '@vitrine/contract/identity-providers'
import { imports } from '@vitrine/contract/imports'
import { infoSections } from '@vitrine/contract/info-sections'
import { inventory } from '@vitrine/contract/inventory'
import { invoices } from '@vitrine/contract/invoices'
import { jobs } from '@vitrine/contract/jobs'
import { legalPages } from '@vitrine/contract/legal-pages'
import { mailTexts } from '@vitrine/contract/mail-texts'
import { mailbox } from '@vitrine/contract/mailbox'
import { media } from '@vitrine/contract/media'
import { memberFields } from '@vitrine/contract/member-fields'
import { memberFiles } from '@vitrine/contract/member-files'
import { members } from '@vitrine/contract/members'
import { navigation } from '@vitrine/contract/navigation'
import { newsletter } from '@vitrine/contract/newsletter'
import { options } from '@vitrine/contract/options'
import { orderFiles } from '@vitrine/contract/order-files'
import { orders } from '@vitrine/contract/orders'
import { pages } from '@vitrine/contract/pages'
import { paymentConnections } from '@vitrine/contract/payment-connections'
import { paymentRequests } from '@vitrine/contract/payment-requests'
import { payments } from '@vitrine/contract/payments'
import { personalData } from '@vitrine/contract/personal-data'
import { plugins } from '@vitrine/contract/plugins'
import { productReviews } from '@vitrine/contract/product-reviews'
import { products } from '@vitrine/contract/products'
import { promotions } from '@vitrine/contract/promotions'
import { recovery } from '@vitrine/contract/recovery'
import { rehearsal } from '@vitrine/contract/rehearsal'
import { reports } from '@vitrine/contract/reports'
import { returns } from '@vitrine/contract/returns'
import { ribbons } from '@vitrine/contract/ribbons'
import { savedViews } from '@vitrine/contract/saved-views'
import { search } from '@vitrine/contract/search'
import { settlements } from '@vitrine/contract/settlements'
import { setupGuide } from '@vitrine/contract/setup-guide'
import { shop } from '@vitrine/contract/shop'
import { sites } from '@vitrine/contract/sites'
import { staff } from '@vitrine/contract/staff'
import { stock } from '@vitrine/contract/stock'
import { storeCredit } from '@vitrine/contract/store-credit'
import { subscriptions } from '@vitrine/contract/subscriptions'
import { taxes } from '@vitrine/contract/taxes'
import { theme } from '@vitrine/contract/theme'
import { webhooks } from '@vitrine/contract/webhooks'

/** Explicit: the inferred type is too large for the compiler to serialise. */
export type Services = {
  readonly accounts: typeof accounts
  readonly stock: typeof stock
  readonly products: typeof products
  readonly options: typeof options
  readonly infoSections: typeof infoSections
  readonly collections: typeof collections
  readonly brands: typeof brands
  readonly ribbons: typeof ribbons
  readonly apiKeys: typeof apiKeys
  readonly categories: typeof categories
  readonly clients: typeof clients
  readonly customers: typeof customers
  readonly customFields: typeof customFields
  readonly delivery: typeof delivery
  readonly digitalFiles: typeof digitalFiles
  readonly exports: typeof exports
  readonly factors: typeof factors
  readonly history: typeof history
  readonly identityProviders: typeof identityProviders
  readonly imports: typeof imports
  readonly inventory: typeof inventory
  readonly jobs: typeof jobs
  readonly mailbox: typeof mailbox
  readonly mailTexts: typeof mailTexts
  readonly contactMessages: typeof contactMessages
  readonly newsletter: typeof newsletter
  readonly legalPages: typeof legalPages
  readonly navigation: typeof navigation
  readonly theme: typeof theme
  readonly pages: typeof pages
  readonly media: typeof media
  readonly memberFields: typeof memberFields
  readonly memberFiles: typeof memberFiles
  readonly members: typeof members
  readonly abandonedCheckouts: typeof abandonedCheckouts
  readonly backInStock: typeof backInStock
  readonly productReviews: typeof productReviews
  readonly fulfillments: typeof fulfillments
  readonly rehearsal: typeof rehearsal
  readonly reports: typeof reports
  readonly setupGuide: typeof setupGuide
  readonly draftOrders: typeof draftOrders
  readonly giftCards: typeof giftCards
  readonly storeCredit: typeof storeCredit
  readonly savedViews: typeof savedViews
  readonly subscriptions: typeof subscriptions
  readonly paymentRequests: typeof paymentRequests
  readonly returns: typeof returns
  readonly invoices: typeof invoices
  readonly orderFiles: typeof orderFiles
  readonly orders: typeof orders
  readonly settlements: typeof settlements
  readonly bankStatements: typeof bankStatements
  readonly paymentConnections: typeof paymentConnections
  readonly payments: typeof payments
  readonly personalData: typeof personalData
  readonly plugins: typeof plugins
  readonly promotions: typeof promotions
  readonly recovery: typeof recovery
  readonly search: typeof search
  readonly shop: typeof shop
  readonly sites: typeof sites
  readonly staff: typeof staff
  readonly taxes: typeof taxes
  readonly webhooks: typeof webhooks
}
/**
 * The services that the dashboard calls. The build replaces them with the parts that calls need
 * (`contract-services.ts`): addresses, and value conversions.
 */
export const services: Services = {
  accounts,
  stock,
  products,
  options,
  infoSections,
  collections,
  brands,
  ribbons,
  apiKeys,
  categories,
  clients,
  customers,
  customFields,
  delivery,
  digitalFiles,
  exports,
  factors,
  history,
  identityProviders,
  imports,
  inventory,
  jobs,
  mailbox,
  mailTexts,
  contactMessages,
  newsletter,
  legalPages,
  navigation,
  theme,
  pages,
  media,
  memberFields,
  memberFiles,
  members,
  abandonedCheckouts,
  backInStock,
  productReviews,
  fulfillments,
  rehearsal,
  reports,
  draftOrders,
  giftCards,
  storeCredit,
  savedViews,
  subscriptions,
  paymentRequests,
  returns,
  invoices,
  orderFiles,
  orders,
  settlements,
  bankStatements,
  paymentConnections,
  payments,
  personalData,
  plugins,
  promotions,
  recovery,
  search,
  setupGuide,
  shop,
  sites,
  staff,
  taxes,
  webhooks,
}
