import * as ecom from '@vitrine/contract/ecom'
import { type OrderTransactions, OrderV1 } from '@vitrine/contract/ecom'
import type { InvoiceMoment } from '@vitrine/contract/invoices'
import { toWire } from '@vitrine/contract/kit'
import { PublishedOrdersSettings } from '@vitrine/contract/orders-settings'
import type { MediaUrl } from '../../../areas/catalog/index.ts'
import type { InvoicesFeature } from '../../../areas/commerce/invoices/index.ts'
import type { Order, OrdersFeature, OrderView } from '../../../areas/commerce/orders/index.ts'
import type { SiteArea } from '../../../areas/site/compose.ts'
import {
  domainEvent,
  type StoredFact,
  type Translators,
  type WireEvent,
} from '../../../areas/site/events/index.ts'
import type { Tx } from '../../../platform/tx.ts'
import { encodeOrderV1 } from '../codec/order.ts'
import { encodeRefundV1, encodeTransactions } from '../codec/order-payments.ts'
import { amountsIn } from '../codec/order-shop.ts'
import { fulfillmentStatusOf, paymentStatusOf } from '../codec/order-statuses.ts'
import { encodeOrdersSettings } from '../codec/orders-settings.ts'

export interface OrderEventDeps {
  readonly invoices: Pick<InvoicesFeature, 'readSettings'>
  readonly sites: Pick<SiteArea['sites'], 'get'>
  readonly orders: Pick<OrdersFeature, 'viewAll'>
  readonly mediaUrl: MediaUrl
  shopOf(tx: Tx): Promise<{ readonly locale: string }>
}

const orderName = 'wix.ecom.v1.order'
const transactionsName = 'wix.ecom.v1.order_transactions'
const settingsName = 'wix.ecom.v1.orders_settings'

type StoredOrder = Pick<
  Order,
  'id' | 'state' | 'paymentState' | 'fulfillmentState' | 'archived' | 'seen'
>
type Body = Parameters<typeof domainEvent>[1]['body']

/** Facts of orders, payments and their settings as events of the published clients. */
export function orderTranslators(deps: OrderEventDeps): Translators {
  const orderEvents = orderEventsOf(deps)
  return {
    'order.created': async (tx, fact) =>
      orderEvents(tx, fact, (entity) => [['created', { createdEvent: { entity } }]]),
    'order.placed': async (tx, fact) =>
      orderEvents(tx, fact, (order) => [
        ['approved', { actionEvent: { body: { order } } }],
        ...(fact.before ? [] : fulfilled(order, null, fact.after as StoredOrder)),
      ]),
    'order.imported': async (tx, fact) =>
      orderEvents(tx, fact, (order) => [['imported', { actionEvent: { body: { order } } }]]),
    'order.imported_deleted': async (_tx, fact) => [
      domainEvent(fact, {
        entityFqdn: orderName,
        slug: 'imported_order_deleted',
        entityId: fact.entityId,
        body: { actionEvent: { body: { order: deletedOrder(fact.before as StoredNumber) } } },
      }),
    ],
    'order.updated': async (tx, fact) => orderEvents(tx, fact, () => []),
    'order.edited': async (tx, fact) =>
      orderEvents(tx, fact, (order, view) => [['committed', committed(order, view, fact)]]),
    'order.cancelled': async (tx, fact) =>
      orderEvents(tx, fact, (order, view) => [['canceled', canceled(order, view)]]),
    'order.expired': async (tx, fact) =>
      orderEvents(tx, fact, (order, view) =>
        (fact.after as StoredOrder).state === 'REJECTED'
          ? []
          : [['canceled', canceled(order, view)]],
      ),
    'order.refunded': async (tx, fact) => [
      ...(await refundEvents(deps, tx, fact)),
      ...(await orderEvents(tx, fact, () => [])),
    ],
    'payment.created': (tx, fact) => paymentEvents(deps, tx, fact),
    'payment.changed': (tx, fact) => paymentEvents(deps, tx, fact),
    'site.settings_changed': (tx, fact) => settingsEvents(deps, tx, fact),
    'invoice_settings.changed': (tx, fact) => settingsEvents(deps, tx, fact),
  }
}

type StoredNumber = Pick<Order, 'id' | 'number'>

/** The known data of a deleted order. */
const deletedOrder = ({ id, number }: StoredNumber) => ({
  id,
  number: String(number),
  imported: true,
})

