import { ANY_ENTITY, type Hint } from '@vitrine/contract/changes'
import type { OperationName } from '../api/client.ts'

const setup = ['setupGuide.getSetupGuide'] as const
const products = [
  ...setup,
  'products.listProducts',
  'products.getProduct',
  'products.listVariants',
  'inventory.listStockChanges',
  'stock.listVariantStock',
  'shop.getFilterSettings',
  'shop.getFeedReport',
  'sites.getFigures',
  'history.listHistory',
] as const
const collections = [
  'collections.listCollections',
  'collections.listCollectionProducts',
  'history.listHistory',
] as const
const members = ['members.queryMembers', 'members.getMember', 'sites.getFigures'] as const
const sections = [
  'infoSections.listInfoSections',
  'history.listHistory',
  'products.getProduct',
] as const
const delivery = ['delivery.listDelivery', 'delivery.testDeliveryAddress', ...setup] as const
const taxes = ['taxes.listTaxes', 'taxes.testTaxAddress', ...setup] as const
const customers = [
  'customers.queryCustomers',
  'customers.getCustomer',
  'customers.listCustomerOrders',
] as const
const orders = [
  ...setup,
  'orders.queryOrders',
  'orders.getOrder',
  'orders.listLedger',
  'orders.previewRefund',
  'draftOrders.listMergeableOrders',
  'draftOrders.previewMerge',
  'reports.getSales',
  'reports.listSales',
  'reports.getOpenWork',
] as const
const returns = ['returns.getOrderReturns', 'returns.queryReturns', 'returns.getReturn'] as const
const options = ['options.listOptions', 'history.listHistory', 'products.getProduct'] as const

const discounts = [
  'promotions.queryPromotions',
  'promotions.getPromotion',
  'promotions.queryCodes',
  'history.listHistory',
] as const

/** Queries whose results contain an entity. */
const queriesByEntity: Readonly<Record<string, readonly OperationName[]>> = {
  product: [...products, ...collections],
  variants: products,
  inventory: products,
  collection: [...collections, 'products.listProducts'],
  category: collections,
  info_section: sections,
  customization: options,
  brand: ['brands.listBrands', 'products.getProduct', 'history.listHistory'],
  ribbon: ['ribbons.listRibbons', 'products.getProduct', 'history.listHistory'],
  custom_field: ['customFields.listCustomFields', 'history.listHistory'],
  promotion: discounts,
  promotion_code: discounts,
  location: ['inventory.listLocations', 'inventory.getStockRouting'],
  stock_routing: ['inventory.getStockRouting', 'inventory.testStockRouting'],
  delivery_profile: delivery,
  shipping_option: delivery,
  pickup_location: delivery,
  plugin: ['plugins.listPlugins', 'plugins.getPluginPage', 'plugins.listPluginDeliveries'],
  local_delivery_option: delivery,
  tax_group: taxes,
  tax_exempt_group: taxes,
  tax_region: taxes,
  tax_rate: taxes,
  draft_order: [
    'draftOrders.getDraftOrder',
    'draftOrders.previewDraftOrder',
    'draftOrders.queryDraftOrders',
    'history.listHistory',
  ],
  order: [...orders, 'returns.getOrderReturns', ...customers],
  customer: customers,
  subscription: ['subscriptions.querySubscriptions', 'subscriptions.getSubscription'],
  settlement: ['settlements.listSettlements', 'settlements.getSettlement', 'reports.getPayments'],
  store_credit: ['storeCredit.getMemberStoreCredit', 'storeCredit.queryStoreCredits'],
  customer_segment: ['customers.listSegments', 'customers.queryCustomers'],
  return: returns,
  withdrawal: ['returns.listWithdrawals'],
  return_settings: ['returns.getReturnSettings'],
  abandoned_checkout: [
    'abandonedCheckouts.queryAbandonedCheckouts',
    'abandonedCheckouts.getAbandonedCheckout',
  ],
  product_review: ['productReviews.queryReviews', 'productReviews.getReview'],
  back_in_stock_request: ['backInStock.queryRequests', 'backInStock.listAwaited'],
  payment: [...orders, 'paymentRequests.listPaymentRequests'],
  payment_request: [...orders, 'paymentRequests.listPaymentRequests'],
  payment_method: ['payments.listMethods', ...setup],
  media: ['media.queryMedia', 'media.getMedia', 'history.listHistory'],
  digital_file: ['digitalFiles.listProductFiles'],
  file_grant: ['digitalFiles.listFileGrants'],
  member: members,
  identity: members,
  member_fields: ['memberFields.getMemberFields'],
  job: ['jobs.listJobs', 'jobs.getJob'],
  import: ['imports.listImports', 'imports.getImport', 'imports.listImportDifferences'],
  webhook: ['webhooks.listWebhooks'],
  identity_provider: ['identityProviders.listProviders'],
  client: ['clients.listClients', 'clients.getClient'],
  api_key: ['apiKeys.listApiKeys'],
  mail_text: ['mailTexts.listMailTexts', 'mailTexts.getMailText', 'history.listHistory'],
  contact_message: ['contactMessages.listMessages'],
  newsletter_subscriber: ['newsletter.listSubscribers', 'customers.getCustomer'],
  page: [
    ...setup,
    'pages.listPages',
    'pages.listArticles',
    'pages.getPage',
    'legalPages.getLegalPages',
    'history.listHistory',
  ],
  navigation: ['navigation.getNavigation', 'history.listHistory'],
  theme: ['theme.getStoredTheme', 'history.listHistory'],
  saved_views: ['savedViews.getSavedViews'],
  staff: ['staff.listStaff', 'staff.getCurrent'],
  site: [
    'taxes.testTaxAddress',
    'sites.listSites',
    'sites.getSettings',
    'sites.getCurrencyRates',
    ...setup,
  ],
  rehearsal: ['rehearsal.getRehearsal', 'mailbox.listMails', 'orders.queryOrders'],
  invoice_settings: ['invoices.getInvoiceSettings', ...setup],
}

/** Queries for one entity: hints about other ids do not affect them. */
const detailQueries: ReadonlySet<string> = new Set<OperationName>([
  'products.getProduct',
  'products.listVariants',
  'members.getMember',
  'orders.getOrder',
  'orders.listLedger',
  'orders.previewRefund',
  'jobs.getJob',
  'media.getMedia',
])
/** Entities whose id equals the id in a detail query. */
const entitiesShownById = new Set([
  'product',
  'variants',
  'inventory',
  'member',
  'identity',
  'order',
  'job',
  'media',
])
const isAboutOneEntity = ({ entity, entityId }: Hint, name: string) =>
  detailQueries.has(name) && entityId !== undefined && entitiesShownById.has(entity)

/** Whether a cached result, by its operation and input, may be out of date after a hint. */
export function isAffectedBy(hint: Hint, name: OperationName, input: unknown): boolean {
  if (hint.entity === ANY_ENTITY) return true
  if (!queriesByEntity[hint.entity]?.includes(name)) return false
  return (
    !isAboutOneEntity(hint, name) || JSON.stringify(input ?? null).includes(hint.entityId ?? '')
  )
}
