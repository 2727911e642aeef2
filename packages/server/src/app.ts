import type { Plugin } from '@vitrine/plugin'
import { composeAccess } from './areas/access/compose.ts'
import { composeCatalog } from './areas/catalog/compose.ts'
import type { TotalsCache } from './areas/catalog/index.ts'
import { returningFacts } from './areas/commerce/back-in-stock/index.ts'
import { composeCommerce } from './areas/commerce/compose.ts'
import type { ProviderAddresses } from './areas/commerce/payment-gateways.ts'
import { reviewedOrderFacts } from './areas/commerce/reviews/index.ts'
import {
  type Deliver,
  type UnreliableBank,
  unreliableBankOf,
} from './areas/commerce/test-bank/index.ts'
import { priceFacts } from './areas/commerce/wish-lists/index.ts'
import { composeShop } from './areas/shop/compose.ts'
import { stockParts } from './areas/shop/stock-editing/index.ts'
import { composeSite } from './areas/site/compose.ts'
import { composeSiteData } from './areas/site/compose-data.ts'
import type { Fact } from './areas/site/events/index.ts'
import { pluginHandlers } from './areas/site/plugins/handlers.ts'
import {
  createPlugins,
  type FetchAs,
  mailTransportOf,
  mediaStorageOf,
  pluginsCrontab,
  searchOf,
} from './areas/site/plugins/index.ts'
import { composeStock } from './areas/stock/compose.ts'
import { composeDialects, composeTranslators } from './dialects/compose.ts'
import { decodeProductQuery } from './dialects/v1/codec/query.ts'
import { mayStillWrite } from './may-still-write.ts'
import type { Platform } from './platform/platform.ts'
import type { FetchLimits } from './platform/safe-fetch.ts'
import { createQueryPages } from './transport/query-pages.ts'
import type { HandlerTable } from './transport/routes.ts'

export interface AppOptions {
  /** How far fetched addresses may reach; only tests let their own machine in. */
  readonly fetchLimits?: FetchLimits
  /** Caches the number of products of a query; the caller invalidates it. */
  readonly totals?: TotalsCache
  /** Reports and answers of an unreliable test bank, for tests. */
  readonly unreliableBank?: (receive: Deliver) => UnreliableBank
  /** Base URLs of payment providers; only tests set others. */
  readonly providerAddresses?: ProviderAddresses
  /** The plug-ins of this installation, in configuration order. */
  readonly plugins?: readonly Plugin[]
  /** How plug-ins call operations; without it they cannot. */
  readonly fetchAs?: FetchAs
  /** Counts facts with these names after their commit. */
  readonly factCounter?: {
    readonly names: readonly string[]
    count(facts: readonly Fact[]): void
  }
  /** Whether this process is notified of changes in others; otherwise they are polled for. */
  readonly isListening?: () => boolean
}

