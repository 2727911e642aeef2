import { abandonedCheckouts } from './abandoned-checkouts/index.ts'
import { abandonedCheckoutsV1 } from './abandoned-checkouts-v1/index.ts'
import { accounts } from './accounts/index.ts'
import { apiKeys } from './api-keys/index.ts'
import { authentication } from './authentication/index.ts'
import { backInStock } from './back-in-stock/index.ts'
import { backInStockNotifications } from './back-in-stock-notifications/index.ts'
import { bankStatements } from './bank-statements/index.ts'
import { brands } from './brands/index.ts'
import { captcha } from './captcha/index.ts'
import { cart } from './cart/index.ts'
import { cartV1 } from './cart-v1/index.ts'
import { cartV2 } from './cart-v2/index.ts'
import { catalogV1 } from './catalog-v1/index.ts'
import { catalogV3 } from './catalog-v3/index.ts'
import { categories } from './categories/index.ts'
import { changes } from './changes/index.ts'
import { checkout } from './checkout/index.ts'
import { checkoutSettings } from './checkout-settings/index.ts'
import { checkoutTemplates } from './checkout-templates/index.ts'
import { checkoutV1 } from './checkout-v1/index.ts'
import { clients } from './clients/index.ts'
import { collections } from './collections/index.ts'
import { contactMessages } from './contact-messages/index.ts'
import { coupons } from './coupons/index.ts'
import { currencies } from './currencies/index.ts'
import { currentCart } from './current-cart/index.ts'
import { currentCartV2 } from './current-cart-v2/index.ts'
import { customFields } from './custom-fields/index.ts'
import { customers } from './customers/index.ts'
import { dataItems } from './data-items/index.ts'
import { delivery } from './delivery/index.ts'
import { digitalFiles } from './digital-files/index.ts'
import { discountRules } from './discount-rules/index.ts'
import { draftOrders } from './draft-orders/index.ts'
import { draftOrdersV1 } from './draft-orders-v1/index.ts'
import { exports } from './exports/index.ts'
import { factors } from './factors/index.ts'
import { fulfillments } from './fulfillments/index.ts'
import { giftCards } from './gift-cards/index.ts'
import { giftVouchers } from './gift-vouchers/index.ts'
import { graphql } from './graphql/index.ts'
import { history } from './history/index.ts'
import { identityProviders } from './identity-providers/index.ts'
import { imports } from './imports/index.ts'
import { infoSections } from './info-sections/index.ts'
import { inventory } from './inventory/index.ts'
import { invoices } from './invoices/index.ts'
import { jobs } from './jobs/index.ts'
import { legacyMembers } from './legacy-members/index.ts'
import { legalPages } from './legal-pages/index.ts'
import { mailTexts } from './mail-texts/index.ts'
import { mailbox } from './mailbox/index.ts'
import { media } from './media/index.ts'
import { memberFields } from './member-fields/index.ts'
import { memberFiles } from './member-files/index.ts'
import { memberRoles } from './member-roles/index.ts'
import { members } from './members/index.ts'
import { navigation } from './navigation/index.ts'
import { newsletter } from './newsletter/index.ts'
import { oauth } from './oauth/index.ts'
import { options } from './options/index.ts'
import { orderBilling } from './order-billing/index.ts'
import { orderFiles } from './order-files/index.ts'
import { orderFulfillments } from './order-fulfillments/index.ts'
import { orderInvoices } from './order-invoices/index.ts'
import { orderPaymentRequests } from './order-payment-requests/index.ts'
import { orderTransactions } from './order-transactions/index.ts'
import { orders } from './orders/index.ts'
import { ordersSettings } from './orders-settings/index.ts'
import { ordersV1 } from './orders-v1/index.ts'
import { pages } from './pages/index.ts'
import { paymentConnections } from './payment-connections/index.ts'
import { paymentRequests } from './payment-requests/index.ts'
import { payments } from './payments/index.ts'
import { personalData } from './personal-data/index.ts'
import { plugins } from './plugins/index.ts'
import { productReviews } from './product-reviews/index.ts'
import { products } from './products/index.ts'
import { promotions } from './promotions/index.ts'
import { deliveryProfile, shippingOptions } from './published-delivery/index.ts'
import { localDeliveryOptions, pickupLocations } from './published-places/index.ts'
import {
  manualTaxMappings,
  taxCalculation,
  taxExemptGroups,
  taxGroups,
  taxRegions,
  taxSettings,
} from './published-taxes/index.ts'
import { recommendations } from './recommendations/index.ts'
import { recovery } from './recovery/index.ts'
import { redirects } from './redirects/index.ts'
import { rehearsal } from './rehearsal/index.ts'
import { reports } from './reports/index.ts'
import { returns } from './returns/index.ts'
import { reviews } from './reviews/index.ts'
import { ribbons } from './ribbons/index.ts'
import { savedViews } from './saved-views/index.ts'
import { search } from './search/index.ts'
import { settlements } from './settlements/index.ts'
import { setupGuide } from './setup-guide/index.ts'
import { shop } from './shop/index.ts'
import { signOnPolicy } from './sign-on-policy/index.ts'
import { siteScripts } from './site-scripts/index.ts'
import { sites } from './sites/index.ts'
import { staff } from './staff/index.ts'
import { stock } from './stock/index.ts'
import { storeCredit } from './store-credit/index.ts'
import { subscriptions } from './subscriptions/index.ts'
import { taxes } from './taxes/index.ts'
import { testBank } from './test-bank/index.ts'
import { theme } from './theme/index.ts'
import { totalsCalculator } from './totals-calculator/index.ts'
import { verification } from './verification/index.ts'
import { webhooks } from './webhooks/index.ts'
import { wishLists } from './wish-lists/index.ts'

