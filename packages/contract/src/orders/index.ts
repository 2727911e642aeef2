import { AbandonedCheckoutRecovered } from '../abandoned-checkouts/facts.ts'
import { Minor } from '../cart/estimate.ts'
import { AddressWithContact, IdempotencyKeyReused } from '../carts/index.ts'
import {
  CheckoutChanged,
  CheckoutCompleted,
  CheckoutIsComplete,
  CheckoutNotFound,
} from '../checkouts/index.ts'
import { CustomFieldTests, CustomFieldValuesToSave } from '../custom-fields/schemas.ts'
import { GiftCardNotRedeemed, SoldGiftCardIsSpent } from '../gift-cards/errors.ts'
import { GiftCardIssued, GiftCardUpdated } from '../gift-cards/facts.ts'
import {
  Email,
  GET,
  Guid,
  InvalidFilter,
  Maybe,
  Omittable,
  operation,
  PATCH,
  PagingMetadata,
  POST,
  Query,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import { PaymentRequestPaid, PaymentRequestVoided } from '../payment-requests/facts.ts'
import { PaymentProviderRefused, PaymentProviderUnavailable } from '../payments/errors.ts'
import { PaymentChanged, PaymentCreated } from '../payments/facts.ts'
import { CouponLimitPerCustomerExceeded, CouponUsageExceeded } from '../promotions/errors.ts'
import { StoreCreditNotSpent } from '../store-credit/errors.ts'
import { StoreCreditChanged } from '../store-credit/facts.ts'
import { SubscriptionCancelled, SubscriptionUpdated } from '../subscriptions/facts.ts'
import {
  CheckoutHasViolations,
  FullOutOfStock,
  OrderAlreadyPaid,
  OrderHasAuthorizedPayment,
  OrderNotFound,
  OrderRevisionConflict,
  OrderStateUnsuitable,
  PartialOutOfStock,
  PaymentMethodMissing,
  PaymentMethodUnavailable,
  PaymentNotAuthorized,
  PaymentNotFound,
  refundErrors,
  SiteNotAcceptingPayments,
} from './errors.ts'
import { OrderCancelled, OrderPlaced, OrderRefunded, OrderUpdated } from './facts.ts'
import { orderPaymentFacts, placingFacts, stockFacts } from './following-facts.ts'
import { moveOrderLines } from './move-lines.ts'
import {
  LedgerEntry,
  MAX_TAGS,
  Order,
  OrderSummary,
  OrderTag,
  PaymentStep,
  Refund,
  refundFields,
} from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export { orderPaymentFacts, stockFacts } from './following-facts.ts'
export * from './query-fields.ts'
export * from './schemas.ts'

/** The most orders that one call reads as a whole. */
const MAX_LISTED = 100
const byId = { id: Guid() }
const response = Type.Object({ order: Order })
const changing = { permission: 'admin', writes: true, response, facts: [OrderUpdated] } as const

/** Orders: placed by buyers, worked on by merchants. Visitors and members see their own. */
export const orders = service({
  name: 'orders',
  summary: 'Orders, their payments and refunds',
  mounts: ['/vitrine/v1/orders'],
  operations: {
    placeOrder: operation({
      route: POST(''),
      permission: 'anyone',
      writes: 'own',
      callsPerMinute: 120,
      summary: 'Order the items of a checkout',
      description:
        'One checkout gives at most one order, however often this is sent: a later call answers with the same order. ' +
        'With `expectedTotal` nothing is ordered that costs something else. The step says what the buyer does next: ' +
        'nothing, go to the page of a payment provider, or follow instructions.',
      request: Type.Object({
        checkoutId: Guid(),
        /** In minor units of the currency, as the buyer saw it last. */
        expectedTotal: Omittable(Type.Integer({ minimum: 0 })),
        /**
         * The amount due after gift cards and store credit that was last shown to the buyer, in minor units.
         */
        expectedDue: Omittable(Type.Integer({ minimum: 0 })),
        /** Needed where something is to be paid and more than one way is offered. */
        paymentMethodId: Omittable(Guid()),
        /**
         * The page of the shop that the provider’s page returns to; default: the home page. `{order}` in it is replaced
         * with the link of the order.
         */
        returnUrl: Omittable(Text(1, 2048)),
        /** The language of the buyer, such as `de`; default: the shop’s. */
        language: Omittable(Type.String({ pattern: '^[a-z]{2}(-[A-Za-z]{2,4})?$' })),
      }),
      response: Type.Object({ order: Order, step: PaymentStep }),
      errors: [
        CheckoutNotFound,
        CheckoutHasViolations,
        CheckoutChanged,
        FullOutOfStock,
        PartialOutOfStock,
        SiteNotAcceptingPayments,
        PaymentMethodMissing,
        PaymentMethodUnavailable,
        CouponUsageExceeded,
        CouponLimitPerCustomerExceeded,
        CheckoutIsComplete,
        GiftCardNotRedeemed,
        StoreCreditNotSpent,
      ],
      facts: placingFacts,
    }),
    payOrder: operation({
      route: POST('/{id}/pay'),
      permission: 'anyone',
      writes: 'own',
      callsPerMinute: 60,
      summary: 'Pay an order that awaits its payment, such as after a declined card',
      request: Type.Object({
        ...byId,
        paymentMethodId: Omittable(Guid()),
        returnUrl: Omittable(Text(1, 2048)),
      }),
      response: Type.Object({ order: Order, step: PaymentStep }),
      errors: [
        OrderNotFound,
        OrderStateUnsuitable,
        OrderAlreadyPaid,
        SiteNotAcceptingPayments,
        PaymentMethodMissing,
        PaymentMethodUnavailable,
      ],
      facts: [...orderPaymentFacts],
    }),
    getOrder: operation({
      route: GET('/{id}'),
      permission: 'anyone',
      summary: 'Read an order with its lines, payments and history',
      request: Type.Object(byId),
      response,
      errors: [OrderNotFound],
    }),
    moveOrderLines,
    listOrders: operation({
      route: POST('/list'),
      permission: 'admin',
      summary:
        'List orders by their ids, with their lines, such as for packing slips; unknown ones are left out',
      request: Type.Object({ ids: Type.Array(Guid(), { minItems: 1, maxItems: MAX_LISTED }) }),
      response: Type.Object({ orders: Type.Array(Order) }),
    }),
    getOrderByLink: operation({
      route: GET('/links/{link}'),
      permission: 'anyone',
      callsPerMinute: 60,
      summary: 'Read the order of a link, as mails have it, without signing in',
      request: Type.Object({ link: Text(1, 500) }),
      response,
      errors: [OrderNotFound],
    }),
    checkPayments: operation({
      route: POST('/links/{link}/payments/check'),
      permission: 'anyone',
      writes: 'own',
      callsPerMinute: 60,
      summary:
        'Check with providers the state of an order’s open payments, such as when a buyer returns',
      description:
        'Where a provider does not answer, the order is as it was; its message brings it up to date later.',
      request: Type.Object({ link: Text(1, 500) }),
      response,
      errors: [OrderNotFound],
      facts: [...orderPaymentFacts],
    }),
    queryOrders: operation({
      route: POST('/query'),
      permission: 'anyone',
      summary: 'Find orders, newest first; visitors and members get their own',
      description:
        'Filters by `number`, states, `channel`, `email`, `buyerName`, `memberId`, `total`, `currency`, `tag`, ' +
        '`productId`, `archived`, `seen`, `onHold`, `preorder` and dates; `search` finds number, e-mail address, name and products.',
      request: Type.Object({
        query: Omittable(Query()),
        search: Omittable(Text(1, 100)),
        /** Orders of rehearsals instead of real ones. Merchants only; default false. */
        rehearsal: Omittable(Type.Boolean()),
        /** By filterable custom fields of orders, which all have to match. Merchants only. */
        staffFields: Omittable(CustomFieldTests),
      }),
      response: Type.Object({
        orders: Type.Array(OrderSummary),
        pagingMetadata: PagingMetadata,
      }),
      errors: [InvalidFilter],
    }),
    updateOrder: operation({
      ...changing,
      route: PATCH('/{id}'),
      summary: 'Change contact, addresses, tags and hold, and whether it is archived or seen',
      description: 'Absent fields stay. What was bought and what it costs does not change.',
      request: Type.Object({
        ...byId,
        revision: Omittable(Type.Integer({ minimum: 1 })),
        email: Omittable(Email()),
        shipping: Maybe(AddressWithContact),
        billing: Maybe(AddressWithContact),
        tags: Omittable(Type.Array(OrderTag(), { maxItems: MAX_TAGS })),
        archived: Omittable(Type.Boolean()),
        seen: Omittable(Type.Boolean()),
        /** Keeps the order from being sent, with a reason for colleagues; null lets it go. */
        hold: Maybe(Type.Object({ reason: Text(0, 200) })),
        /** Values of custom fields of orders; null clears all. */
        staffFields: Maybe(CustomFieldValuesToSave),
      }),
      errors: [OrderNotFound, OrderRevisionConflict],
    }),
    addNote: operation({
      ...changing,
      route: POST('/{id}/notes'),
      summary: 'Add a note that only merchants see',
      request: Type.Object({ ...byId, text: Text(1, 5000) }),
      errors: [OrderNotFound],
    }),
    cancelOrder: operation({
      ...changing,
      route: POST('/{id}/cancel'),
      summary: 'Cancel an order',
      description:
        'Nothing is refunded by itself: refund what was paid, before or after. An authorized payment is released first. ' +
        'A cancelled order stays as it is when it is cancelled again.',
      request: Type.Object({
        ...byId,
        /** Whether the items return to stock. */
        restock: Omittable(Type.Boolean()),
        reason: Omittable(Text(0, 200)),
        /** Whether the buyer gets a mail; default no. */
        notify: Omittable(Type.Boolean()),
      }),
      errors: [OrderNotFound, OrderStateUnsuitable, OrderHasAuthorizedPayment, SoldGiftCardIsSpent],
      facts: [
        OrderUpdated,
        OrderCancelled,
        PaymentChanged,
        PaymentRequestVoided,
        SubscriptionUpdated,
        SubscriptionCancelled,
        GiftCardUpdated,
        StoreCreditChanged,
        ...stockFacts,
      ],
    }),
    recordPayment: operation({
      ...changing,
      route: POST('/{id}/payments'),
      summary: 'Record received money, such as a bank transfer or cash',
      description:
        'Without an amount everything that is due. More than that is recorded, and the order is overpaid.',
      request: Type.Object({
        ...byId,
        /** In minor units of the order’s currency. */
        amount: Omittable(Type.Integer({ minimum: 1 })),
        /** How it was paid; default: as the order was to be paid. */
        name: Omittable(Text(1, 100)),
        /** The reference text of the bank statement. */
        reference: Omittable(Text(1, 200)),
      }),
      errors: [OrderNotFound, OrderStateUnsuitable, OrderAlreadyPaid, IdempotencyKeyReused],
      facts: [
        OrderUpdated,
        OrderPlaced,
        PaymentCreated,
        PaymentChanged,
        GiftCardIssued,
        PaymentRequestPaid,
        SubscriptionUpdated,
        CheckoutCompleted,
        AbandonedCheckoutRecovered,
        ...stockFacts,
      ],
    }),
    capturePayment: operation({
      ...changing,
      route: POST('/{id}/payments/{paymentId}/capture'),
      writes: 'own',
      summary: 'Capture an authorized payment',
      request: Type.Object({ ...byId, paymentId: Guid() }),
      errors: [
        OrderNotFound,
        PaymentNotFound,
        PaymentNotAuthorized,
        PaymentProviderRefused,
        PaymentProviderUnavailable,
      ],
      facts: [
        OrderUpdated,
        OrderPlaced,
        PaymentChanged,
        GiftCardIssued,
        PaymentRequestPaid,
        SubscriptionUpdated,
        AbandonedCheckoutRecovered,
      ],
    }),
    releasePayment: operation({
      ...changing,
      route: POST('/{id}/payments/{paymentId}/release'),
      writes: 'own',
      summary: 'Release an authorized payment; nothing is charged',
      request: Type.Object({ ...byId, paymentId: Guid() }),
      errors: [
        OrderNotFound,
        PaymentNotFound,
        PaymentNotAuthorized,
        PaymentProviderRefused,
        PaymentProviderUnavailable,
      ],
      facts: [OrderUpdated, PaymentChanged],
    }),
    previewRefund: operation({
      route: POST('/{id}/refunds/preview'),
      permission: 'admin',
      summary: 'Preview a refund: its amount, the payments that return it, and what is left',
      request: Type.Object({ ...byId, ...refundFields }),
      response: Type.Object({
        amount: Minor(),
        tax: Minor(),
        payments: Refund.properties.payments,
        /** The amount that is still refundable afterwards. */
        left: Minor(),
      }),
      errors: refundErrors,
    }),
    refundOrder: operation({
      ...changing,
      route: POST('/{id}/refunds'),
      writes: 'own',
      summary: 'Refund lines, deliveries or any amount',
      description:
        'Money that was paid outside of the shop is paid back outside of it: the refund is recorded. A repeated call ' +
        'with the same `Idempotency-Key` pays nothing again.',
      request: Type.Object({
        ...byId,
        ...refundFields,
        /** Whether the buyer gets a mail; default no. */
        notify: Omittable(Type.Boolean()),
      }),
      response: Type.Object({ order: Order, refund: Refund }),
      errors: [...refundErrors, SoldGiftCardIsSpent, IdempotencyKeyReused],
      facts: [
        OrderUpdated,
        OrderRefunded,
        PaymentChanged,
        GiftCardUpdated,
        StoreCreditChanged,
        ...stockFacts,
      ],
    }),
    listLedger: operation({
      route: GET('/{id}/ledger'),
      permission: 'admin',
      summary: 'List the entries of an order in the money ledger, earliest first',
      request: Type.Object(byId),
      response: Type.Object({ entries: Type.Array(LedgerEntry) }),
      errors: [OrderNotFound],
    }),
  },
})
