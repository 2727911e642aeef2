import { contract } from '@vitrine/contract'
import type { AnyService } from '@vitrine/contract/kit'
import { createClient, VitrineError } from '@vitrine/sdk'
import { type Member, startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, type Schema, schemaOf } from './graphql.fixture.ts'

/** Services available in GraphQL: all except files, pages and GraphQL itself. */
const reads = Object.entries(contract as Record<string, AnyService>).flatMap(([key, service]) =>
  Object.entries(service.operations)
    .filter(([, { consumes, answers }]) => consumes !== 'bytes' && answers !== 'page')
    .filter(() => key !== 'graphql')
    .map(([name, operation]) => ({
      key,
      name,
      operation,
      field: key + name.charAt(0).toUpperCase() + name.slice(1),
    })),
)
const withoutInput = reads.filter(
  ({ operation }) => !operation.writes && !operation.request.required?.length,
)

/** Two pieces of an item that a merchant wrote by hand. */
const twoJars = `[{ quantity: 2, price: "5", productName: { original: "Jar" },
  itemType: { preset: PHYSICAL } }]`

/** Services whose reads all take an input, or that only write: a document and a part of its answer. */
type QueryAnswer = [document: string, answer: object]
const others: Readonly<
  Record<string, (member: { id: string }) => QueryAnswer | Promise<QueryAnswer>>