/**
 * The type of each service by name. Declared explicitly, because the compiler cannot serialize the combined
 * inferred type.
 */
export type Contract = {
  readonly oauth: typeof oauth
  readonly authentication: typeof authentication
  readonly recovery: typeof recovery
  readonly verification: typeof verification
  readonly signOnPolicy: typeof signOnPolicy
  readonly factors: typeof factors
  readonly identityProviders: typeof identityProviders
  readonly captcha: typeof captcha
  readonly accounts: typeof accounts
  readonly members: typeof members
  readonly memberFields: typeof memberFields
  readonly memberRoles: typeof memberRoles
  readonly memberFiles: typeof memberFiles
  readonly personalData: typeof personalData
  readonly legacyMembers: typeof legacyMembers
  readonly redirects: typeof redirects
  readonly catalogV1: typeof catalogV1
  readonly catalogV3: typeof catalogV3
  readonly categories: typeof categories
  readonly inventory: typeof inventory
  readonly products: typeof products
  readonly productReviews: typeof productReviews
  readonly collections: typeof collections
  readonly stock: typeof stock
  readonly brands: typeof brands
  readonly ribbons: typeof ribbons
  readonly customFields: typeof customFields
  readonly options: typeof options
  readonly infoSections: typeof infoSections
  readonly shop: typeof shop
  readonly promotions: typeof promotions
  readonly taxes: typeof taxes
  readonly delivery: typeof delivery
  readonly taxGroups: typeof taxGroups
  readonly taxRegions: typeof taxRegions
  readonly manualTaxMappings: typeof manualTaxMappings
  readonly taxSettings: typeof taxSettings
  readonly taxExemptGroups: typeof taxExemptGroups
  readonly taxCalculation: typeof taxCalculation
  readonly totalsCalculator: typeof totalsCalculator
  readonly giftVouchers: typeof giftVouchers
  readonly currencies: typeof currencies
  readonly deliveryProfile: typeof deliveryProfile
  readonly shippingOptions: typeof shippingOptions
  readonly pickupLocations: typeof pickupLocations
  readonly localDeliveryOptions: typeof localDeliveryOptions
  readonly coupons: typeof coupons
  readonly discountRules: typeof discountRules
  readonly media: typeof media
  readonly digitalFiles: typeof digitalFiles
  readonly imports: typeof imports
  readonly exports: typeof exports
  readonly jobs: typeof jobs
  readonly webhooks: typeof webhooks
  readonly plugins: typeof plugins
  readonly changes: typeof changes
  readonly history: typeof history
  readonly mailbox: typeof mailbox
  readonly mailTexts: typeof mailTexts
  readonly pages: typeof pages
  readonly navigation: typeof navigation
  readonly theme: typeof theme
  readonly search: typeof search
  readonly sites: typeof sites
  readonly clients: typeof clients
  readonly apiKeys: typeof apiKeys
  readonly staff: typeof staff
  readonly siteScripts: typeof siteScripts
  readonly cart: typeof cart
  readonly checkout: typeof checkout
  readonly orders: typeof orders
  readonly orderFiles: typeof orderFiles
  readonly abandonedCheckouts: typeof abandonedCheckouts
  readonly abandonedCheckoutsV1: typeof abandonedCheckoutsV1
  readonly backInStock: typeof backInStock
  readonly backInStockNotifications: typeof backInStockNotifications
  readonly fulfillments: typeof fulfillments
  readonly returns: typeof returns
  readonly rehearsal: typeof rehearsal
  readonly reports: typeof reports
  readonly customers: typeof customers
  readonly paymentRequests: typeof paymentRequests
  readonly invoices: typeof invoices
  readonly payments: typeof payments
  readonly bankStatements: typeof bankStatements
  readonly paymentConnections: typeof paymentConnections
  readonly testBank: typeof testBank
  readonly currentCart: typeof currentCart
  readonly cartV1: typeof cartV1
  readonly checkoutV1: typeof checkoutV1
  readonly checkoutSettings: typeof checkoutSettings
  readonly checkoutTemplates: typeof checkoutTemplates
  readonly cartV2: typeof cartV2
  readonly currentCartV2: typeof currentCartV2
  readonly dataItems: typeof dataItems
  readonly ordersV1: typeof ordersV1
  readonly orderTransactions: typeof orderTransactions
  readonly orderBilling: typeof orderBilling
  readonly orderFulfillments: typeof orderFulfillments
  readonly orderInvoices: typeof orderInvoices
  readonly orderPaymentRequests: typeof orderPaymentRequests
  readonly ordersSettings: typeof ordersSettings
  readonly recommendations: typeof recommendations
  readonly reviews: typeof reviews
  readonly graphql: typeof graphql
  readonly draftOrders: typeof draftOrders
  readonly draftOrdersV1: typeof draftOrdersV1
  readonly giftCards: typeof giftCards
  readonly settlements: typeof settlements
  readonly storeCredit: typeof storeCredit
  readonly subscriptions: typeof subscriptions
  readonly savedViews: typeof savedViews
  readonly wishLists: typeof wishLists
  readonly setupGuide: typeof setupGuide
  readonly legalPages: typeof legalPages
  readonly contactMessages: typeof contactMessages
  readonly newsletter: typeof newsletter
}

