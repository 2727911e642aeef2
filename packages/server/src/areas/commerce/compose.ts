import type { Platform } from '../../platform/platform.ts'
import type { Tx } from '../../platform/tx.ts'
import type { HandlerContext } from '../../transport/call.ts'
import { mediaUrl } from '../site/media/index.ts'
import type { CommerceAreaDeps } from './area-deps.ts'
import { cartHandlers } from './cart/handlers.ts'
import { cartCrontab, createCarts } from './cart/index.ts'
import { checkoutHandlers } from './checkout/handlers.ts'
import { createCheckouts, encodeViolation } from './checkout/index.ts'
import { createCheckoutSettings } from './checkout-settings/index.ts'
import { createCheckoutTemplates } from './checkout-templates/index.ts'
import { composeCredit } from './compose-credit.ts'
import { composeCustomers } from './compose-customers.ts'
import { composeFollowUps } from './compose-follow-ups.ts'
import { composeOverview } from './compose-overview.ts'
import { composeRehearsal } from './compose-rehearsal.ts'
import { composeSubscriptions } from './compose-subscriptions.ts'
import { createCostSources } from './cost-sources.ts'
import { customerHandlers } from './customers/handlers.ts'
import { customersCrontab } from './customers/index.ts'
import { deliveryHandlers } from './delivery/handlers.ts'
import { createDelivery } from './delivery/index.ts'
import { draftOrderHandlers } from './draft-orders/handlers.ts'
import { createDraftOrders, draftOrdersCrontab } from './draft-orders/index.ts'
import { fulfillmentHandlers } from './fulfillments/handlers.ts'
import { createFulfillments, fulfillmentsCrontab } from './fulfillments/index.ts'
import { giftCardsHandlers } from './gift-cards/handlers.ts'
import { giftCardsCrontab } from './gift-cards/index.ts'
import { invoiceHandlers } from './invoices/handlers.ts'
import { createInvoices, type InvoicesFeature } from './invoices/index.ts'
import { ledger } from './ledger/index.ts'
import { orderFileHandlers } from './order-files/handlers.ts'
import { createOrderFiles } from './order-files/index.ts'
import { orderHandlers } from './orders/handlers.ts'
import { createOrders, linkOf, ordersCrontab, ordersPort, returnUrlOf } from './orders/index.ts'
import { paymentConnectionHandlers } from './payment-connections/handlers.ts'
import {
  createPaymentConnections,
  createPaymentMessages,
  ownProviders,
  paymentMessagesCrontab,
} from './payment-connections/index.ts'
import { createGateways } from './payment-gateways.ts'
import { paymentPagesOf } from './payment-pages.ts'
import { paymentRequestHandlers } from './payment-requests/handlers.ts'
import { createPaymentRequests, paymentRequestsCrontab } from './payment-requests/index.ts'
import { paymentHandlers } from './payments/handlers.ts'
import {
  createPayments,
  manualProvider,
  type PaymentsFeature,
  paymentsCrontab,
} from './payments/index.ts'
import { knownProvidersOf } from './plugin-payments/index.ts'
import { promotionHandlers } from './promotions/handlers.ts'
import { createPromotions } from './promotions/index.ts'
import { returnHandlers } from './returns/handlers.ts'
import { createReturns } from './returns/index.ts'
import { storeCreditHandlers } from './store-credit/handlers.ts'
import { storeCreditCrontab } from './store-credit/index.ts'
import { subscriptionsCrontab } from './subscriptions/index.ts'
import { taxHandlers } from './tax/handlers.ts'
import { createTax } from './tax/index.ts'
import { priceSettingsOf } from './tax-sources.ts'
import { testBankHandlers } from './test-bank/handlers.ts'
import { testBankProvider } from './test-bank/index.ts'

export type CommerceArea = ReturnType<typeof composeCommerce>

type PageCall = Pick<HandlerContext, 'caller' | 'request'>