> = {
  authentication: () => [
    '{ authenticationValidateEmail(email: "ada@example.com") { formatInvalid } }',
    { authenticationValidateEmail: { formatInvalid: false } },
  ],
  recovery: () => [
    'mutation { recoverySendRecoveryEmail(email: "nobody@example.com") }',
    { recoverySendRecoveryEmail: true },
  ],
  verification: ({ id }) => [
    `mutation { verificationStartVerification(identityId: "${id}") { __typename } }`,
    { verificationStartVerification: { __typename: expect.any(String) } },
  ],
  legacyMembers: () => [
    'mutation { legacyMembersSendSetPasswordEmail(email: "nobody@example.com") { accepted } }',
    { legacyMembersSendSetPasswordEmail: { accepted: true } },
  ],
  redirects: () => [
    `mutation { redirectsCreateRedirectSession(logout: { clientId: "${shop.site.clientId}" }) { redirectSession { fullUrl } } }`,
    { redirectsCreateRedirectSession: { redirectSession: { fullUrl: expect.any(String) } } },
  ],
  cartV1: () => [
    `mutation { cartV1CreateCart(customLineItems: ${twoJars}) { cart { lineItems { quantity } } } }`,
    { cartV1CreateCart: { cart: { lineItems: [{ quantity: 2 }] } } },
  ],
  cartV2: () => [
    `mutation { cartV2CreateCart(customItems: [{ name: { original: "Jar" },
       quantityInfo: { requestedQuantity: 2 }, pricing: { price: { amount: "1.00" } },
       attributes: { itemType: { preset: PHYSICAL } } }]) {
       cart { lineItems { quantityInfo { confirmedQuantity } } } } }`,
    { cartV2CreateCart: { cart: { lineItems: [{ quantityInfo: { confirmedQuantity: 2 } }] } } },
  ],
  taxCalculation: () => [
    `{ taxCalculationCalculateTax(addresses: [{ country: "DE" }],
       lineItems: [{ id: "a", price: "5", addressIndex: { singleAddress: 0 } }]) {
       taxSummary { totalAmount } } }`,
    { taxCalculationCalculateTax: { taxSummary: { totalAmount: '5.00' } } },
  ],
  totalsCalculator: () => [
    `{ totalsCalculatorCalculateTotals(lineItems: [{ id: "a", price: "5" }]) {
       priceSummary { total { amount } } } }`,
    { totalsCalculatorCalculateTotals: { priceSummary: { total: { amount: '5.00' } } } },
  ],
  checkout: () => [
    `mutation { checkoutCreate(lines: [{ productId: "${productId}", quantity: 2 }]) { checkout { itemCount } } }`,
    { checkoutCreate: { checkout: { itemCount: 2 } } },
  ],
  checkoutV1: () => [
    `mutation { checkoutV1CreateCheckout(channelType: WEB, customLineItems: ${twoJars}) {
       checkout { lineItems { quantity } } } }`,
    { checkoutV1CreateCheckout: { checkout: { lineItems: [{ quantity: 2 }] } } },
  ],
  orderTransactions: () => [
    `{ orderTransactionsListTransactionsForSingleOrder(orderId: "${orderId}") {
       orderTransactions { orderId } } }`,
    { orderTransactionsListTransactionsForSingleOrder: { orderTransactions: { orderId } } },
  ],
  orderBilling: () => [
    `{ orderBillingGetOrderRefundability(orderId: "${orderId}") {
       lineItems { availableRefundQuantity } } }`,
    { orderBillingGetOrderRefundability: { lineItems: [{ availableRefundQuantity: 2 }] } },
  ],
  abandonedCheckouts: () => [
    `{ abandonedCheckoutsGetAnalytics(from: "2026-01-01", to: "2026-01-31") {
       analytics { abandonedCount } } }`,
    { abandonedCheckoutsGetAnalytics: { analytics: { abandonedCount: 0 } } },
  ],
  backInStock: () => [
    `{ backInStockListAwaited(search: "none") { items { count } total requestCount } }`,
    { backInStockListAwaited: { items: [], total: 0, requestCount: 0 } },
  ],
  backInStockNotifications: () => [
    `{ backInStockNotificationsGetSettings { settings { collectionStates { collectingRequests } } } }`,
    {
      backInStockNotificationsGetSettings: {
        settings: { collectionStates: [{ collectingRequests: true }] },
      },
    },
  ],
  productReviews: () => [
    `{ productReviewsListReviews(productId: "${orderId}") { total countByStars isModerated } }`,
    {
      productReviewsListReviews: { total: 0, countByStars: [0, 0, 0, 0, 0], isModerated: true },
    },
  ],
  fulfillments: () => [
    `{ fulfillmentsListFulfillments(orderIds: ["${orderId}"]) { fulfillments { id } } }`,
    { fulfillmentsListFulfillments: { fulfillments: [] } },
  ],
  customFields: () => [
    `mutation { customFieldsCreateCustomField(field: { owner: PRODUCT, key: "material", name: "Material", type: TEXT }) {
       field { key shown } } }`,
    { customFieldsCreateCustomField: { field: { key: 'material', shown: true } } },
  ],
  bankStatements: () => [
    `{ bankStatementsReadStatement(content: "Date,Text,Amount\\n2026-11-26,Hello,5.00") {
       format lines { amount match } } }`,
    {
      bankStatementsReadStatement: { format: 'CSV', lines: [{ amount: 500, match: 'NOT_FOUND' }] },
    },
  ],
  returns: () => [
    `{ returnsGetOrderReturns(order: "${orderId}") { returns { id } withdrawal { late } } }`,
    { returnsGetOrderReturns: { returns: [], withdrawal: { late: false } } },
  ],
  ribbons: () => [
    `{ ribbonsListRibbons(filter: { text: "none" }) { ribbons { id } total } }`,
    { ribbonsListRibbons: { ribbons: [], total: 0 } },
  ],
  settlements: () => [
    `{ settlementsListSettlements { count settlements { id } } }`,
    { settlementsListSettlements: { count: 0, settlements: [] } },
  ],
  reports: () => [
    `{ reportsGetOpenWork { toFulfill toPay returns } }`,
    {
      reportsGetOpenWork: { toFulfill: expect.any(Number), toPay: expect.any(Number), returns: 0 },
    },
  ],
  invoices: () => [
    `{ invoicesListInvoices(search: "none") { nodes { id } } }`,
    { invoicesListInvoices: { nodes: [] } },
  ],
  orderPaymentRequests: () => [
    `{ orderPaymentRequestsQueryOrderPaymentRequests(query: {}) { nodes { id } } }`,
    { orderPaymentRequestsQueryOrderPaymentRequests: { nodes: [] } },
  ],
  draftOrders: () => [
    `{ draftOrdersQueryDraftOrders(query: {}) { nodes { id } } }`,
    { draftOrdersQueryDraftOrders: { nodes: [] } },
  ],
  draftOrdersV1: () => [
    `{ draftOrdersV1QueryDraftOrders(query: {}) { nodes { id } } }`,
    { draftOrdersV1QueryDraftOrders: { nodes: [] } },
  ],
  giftCards: () => [
    `{ giftCardsQueryGiftCards(query: {}) { nodes { id } } }`,
    { giftCardsQueryGiftCards: { nodes: [] } },
  ],
  subscriptions: () => [
    `{ subscriptionsQuerySubscriptions(query: {}) { nodes { status } } }`,
    { subscriptionsQuerySubscriptions: { nodes: [] } },
  ],
  mailTexts: () => [
    '{ mailTextsGetMailText(mail: invoice, language: en) { mailText { revision } } }',
    { mailTextsGetMailText: { mailText: { revision: 0 } } },
  ],
  pages: () => [
    '{ pagesListPages { pages { slug state } } }',
    { pagesListPages: { pages: [{ slug: null, state: 'DEFAULT' }] } },
  ],
  navigation: () => [
    '{ navigationGetNavigation { revision } }',
    { navigationGetNavigation: { revision: 0 } },
  ],
  theme: () => [
    '{ themeGetStoredTheme { revision published { preset radius } } }',
    { themeGetStoredTheme: { revision: 0, published: { preset: 'gallery', radius: null } } },
  ],
  savedViews: () => [
    '{ savedViewsGetSavedViews(list: PRODUCTS) { shared { revision } } }',
    { savedViewsGetSavedViews: { shared: { revision: 0 } } },
  ],
  wishLists: () => [`{ wishListsGet { wishList { id } } }`, { wishListsGet: { wishList: null } }],
  storeCredit: () => [
    `{ storeCreditQueryStoreCredits(query: {}) { nodes { balance } } }`,
    { storeCreditQueryStoreCredits: { nodes: [] } },
  ],
  orderFiles: () => [
    `{ orderFilesListOrderImports { nodes { id } } }`,
    { orderFilesListOrderImports: { nodes: [] } },
  ],
  paymentRequests: () => [
    `{ paymentRequestsListPaymentRequests(orderId: "${orderId}") {
       paymentRequests { id } } }`,
    { paymentRequestsListPaymentRequests: { paymentRequests: [] } },
  ],
  orderInvoices: () => [
    `{ orderInvoicesListInvoicesForMultipleOrders(orderIds: ["${orderId}"]) {
       invoicesForOrder { orderId } } }`,
    { orderInvoicesListInvoicesForMultipleOrders: { invoicesForOrder: [{ orderId }] } },
  ],
  orderFulfillments: () => [
    `{ orderFulfillmentsListFulfillmentsForSingleOrder(orderId: "${orderId}") {
       orderWithFulfillments { orderId } } }`,
    { orderFulfillmentsListFulfillmentsForSingleOrder: { orderWithFulfillments: { orderId } } },
  ],
  // The last one, because it deletes the person.
  personalData: ({ id }) => [
    `mutation { personalDataEraseMember(id: "${id}", reason: "Asked for in a letter") }`,
    { personalDataEraseMember: true },
  ],
  giftVouchers: async () => {
    const { code } = await shop.people
      .merchant()
      .api.giftCards.issueGiftCard({ giftCard: { amount: 500 } })
    return [
      `{ giftVouchersGetGiftCard(code: "${code}") { giftCard { balance { value } } } }`,
      { giftVouchersGetGiftCard: { giftCard: { balance: { value: '5.00' } } } },
    ]
  },
}