/** Every service of the platform. Routes, documents, SDK and the loop tests derive from this list. */
export const contract: Contract = {
  oauth,
  authentication,
  recovery,
  verification,
  signOnPolicy,
  factors,
  identityProviders,
  captcha,
  accounts,
  members,
  memberFields,
  memberRoles,
  memberFiles,
  personalData,
  legacyMembers,
  redirects,
  catalogV1,
  catalogV3,
  products,
  productReviews,
  collections,
  stock,
  brands,
  ribbons,
  customFields,
  options,
  infoSections,
  shop,
  categories,
  inventory,
  promotions,
  coupons,
  discountRules,
  media,
  digitalFiles,
  imports,
  exports,
  jobs,
  webhooks,
  plugins,
  changes,
  history,
  mailbox,
  mailTexts,
  pages,
  navigation,
  theme,
  search,
  sites,
  clients,
  apiKeys,
  staff,
  taxes,
  delivery,
  taxGroups,
  taxRegions,
  manualTaxMappings,
  taxSettings,
  taxExemptGroups,
  taxCalculation,
  totalsCalculator,
  giftVouchers,
  currencies,
  deliveryProfile,
  shippingOptions,
  pickupLocations,
  localDeliveryOptions,
  siteScripts,
  cart,
  checkout,
  orders,
  orderFiles,
  abandonedCheckouts,
  abandonedCheckoutsV1,
  backInStock,
  backInStockNotifications,
  fulfillments,
  returns,
  rehearsal,
  reports,
  customers,
  paymentRequests,
  invoices,
  payments,
  bankStatements,
  paymentConnections,
  testBank,
  currentCart,
  cartV1,
  checkoutV1,
  checkoutSettings,
  checkoutTemplates,
  cartV2,
  currentCartV2,
  dataItems,
  ordersV1,
  orderTransactions,
  orderBilling,
  orderFulfillments,
  orderInvoices,
  orderPaymentRequests,
  ordersSettings,
  recommendations,
  reviews,
  graphql,
  draftOrders,
  draftOrdersV1,
  giftCards,
  settlements,
  storeCredit,
  subscriptions,
  savedViews,
  wishLists,
  setupGuide,
  legalPages,
  contactMessages,
  newsletter,
}