/** An order for merchants, with the states of the time of the change; undefined if it is deleted. */
async function entityOf(
  { orders, mediaUrl, shopOf }: OrderEventDeps,
  tx: Tx,
  { after, entityId }: StoredFact,
) {
  const [view] = await orders.viewAll(tx, [entityId])
  if (!view) return undefined
  const { locale } = await shopOf(tx)
  const { state, paymentState, fulfillmentState, archived, seen } = after as StoredOrder
  const order = { ...view.order, state, paymentState, fulfillmentState, archived, seen }
  const encoded = encodeOrderV1({ locale, mediaUrl, isMerchant: true }, { ...view, order })
  return { view, entity: toWire(OrderV1, encoded) as object }
}

type EventChecks = readonly (readonly [slug: string, body: Body])[]

/** A new payment status first, then other events, and finally the update of the order. */
const orderEventsOf =
  (deps: OrderEventDeps) =>
  async (
    tx: Tx,
    fact: StoredFact,
    describe: (order: object, view: OrderView) => EventChecks,
  ): Promise<WireEvent[]> => {
    const found = await entityOf(deps, tx, fact)
    if (!found) return []
    const { entity, view } = found
    const [before, after] = [fact.before as StoredOrder | null, fact.after as StoredOrder]
    const previous = before && paymentStatusOf[before.paymentState]
    const isPaymentChanged = previous && previous !== paymentStatusOf[after.paymentState]
    const checks: EventChecks = [
      ...(isPaymentChanged ? [paymentStatusUpdated(entity, previous)] : []),
      ...describe(entity, view),
      ...(before ? fulfilled(entity, before, after) : []),
      ...(before ? [['updated', { updatedEvent: { currentEntity: entity } }] as const] : []),
    ]
    return checks.map(([slug, body]) =>
      domainEvent(fact, { entityFqdn: orderName, slug, entityId: fact.entityId, body }),
    )
  }

/** Any change of how much is sent; an order that needs no delivery is fulfilled when it is placed. */
function fulfilled(order: object, before: StoredOrder | null, after: StoredOrder): EventChecks {
  const previousFulfillmentStatus = fulfillmentStatusOf[before?.fulfillmentState ?? 'NONE']
  const newFulfillmentStatus = fulfillmentStatusOf[after.fulfillmentState]
  if (previousFulfillmentStatus === newFulfillmentStatus) return []
  const action = newFulfillmentStatus
  const body = { order, previousFulfillmentStatus, newFulfillmentStatus, action }
  return [['fulfilled', { actionEvent: { body } }]]
}

const paymentStatusUpdated = (order: object, previousPaymentStatus: string) =>
  ['payment_status_updated', { actionEvent: { body: { order, previousPaymentStatus } } }] as const

/** The merchant's choices when the order was canceled; an unpaid one returns to stock completely. */
function canceled(order: object, { activities }: OrderView): Body {
  const last = activities.findLast(({ kind }) => kind === 'CANCELLED' || kind === 'EXPIRED')
  const { restock, isMailed, reason } = last?.content ?? {}
  const body = {
    order,
    restockAllItems: last?.kind === 'EXPIRED' || restock === true,
    sendOrderCanceledEmail: isMailed === true,
    ...(typeof reason === 'string' && { customMessage: reason }),
  }
  return { actionEvent: { body } }
}

/** The changes of the draft. */
function committed(order: object, { activities }: OrderView, { at }: StoredFact): Body {
  const last = activities.findLast(({ kind }) => kind === 'EDITED')
  const changes = (last?.content.changes ?? []) as readonly Readonly<Record<string, unknown>>[]
  const lineItems = changes.flatMap(({ kind, lineId: lineItemId, ...change }): object[] => {
    if (kind === 'LINE_ADDED') return [{ lineItemId, lineItemAdded: true }]
    if (kind === 'LINE_REMOVED') return [{ lineItemId, lineItemRemoved: true }]
    const quantityBeforeChange = change.quantityBefore
    return kind === 'LINE_CHANGED' ? [{ lineItemId, changedDetails: { quantityBeforeChange } }] : []
  })
  const draftOrderId = last?.content.draftOrderId
  const body = { order, draftOrderId, changes: { lineItems }, commitDate: at }
  return { actionEvent: { body } }
}