let shop: TestServer
let schema: Schema
let member: Member
let productId: string
let orderId: string
beforeAll(async () => {
  shop = await startTestServer()
  const { api } = shop.people.merchant()
  const { product } = await api.catalogV1.createProduct({
    product: { name: 'Jar', priceData: { price: '12.50' }, productType: 'physical' },
  })
  productId = product.id ?? ''
  const { collection } = await api.catalogV1.createCollection({ collection: { name: 'Jars' } })
  await api.catalogV1.addProductsToCollection({
    id: collection.id,
    productIds: [product.id],
  })
  const sold = await api.ordersV1.createOrder({
    order: {
      channelInfo: { type: 'EBAY' },
      lineItems: [
        {
          productName: { original: 'Jar' },
          quantity: 2,
          price: { amount: '5.00' },
          itemType: { preset: 'PHYSICAL' },
        },
      ],
      priceSummary: {},
    },
  })
  orderId = sold.order.id ?? ''
  member = await shop.people.member()
  schema = await schemaOf(shop)
})
afterAll(() => shop.close())

test('every service has a test', () => {
  const asked = new Set([...withoutInput.map(({ key }) => key), ...Object.keys(others)])
  expect([...new Set(reads.map(({ key }) => key))].filter((key) => !asked.has(key))).toEqual([])
})

