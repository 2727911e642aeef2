import { Minor } from '../cart/estimate.ts'
import { GiftCardUpdated } from '../gift-cards/facts.ts'
import { InvoiceIssued } from '../invoices/facts.ts'
import { GET, Guid, Omittable, operation, POST, Type } from '../kit/index.ts'
import { OrderNotFound } from '../orders/errors.ts'
import { OrderCancelled, OrderEdited, OrderRefunded, OrderUpdated } from '../orders/facts.ts'
import { Order, OrderSummary } from '../orders/schemas.ts'
import { PaymentRequestVoided } from '../payment-requests/facts.ts'
import { PaymentChanged, PaymentCreated } from '../payments/facts.ts'
import { StoreCreditChanged } from '../store-credit/facts.ts'
import { OrdersNotMergeable } from './errors.ts'

const merge = {
  /** The order that stays. */
  orderId: Guid(),
  /** The order that is merged into the other: its lines and payments move. */
  fromId: Guid(),
  /** Whether its delivery is refunded to the original payments. Default no. */
  refundDelivery: Omittable(Type.Boolean()),
}

/** Operations for merging two orders of one buyer. */
export const mergeOperations = {
  listMergeableOrders: operation({
    route: GET('/merge/{orderId}'),
    permission: 'admin',
    summary: 'List other unsent orders of the same buyer to the same address',
    request: Type.Object({ orderId: Guid() }),
    response: Type.Object({
      orders: Type.Array(
        Type.Object({ id: Guid(), number: Type.String(), total: OrderSummary.properties.total }),
      ),
    }),
    errors: [OrderNotFound],
  }),
  previewMerge: operation({
    route: POST('/merge/preview'),
    permission: 'admin',
    summary: 'Preview the money and documents of a merge of two orders; changes nothing',
    request: Type.Object(merge),
    response: Type.Object({
      /** Total of the remaining order, before and after. */
      totalBefore: Minor(),
      total: Minor(),
      /** The cost of delivery after merging. */
      delivery: Minor(),
      /**
       * Payments of the merged order: the part that pays the other order, and the part refunded to the
       * original payments.
       */
      moved: Minor(),
      paidBack: Minor(),
      /** Amount due; negative if overpaid before. */
      due: Minor(),
      /** Pieces that change their order. */
      pieces: Type.Integer(),
      /** Numbers of credited invoices; the invoice of the remaining order is issued again. */
      invoices: Type.Array(Type.String()),
    }),
    errors: [OrderNotFound, OrdersNotMergeable],
  }),
  mergeOrders: operation({
    route: POST('/merge'),
    permission: 'admin',
    writes: 'own',
    summary: 'Merge two orders of the same buyer',
    description:
      'Both are placed, and nothing of them is sent, refunded or returned. In one transaction the lines of the second ' +
      'become those of the first for what they were sold for, what was paid for it pays the first, and it is cancelled. ' +
      'No stock moves. Called again, it answers with the order that stayed. `data.reasons` says what stands in the way.',
    request: Type.Object({
      ...merge,
      /** In minor units of the currency, as the merchant saw it last. */
      expectedTotal: Omittable(Type.Integer({ minimum: 0 })),
      /** Whether the buyer gets a mail; default no. */
      notify: Omittable(Type.Boolean()),
    }),
    response: Type.Object({ order: Order }),
    errors: [OrderNotFound, OrdersNotMergeable],
    facts: [
      InvoiceIssued,
      OrderEdited,
      OrderUpdated,
      OrderCancelled,
      OrderRefunded,
      PaymentCreated,
      PaymentChanged,
      PaymentRequestVoided,
      GiftCardUpdated,
      StoreCreditChanged,
    ],
  }),
}