/** Composes all areas, their reactions to changes, and the handlers of every service. */
export function composeApp(platform: Platform, options: AppOptions = {}) {
  const { testBankFaults } = platform.config
  const { fetchLimits, totals, isListening = () => false } = options
  const pages = createQueryPages(platform.sealing)
  const site = composeSite(platform, {
    fetchLimits,
    isStillAllowed: (tx, scope) =>
      mayStillWrite(tx, scope, { staff: access.staff, sites: site.sites }),
    directory: {
      person: (tx, id) => access.identity.find(tx, id),
      owners: (siteId) => access.staff.owners(siteId),
    },
    clearFiles,
    orderMail: (tx, id) => commerce.orders.mailOf(tx, id),
    staffAddress: (tx, id) => access.staff.emailOf(tx, id),
    mailTransport: mailTransportOf(options.plugins ?? [], () => plugins),
    mediaStorage: mediaStorageOf(options.plugins ?? []),
    mediaReferences: () => catalog.mediaReferences,
    shownItem: (...item) => catalog.shownItem(...item),
  })
  const plugins = createPlugins(platform, {
    plugins: options.plugins ?? [],
    events: site.events,
    fetchAs: options.fetchAs ?? noFetch,
    fetchLimits,
  })
  const access = composeAccess(platform, {
    site,
    pages,
    fetchLimits,
    watchAccount: (...call) => data.webhooks.watchAccount(...call),
    checkoutLinks: { save: (tx, link) => commerce.carts.saveLink(tx, link) },
  })
  const catalogArea = composeCatalog(platform, {
    site,
    totals,
    pluginEngine: searchOf(options.plugins ?? []),
  })
  const { catalog } = catalogArea
  const stock = composeStock(platform, { site, catalog, pages })
  const { inventory } = stock
  const commerce = composeCommerce(platform, {
    site,
    catalogArea,
    inventory,
    pages,
    ownersOf: (siteId) => access.staff.owners(siteId),
    eraseAddresses: access.personalData.eraseAddresses,
    addressOf: async (tx, memberId) => {
      const identity = await access.identity.find(tx, memberId)
      if (identity?.status !== 'ACTIVE') return undefined
      const { email, emailVerified: isVerified, profile } = identity
      return { email, isVerified, language: profile.language ?? null }
    },
    memberWith: (tx, email) => access.identity.findIdOf(tx, email),
    unreliable:
      options.unreliableBank ??
      (testBankFaults === undefined ? undefined : unreliableBankOf(testBankFaults)),
    fetchLimits,
    providerAddresses: options.providerAddresses,
    shippingRates: plugins.shippingRates,
    carriers: plugins.carriers,
    prices: plugins.prices,
    creditOwnersOf: async (tx, ids) =>
      new Map(
        (await access.members.findMany(tx, ids)).map((one) => [
          one.id,
          {
            name: [one.firstName, one.lastName].filter(Boolean).join(' ') || (one.nickname ?? ''),
            email: one.loginEmail,
          },
        ]),
      ),
    isMember: async (tx, id) => (await access.members.findMany(tx, [id])).length > 0,
    rolesOf: async (tx, memberId) =>
      (await access.memberRoles.keysOf(tx, [memberId])).get(memberId) ?? [],
    taxes: plugins.taxes,
    basketRules: plugins.basketRules,
    paymentProviders: plugins.paymentProviders,
  })
  const data = composeSiteData(platform, {
    site,
    catalog,
    customFields: catalogArea.customFields,
    inventory,
    promotions: commerce.promotions,
    draftOrders: commerce.draftOrders,
    reviews: commerce.reviews,
    fetchLimits,
    isListening,
    timeZoneOf: commerce.timeZoneOf,
    ownersOf: (siteId) => access.staff.owners(siteId),
    isStillAllowed: (tx, { role, ...needed }) =>
      mayStillWrite(
        tx,
        `${needed.service}:${needed.access}`,
        { staff: access.staff, sites: site.sites },
        role,
      ),
    exportParts: {
      ORDERS: (work) => commerce.orderFiles.parts(work),
      STOCK: (work) => stockParts(work, inventory),
    },
    readFilter: (filter) => decodeProductQuery({ filter }).filter,
    translators: composeTranslators(platform, { site, catalogArea, commerce }),
  })
  const shop = composeShop(platform, {
    site,
    catalogArea,
    stock,
    history: data.history,
    productSections: plugins.productSections,
    ratingsOf: commerce.reviews.ratingsOf,
    boughtWith: commerce.boughtTogether.boughtWith,
    returnPolicyOf: commerce.returns.policyOf,
    deliveryOf: commerce.delivery.quoteAtHome,
    timeZoneOf: commerce.timeZoneOf,
  })
  const dialects = composeDialects(platform, {
    site,
    access,
    catalogArea,
    stock,
    commerce,
    pages,
  })
  listen({ site, access, catalogArea, commerce, data })
  const { factCounter } = options
  if (factCounter) {
    site.events.listenTogether(factCounter.names, async ({ afterCommit }, facts) => {
      afterCommit.push(() => factCounter.count(facts))
    })
  }

  async function clearFiles(siteId: string) {
    await site.media.clearFiles(siteId)
    await catalogArea.digitalFiles.clearFiles(siteId)
    await data.exports.clearFiles(siteId)
    await data.imports.clearFiles(siteId)
    await access.memberFiles.clearFiles(siteId)
    await commerce.orderFiles.clearFiles(siteId)
    await plugins.clearSite(siteId)
  }

  const { events, sites, media, jobs, mail } = site
  const { staff, members, oauth } = access
  const { imports, exports, webhooks } = data
  // Each area is checked against the contract; the combined type is too long for a declaration.
  const handlers: HandlerTable = {
    ...site.handlers,
    ...access.handlers,
    ...catalogArea.handlers,
    ...stock.handlers,
    ...commerce.handlers,
    ...shop.handlers,
    ...data.handlers,
    ...dialects.handlers,
    plugins: pluginHandlers(plugins),
    ...plugins.handlers,
  }
  return {
    events,
    sites,
    media,
    jobs,
    mail,
    staff,
    members,
    oauth,
    catalog,
    search: catalogArea.search,
    inventory,
    undoHandlers: data.undoHandlers,
    orders: commerce.orders,
    payments: commerce.payments,
    paymentMessages: commerce.paymentMessages,
    visits: commerce.visits,
    imports,
    exports,
    webhooks,
    plugins,
    crontab: [
      ...[site, access, catalogArea, stock, commerce, data].flatMap(({ crontab }) => crontab),
      pluginsCrontab,
    ].join('\n'),
    tasks: {
      ...site.tasks,
      ...access.tasks,
      ...catalogArea.tasks,
      ...stock.tasks,
      ...commerce.tasks,
      ...data.tasks,
      ...plugins.tasks,
    },
    handlers,
  }
}