describe('returns in GraphQL what REST returns:', () => {
  test.each(withoutInput)('$field', async ({ key, name, operation, field }) => {
    const token =
      operation.permission === 'member' ? member.tokens.accessToken.value : shop.site.apiKey
    const root = schema.queries.find((one) => one.name === field)
    const reply = await ask(shop, `{ ${field}${root ? schema.everyField(root.type) : ''} }`, {
      token,
    })
    const reported = await renameOverGraphql(key, name, token)
    if ('code' in reported) return expect(reply.errors[0]?.extensions.code).toBe(reported.code)
    expect([reply.status, reply.errors]).toEqual([200, []])
    const observed = comparable(reply.data[field])
    expect(observed).toBeDefined()
    if (!changing.has(field)) expect(comparable(reported.output)).toMatchObject(observed as object)
  })
})

/** Answers that are another one each time. */
const changing = new Set(['captchaGetChallenge'])

type Json = Record<string, unknown>

/** The same operation called over HTTP, with values as variables, and with the arguments of connections. */
async function renameOverGraphql(key: string, name: string, token: string) {
  const { baseUrl } = shop
  const api = createClient({
    baseUrl,
    services: contract,
    headers: { authorization: token },
    fetch: (input, init) => shop.server.fetch(new Request(input, init)),
  }) as unknown as Record<string, Record<string, (input: object) => Promise<object>>>
  try {
    const output = await api[key]?.[name]?.({})
    return { output: besideConnection(JSON.parse(JSON.stringify(output)) as Json) }
  } catch (error) {
    if (error instanceof VitrineError) return { code: error.code }
    throw error
  }
}

function besideConnection(output: Json): Json {
  const nodes = Object.values(output).find(Array.isArray) as Json[] | undefined
  return nodes ? { ...output, nodes } : output
}

const ofPages = ['pageInfo', 'totalCount', 'cursor']

/**
 * GraphQL has null where the wire has nothing, and underscores in words it cannot spell. Pages have a test of their own.
 */
function comparable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\W/g, '_')
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(
    ([name, part]) => part !== null && !ofPages.includes(name),
  )
  return Object.fromEntries(entries.map(([name, part]) => [name, comparable(part)]))
}

test.each(Object.entries(others))('%s answers in GraphQL', async (_, documentFor) => {
  const [document, answer] = await documentFor(member)
  const { data, errors } = await ask(shop, document)
  expect(errors).toEqual([])
  expect(data).toMatchObject(answer)
})