interface Money {
  readonly view: OrderView
  readonly locale: string
  readonly orderTransactions: OrderTransactions
}

async function moneyOf(deps: OrderEventDeps, tx: Tx, orderId: string): Promise<Money | undefined> {
  const [view] = await deps.orders.viewAll(tx, [orderId])
  if (!view) return undefined
  const { locale } = await deps.shopOf(tx)
  return { view, locale, orderTransactions: encodeTransactions({ locale }, view) }
}

/** The older and the newer event have the same content. */
const transactionEvents = (
  fact: StoredFact,
  { orderTransactions }: Money,
  paymentIds: readonly string[],
  refundIds: readonly string[],
): WireEvent[] =>
  ['details_updated', 'updated'].map((slug) =>
    domainEvent(fact, {
      entityFqdn: transactionsName,
      slug,
      entityId: orderTransactions.orderId,
      body: {
        actionEvent: {
          body: {
            orderTransactions: toWire(ecom.OrderTransactions, orderTransactions),
            paymentIds,
            refundIds,
          },
        },
      },
    }),
  )

interface StoredPayment {
  readonly id: string
  readonly orderId: string
  readonly refunds?: readonly { readonly refundId: string }[]
}

async function paymentEvents(deps: OrderEventDeps, tx: Tx, fact: StoredFact): Promise<WireEvent[]> {
  const { id, orderId, refunds = [] } = fact.after as StoredPayment
  const money = await moneyOf(deps, tx, orderId)
  if (!money) return []
  const refundIds = refunds.map(({ refundId }) => refundId)
  return [
    ...transactionEvents(fact, money, [id], refundIds),
    ...refundIds.flatMap((refundId) => completedRefund(fact, money, refundId)),
  ]
}

/** A refund is completed when all of its payments are. */
function completedRefund(fact: StoredFact, money: Money, refundId: string): WireEvent[] {
  const { view, locale, orderTransactions } = money
  const refund = view.refunds.find(({ id }) => id === refundId)
  const isFinal = refund?.payments.every(({ state }) => state === 'DONE' || state === 'FAILED')
  if (!refund || !isFinal) return []
  const { order } = view
  const encoded = encodeRefundV1(amountsIn({ locale }, order.currency), order, refund)
  const body = {
    orderId: order.id,
    refund: toWire(ecom.PublishedRefund, encoded),
    sideEffects: {},
    orderTransactions: toWire(ecom.OrderTransactions, orderTransactions),
  }
  const slug = 'refund_completed'
  return [
    domainEvent(fact, {
      entityFqdn: transactionsName,
      slug,
      entityId: order.id,
      body: { actionEvent: { body } },
    }),
  ]
}

async function refundEvents(deps: OrderEventDeps, tx: Tx, fact: StoredFact): Promise<WireEvent[]> {
  const money = await moneyOf(deps, tx, fact.entityId)
  const refund = money?.view.refunds.at(-1)
  if (!money || !refund) return []
  const paymentIds = refund.payments.map(({ paymentId }) => paymentId)
  return transactionEvents(fact, money, paymentIds, [refund.id])
}

interface StoredSettings {
  readonly orders?: { readonly takeStock: 'ON_ORDER_PLACED' | 'ON_ORDER_PAID' }
  readonly issue?: InvoiceMoment
}

async function settingsEvents(
  { sites, invoices }: OrderEventDeps,
  tx: Tx,
  fact: StoredFact,
): Promise<WireEvent[]> {
  const [before, after] = [fact.before as StoredSettings, fact.after as StoredSettings]
  const takeStock = after.orders?.takeStock
  const isStock = takeStock !== undefined && before.orders?.takeStock !== takeStock
  const isInvoice = after.issue !== undefined && before.issue !== after.issue
  if (!isStock && !isInvoice) return []
  const date = new Date(fact.at)
  const stored = {
    takeStock: takeStock ?? (await sites.get(tx.siteId)).settings.orders.takeStock,
    issue: after.issue ?? (await invoices.readSettings(tx)).issue,
    createdDate: date,
    updatedDate: date,
  }
  const currentEntity = toWire(PublishedOrdersSettings, encodeOrdersSettings(stored)) as object
  const body = { updatedEvent: { currentEntity } }
  const { siteId: entityId } = tx
  return [domainEvent(fact, { entityFqdn: settingsName, slug: 'updated', entityId, body })]
}