/** Selling: promotions, delivery, taxes, carts and their prices, orders and their payments. */
export function composeCommerce(platform: Platform, deps: CommerceAreaDeps) {
  const { site, catalogArea, inventory, pages, ownersOf } = deps
  const { events, sites, mail } = site
  const linkKey = platform.sealing.keyFor('links of orders')
  const settingsOf = async (siteId: string) => (await sites.get(siteId)).settings
  const promotions = createPromotions({
    events,
    currencyOf: async ({ siteId }) => (await settingsOf(siteId)).currency,
  })
  const tax = createTax({ events, settingsOf })
  const delivery = createDelivery({ events, settingsOf, catalog: catalogArea.catalog })
  const { giftCards, storeCredit } = composeCredit(platform, deps, settingsOf)
  const { shippingRates, taxes, basketRules } = deps
  const costs = createCostSources({ delivery, tax, shippingRates, taxes })
  const carts = createCarts({
    platform,
    events,
    giftCards,
    storeCredit,
    catalog: catalogArea.catalog,
    promotions,
    costs,
    prices: deps.prices,
    rolesOf: deps.rolesOf,
    settingsOf,
  })
  const checkouts = createCheckouts({ events, carts, settingsOf, orders: ordersPort, basketRules })
  const connections = createPaymentConnections({
    platform,
    events,
    providers: { ...ownProviders, ...knownProvidersOf(deps.paymentProviders) },
  })
  const gateways = createGateways(deps, connections, () => platform.clock.now())
  const unreliable = deps.unreliable?.((siteId, events) => payments.receive(siteId, events))
  const testBank = testBankProvider({ platform })
  const payments: PaymentsFeature = createPayments(
    {
      platform,
      events,
      ledger,
      missingConnections: connections.missing,
      providers: {
        ...gateways,
        BANK_TRANSFER: manualProvider,
        CASH: manualProvider,
        INVOICE: manualProvider,
        TEST_BANK: unreliable?.wrap(testBank) ?? testBank,
      },
    },
    ordersPort,
  )
  const { receive, isAwaited } = payments
  const messages = createPaymentMessages({
    platform,
    events,
    gateways,
    receive,
    isAwaited,
    urlOf: (siteId) => sites.urlOf(siteId, platform.config.publicUrl),
    currencyOf: async (siteId) => (await settingsOf(siteId)).currency,
  })
  const orders = createOrders({
    platform,
    events,
    jobs: site.jobs,
    customFields: catalogArea.customFields,
    carts,
    checkouts,
    ledger,
    payments,
    giftCards,
    storeCredit,
    promotions,
    stock: inventory.holds,
    settingsOf,
    mail,
    newsletter: site.newsletter,
    todayOf: (tx) => invoices.today(tx),
    ownersOf,
    dashboardUrl: `${platform.config.publicUrl}/dashboard`,
    linkKey,
  })
  const orderFiles = createOrderFiles(platform, {
    events,
    jobs: site.jobs,
    orders,
    defaultsOf: async ({ siteId }) => {
      const { currency, taxes } = await settingsOf(siteId)
      return { currency, pricesIncludeTax: taxes.pricesIncludeTax }
    },
  })
  const paymentPages = paymentPagesOf(sites, settingsOf)
  const paymentRequests = createPaymentRequests({
    platform,
    events,
    orders,
    payments,
    mail,
    pageOf: (siteId, id) => paymentPages(siteId, platform.config.publicUrl, id),
  })
  const fulfillments = createFulfillments({ platform, events, orders, mail, linkKey })
  const invoices: InvoicesFeature = createInvoices({
    platform,
    events,
    orders,
    mail,
    settingsOf,
    publicUrl: platform.config.publicUrl,
    fileKey: platform.sealing.keyFor('addresses of invoices'),
  })
  const proposalKey = platform.sealing.keyFor('links of draft orders')
  const proposalPageOf = async (siteId: string, id: string) =>
    `${await sites.urlOf(siteId, platform.config.publicUrl)}/changes/${linkOf(proposalKey, siteId, id)}`
  const draftOrders = createDraftOrders({
    mail,
    proposalPageOf,
    platform,
    events,
    catalog: catalogArea.catalog,
    costs,
    promotions,
    orders,
    invoices,
    paymentRequests,
    settingsOf,
    isMember: deps.isMember,
  })
  const returns = createReturns({
    events,
    orders,
    draftOrders,
    fulfillments,
    mail,
    settingsOf,
    ownersOf,
    dashboardUrl: `${platform.config.publicUrl}/dashboard`,
    linkKey,
  })
  const { subscriptions, handlers: ofSubscriptions } = composeSubscriptions(platform, {
    site,
    pages,
    catalog: catalogArea.catalog,
    draftOrders,
    orders,
    payments,
    paymentRequests,
    paymentPages,
    settingsOf,
    isMember: deps.isMember,
    ownersOf,
  })
  const urlOfMedia = (id: string, width?: number) => mediaUrl(platform.config.publicUrl, id, width)
  const encodingOf = async ({ tx }: { readonly tx: Tx }) => ({
    mediaUrl: urlOfMedia,
    shownStock: (await settingsOf(tx.siteId)).inventory,
  })
  const followUps = composeFollowUps(platform, {
    site,
    encodingOf,
    addressOf: deps.addressOf,
    memberWith: deps.memberWith,
    pages,
    catalog: catalogArea.catalog,
    carts,
    checkouts,
    orders,
    settingsOf,
    mediaUrl: urlOfMedia,
    linkKey,
  })
  const customers = composeCustomers(platform, {
    events,
    orders,
    carts,
    draftOrders,
    giftCards,
    returns,
    subscriptions,
    settingsOf,
    wishLists: followUps.wishLists,
    abandoned: followUps.abandoned,
    backInStock: followUps.backInStock,
    reviews: followUps.reviews,
    newsletter: site.newsletter,
    addressOf: deps.addressOf,
    eraseAddresses: deps.eraseAddresses,
  })
  const selling = { carts, checkouts, delivery, draftOrders, ledger, orders, payments, settingsOf }
  const rehearsal = composeRehearsal(platform, { site, inventory, ...selling })
  const overview = composeOverview(platform, { site, invoices, returns, rehearsal, ...selling })
  const checkoutSettings = createCheckoutSettings({ events })
  const checkoutTemplates = createCheckoutTemplates({ events, checkouts })
  const returnUrlFor = async ({ caller, request }: PageCall, asked: string | undefined) =>
    returnUrlOf(await sites.urlOf(caller.siteId, request.baseUrl), asked)
  return {
    carriers: deps.carriers,
    promotions,
    tax,
    delivery,
    carts,
    checkouts,
    orders,
    orderFiles,
    fulfillments,
    returns,
    invoices,
    abandoned: followUps.abandoned,
    backInStock: followUps.backInStock,
    reviews: followUps.reviews,
    wishLists: followUps.wishLists,
    boughtTogether: followUps.boughtTogether,
    customers,
    draftOrders,
    payments,
    paymentRequests,
    /** The page on which a payment request is paid, as the caller reaches the shop. */
    paymentPageOf: ({ caller, request }: PageCall, id: string) =>
      paymentPages(caller.siteId, request.baseUrl, id),
    paymentMessages: messages,
    checkoutSettings,
    checkoutTemplates,
    encodingOf,
    giftCards,
    storeCredit,
    subscriptions,
    visits: overview.visits,
    /** The time zone of the shop. */
    timeZoneOf: overview.timeZoneOf,
    crontab: [
      cartCrontab,
      ordersCrontab,
      fulfillmentsCrontab,
      paymentsCrontab,
      paymentMessagesCrontab,
      paymentRequestsCrontab,
      giftCardsCrontab,
      storeCreditCrontab,
      customersCrontab,
      draftOrdersCrontab,
      subscriptionsCrontab,
      ...followUps.crontab,
      ...overview.crontab,
    ],
    tasks: {
      ...carts.tasks,
      ...orders.tasks,
      ...fulfillments.tasks,
      ...invoices.tasks,
      ...payments.tasks,
      ...messages.tasks,
      ...paymentRequests.tasks,
      ...giftCards.tasks,
      ...storeCredit.tasks,
      ...customers.tasks,
      ...draftOrders.tasks,
      ...subscriptions.tasks,
      ...followUps.tasks,
      ...overview.tasks,
    },
    handlers: {
      promotions: promotionHandlers(promotions, pages, {
        settingsOf: async (tx) => priceSettingsOf(await tax.settings(tx)),
        priceCarts: carts.priceRecent,
      }),
      taxes: taxHandlers(tax),
      delivery: deliveryHandlers(delivery),
      cart: cartHandlers({
        carts,
        encodingOf,
        violationsOf: async (tx, estimate) =>
          (await checkouts.validateBasket(tx, estimate)).map(encodeViolation),
      }),
      checkout: checkoutHandlers({ checkouts, carts, encodingOf }),
      testBank: testBankHandlers({
        platform,
        deliver: unreliable?.deliver ?? payments.receive,
      }),
      ...followUps.handlers,
      fulfillments: fulfillmentHandlers({ fulfillments, linkKey }),
      returns: returnHandlers({ returns, payments, pages }),
      customers: customerHandlers({ customers, pages }),
      invoices: invoiceHandlers({ invoices, linkKey }),
      payments: paymentHandlers({
        payments,
        payableOf: orders.payable,
        pluginProviders: deps.paymentProviders.map(({ shown }) => shown),
      }),
      paymentRequests: paymentRequestHandlers({
        requests: paymentRequests,
        payments,
        pageOf: ({ caller, request }, id) => paymentPages(caller.siteId, request.baseUrl, id),
        returnUrlOf: returnUrlFor,
      }),
      paymentConnections: paymentConnectionHandlers({
        connections,
        messages,
        now: () => platform.clock.now(),
        urlOf: sites.urlOf,
      }),
      orderFiles: orderFileHandlers(orderFiles, pages),
      orders: orderHandlers({
        orders,
        payments,
        pages,
        linkKey,
        encodingOf,
        returnUrlOf: returnUrlFor,
      }),
      giftCards: giftCardsHandlers(giftCards, pages),
      draftOrders: draftOrderHandlers({
        drafts: draftOrders,
        proposalKey,
        proposalPageOf,
        orders,
        payments,
        pages,
        mediaUrl: urlOfMedia,
        linkKey,
        pageOf: ({ caller, request }, id) => paymentPages(caller.siteId, request.baseUrl, id),
      }),
      storeCredit: storeCreditHandlers(storeCredit, pages),
      ...ofSubscriptions,
      ...overview.handlers,
    },
  }
}