const noFetch: FetchAs = () => Promise.reject(new Error('Nothing answers calls of plug-ins here'))

interface Areas {
  readonly site: ReturnType<typeof composeSite>
  readonly access: ReturnType<typeof composeAccess>
  readonly catalogArea: ReturnType<typeof composeCatalog>
  readonly commerce: ReturnType<typeof composeCommerce>
  readonly data: ReturnType<typeof composeSiteData>
}

/** For reactions that concern a rehearsal order itself; nothing else reacts to one. */
const rehearsed = { takesRehearsals: true }

/** Registers reactions to changes, which run in the transaction of the change. */
function listen(areas: Areas): void {
  const { site, access, catalogArea, commerce, data } = areas
  const { search } = catalogArea
  const { events, mail, media, savedViews } = site
  const { members, oauth, identityProviders, memberFiles } = access
  events.listen('staff.removed', savedViews.onStaffRemoved)
  events.listen('staff.removed', data.exportLinks.onStaffRemoved)
  events.listen('member.erased', data.exportLinks.onErased)
  events.listen('customer.erased', data.exportLinks.onErased)
  events.listen('identity.registered', members.createFromIdentity)
  events.listen('identity.status_changed', members.onIdentityChanged)
  events.listen('identity.email_verified', members.onIdentityChanged)
  events.listen('identity.email_changed', members.onIdentityChanged)
  events.listen('identity.updated', members.onProfileUpdated)
  events.listen('identity.registered', mail.welcome)
  events.listen('client.deleted', oauth.onClientDeleted)
  events.listen('identity.password_reset_required', oauth.onPasswordChanged)
  events.listen('identity.email_verified', mail.onEmailVerified)
  events.listen('identity.status_changed', mail.onStatusChanged)
  events.listen('identity.password_changed', mail.onPasswordChanged)
  events.listen('identity.signed_in', members.onSignedIn)
  events.listen('identity.signed_in', commerce.carts.onSignedIn)
  events.listen('identity.signed_in', commerce.wishLists.onSignedIn)
  events.listen('identity.signed_in', commerce.orders.onSignedIn)
  events.listen('identity.signed_in', commerce.abandoned.onSignedIn)
  events.listen('order.placed', commerce.abandoned.onOrderPlaced)
  events.listen('checkout.completed', commerce.abandoned.onCheckoutCompleted)
  events.listen('cart.updated', commerce.abandoned.onCartUpdated)
  events.listen('payment.changed', commerce.orders.onPaymentChanged, rehearsed)
  for (const change of ['created', 'placed', 'updated', 'edited', 'cancelled'] as const) {
    events.listen(`order.${change}`, commerce.invoices.onOrderChanged)
  }
  events.listen('order.refunded', commerce.invoices.onRefunded)
  events.listen('payment.changed', commerce.invoices.onPaymentChanged)
  events.listen('payment.changed', commerce.giftCards.onPaymentChanged)
  events.listen('payment.changed', commerce.storeCredit.onPaymentChanged)
  events.listen('payment.changed', commerce.paymentRequests.onPaymentChanged, rehearsed)
  events.listen('identity.signed_in', commerce.subscriptions.onSignedIn)
  events.listen('order.created', commerce.subscriptions.onOrderCreated)
  events.listen('order.placed', commerce.subscriptions.onOrderPlaced)
  events.listen('order.cancelled', commerce.subscriptions.onOrderEnded)
  events.listen('order.expired', commerce.subscriptions.onOrderEnded)
  events.listen('payment.changed', commerce.subscriptions.onPaymentChanged)
  events.listen('order.cancelled', commerce.paymentRequests.onOrderEnded, rehearsed)
  events.listen('order.expired', commerce.paymentRequests.onOrderEnded, rehearsed)
  events.listen('identity.status_changed', oauth.onStatusChanged)
  events.listen('identity.password_changed', oauth.onPasswordChanged)
  events.listen('identity.password_changed', identityProviders.onPasswordChanged)
  events.listen('job.finished', memberFiles.followJob)
  events.listen('job.cancelled', memberFiles.followJob)
  events.listen('job.finished', commerce.orderFiles.followJob)
  events.listen('job.cancelled', commerce.orderFiles.followJob)
  events.listen('member.updated', media.followMember)
  events.listen('member.deleted', media.followMember)
  events.listen('media.changed', data.imports.followPicture)
  events.listen('import.finished', data.importSchedules.followImport)
  events.listen('export.finished', data.exportLinks.followExport)
  events.listen('export.cancelled', data.exportLinks.followExport)
  events.listen('site.created', commerce.tax.onSiteCreated)
  events.listen('site.created', commerce.delivery.onSiteCreated)
  events.listen('site.created', commerce.payments.onSiteCreated)
  events.listen('site.settings_changed', search.followSettings)
  events.listen('site.settings_changed', site.pages.followSettings)
  events.listen('brand.changed', search.followBrand)
  events.listen('ribbon.changed', search.followRibbon)
  events.listen('info_section.changed', search.followInfoSection)
  events.listenTogether(
    ['created', 'placed', 'updated', 'edited', 'cancelled', 'expired', 'refunded', 'imported'].map(
      (one) => `order.${one}`,
    ),
    commerce.customers.onOrdersChanged,
  )
  events.listen('order.imported_deleted', commerce.customers.onOrderDeleted)
  events.listenTogether(returningFacts, commerce.backInStock.onReturned)
  events.listenTogether(priceFacts, commerce.wishLists.onPricesChanged)
  events.listenTogether(reviewedOrderFacts, commerce.reviews.onOrdersChanged)
  events.listen('fulfillment.updated', commerce.reviews.onFulfillmentChanged)
  events.listenTogether(['payment.changed'], commerce.customers.onPaymentsChanged)
  events.listenTogether(['member.created', 'member.updated'], commerce.customers.onMembersChanged)
  events.listenTogether(
    ['collection.changed', 'collection.deleted', 'category.moved'],
    search.followCollections,
  )
}
