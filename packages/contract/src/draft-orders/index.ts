import { Estimate, Minor, Totals } from '../cart/estimate.ts'
import { IdempotencyKeyReused, ItemNotFoundInCatalog } from '../carts/errors.ts'
import { SoldGiftCardIsSpent } from '../gift-cards/errors.ts'
import { InvoiceIssued } from '../invoices/facts.ts'
import {
  DELETE,
  GET,
  Guid,
  InvalidFilter,
  Nullable,
  Omittable,
  OneOf,
  operation,
  PATCH,
  PagingMetadata,
  POST,
  Query,
  service,
  Text,
  Type,
} from '../kit/index.ts'
import {
  FullOutOfStock,
  InvalidRefundAmount,
  OrderNotFound,
  PartialOutOfStock,
} from '../orders/errors.ts'
import {
  OrderCreated,
  OrderEdited,
  OrderPlaced,
  OrderRefunded,
  OrderUpdated,
} from '../orders/facts.ts'
import { orderPaymentFacts, stockFacts } from '../orders/following-facts.ts'
import { Order } from '../orders/schemas.ts'
import { PaymentRequestCreated, PaymentRequestUpdated } from '../payment-requests/facts.ts'
import { PaymentRequest } from '../payment-requests/schemas.ts'
import {
  DraftOrderApplied,
  DraftOrderHasProblems,
  DraftOrderNotFound,
  DraftOrderRevisionConflict,
  DraftOrderTotalChanged,
  DraftQuantityTooLow,
  OrderCannotBeEdited,
  ProposalOutdated,
} from './errors.ts'
import {
  DraftOrderCommitted,
  DraftOrderCreated,
  DraftOrderDeleted,
  DraftOrderUpdated,
} from './facts.ts'
import { mergeOperations } from './merge.ts'
import {
  DraftEffect,
  DraftOrder,
  DraftOrderSummary,
  draftFields,
  OrderProposal,
} from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './query-fields.ts'
export * from './schemas.ts'

const byId = { id: Guid() }
const response = Type.Object({ draftOrder: DraftOrder })
const revision = Omittable(Type.Integer({ minimum: 1 }))
/** In minor units of the currency, as the merchant saw it last. */
const expectedTotal = Omittable(Type.Integer({ minimum: 0 }))
/** Whether the buyer gets a mail; default no. */
const notify = Omittable(Type.Boolean())
const reason = Omittable(Text(0, 200))

/** Orders that merchants write, and edits of orders. */
export const draftOrders = service({
  name: 'draft-orders',
  summary: 'Draft orders of merchants, and edits of orders',
  mounts: ['/vitrine/v1/draft-orders'],
  operations: {
    createDraftOrder: operation({
      route: POST(''),
      permission: 'admin',
      writes: true,
      summary: 'Create a draft of a new order, of an edit, or of a repeated order',
      description:
        'With `orderId` the draft edits this order; an order has one open draft, which is answered. With `copyOf` it has ' +
        'the buyer and the lines of an order, at present prices; what is no longer sold is left out. A repeated call with ' +
        'the same `Idempotency-Key` answers with the same draft. What edits an order expires 24 hours after the last change.',
      request: Type.Object({
        orderId: Omittable(Guid()),
        copyOf: Omittable(Guid()),
        ...draftFields,
      }),
      response: Type.Object({ draftOrder: DraftOrder, isNew: Type.Boolean() }),
      errors: [
        OrderNotFound,
        OrderCannotBeEdited,
        ItemNotFoundInCatalog,
        DraftQuantityTooLow,
        IdempotencyKeyReused,
      ],
      facts: [DraftOrderCreated, DraftOrderDeleted],
    }),
    queryDraftOrders: operation({
      route: POST('/query'),
      permission: 'admin',
      summary: 'Find draft orders, latest change first',
      description:
        'Filters by `id`, `orderId`, `memberId`, `status` and dates; `search` finds e-mail address, name and lines.',
      request: Type.Object({ query: Omittable(Query()), search: Omittable(Text(1, 100)) }),
      response: Type.Object({
        draftOrders: Type.Array(DraftOrderSummary),
        pagingMetadata: PagingMetadata,
      }),
      errors: [InvalidFilter],
    }),
    getDraftOrder: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read a draft order with its current totals',
      request: Type.Object(byId),
      response,
      errors: [DraftOrderNotFound],
    }),
    saveDraftOrder: operation({
      route: PATCH('/{id}'),
      permission: 'admin',
      writes: true,
      summary: 'Change a draft order; the order stays as it is',
      description:
        'Absent fields stay. Lines of the order keep what one piece costs and the discounts they were sold with; what is ' +
        'new costs what it costs now.',
      request: Type.Object({ ...byId, revision, ...draftFields }),
      response,
      errors: [
        DraftOrderNotFound,
        DraftOrderApplied,
        DraftOrderRevisionConflict,
        ItemNotFoundInCatalog,
        DraftQuantityTooLow,
      ],
      facts: [DraftOrderUpdated],
    }),
    previewDraftOrder: operation({
      route: POST('/{id}/preview'),
      permission: 'admin',
      summary: 'Preview the money, stock, mails and invoice of a draft order',
      description: 'Changes nothing. The trace has each step of the calculation.',
      request: Type.Object(byId),
      response: Type.Object({
        draftOrder: DraftOrder,
        before: Nullable(Totals),
        after: Totals,
        /** `after.total − before.total`. */
        difference: Minor(),
        /** Amount due afterwards; negative: refundable. */
        due: Minor(),
        effects: Type.Array(DraftEffect),
        trace: Estimate.properties.trace,
        verdicts: Estimate.properties.verdicts,
        /**
         * Codes of problems that prevent applying it: those of lines, `NO_LINES`, `DELIVERY_MISSING` or
         * `NOTHING_CHANGED`.
         */
        problems: Type.Array(Type.String()),
      }),
      errors: [DraftOrderNotFound, DraftOrderApplied],
    }),
    applyDraftOrder: operation({
      route: POST('/{id}/apply'),
      permission: 'admin',
      writes: 'own',
      summary: 'Apply the draft of an edit to its order',
      description:
        'In one transaction: lines, totals, the ledger and stock. With `expectedTotal` nothing is edited that costs ' +
        'something else. Applied again, it answers with the order as it is. An invoice is credited and issued anew.',
      request: Type.Object({
        ...byId,
        revision,
        expectedTotal,
        /** The handling of the difference; default: it stays due, or as a balance of the buyer. */
        settle: Omittable(OneOf(['BALANCE', 'REFUND', 'PAYMENT_REQUEST'])),
        /** Whether stock follows; default yes. */
        adjustStock: Omittable(Type.Boolean()),
        notify,
        reason,
      }),
      response: Type.Object({
        draftOrder: DraftOrder,
        order: Order,
        paymentRequest: Nullable(PaymentRequest),
        /** Refunded amount in minor units; 0: none. */
        refunded: Minor(),
      }),
      errors: [
        DraftOrderNotFound,
        DraftOrderRevisionConflict,
        DraftOrderTotalChanged,
        DraftOrderHasProblems,
        OrderCannotBeEdited,
        DraftQuantityTooLow,
        InvalidRefundAmount,
        SoldGiftCardIsSpent,
        FullOutOfStock,
        PartialOutOfStock,
      ],
      facts: [
        DraftOrderCommitted,
        InvoiceIssued,
        OrderEdited,
        OrderUpdated,
        OrderRefunded,
        PaymentRequestCreated,
        PaymentRequestUpdated,
        ...orderPaymentFacts,
      ],
    }),
    proposeDraftOrder: operation({
      route: POST('/{id}/propose'),
      permission: 'admin',
      writes: true,
      summary: 'Propose an edit to the buyer by mail; it is applied once the buyer agrees',
      description:
        'The link is good for 14 days, until the draft changes or is applied. Asked again, the mail is sent again.',
      request: Type.Object({ ...byId, revision, expectedTotal }),
      response,
      errors: [
        DraftOrderNotFound,
        DraftOrderApplied,
        DraftOrderRevisionConflict,
        DraftOrderTotalChanged,
        DraftOrderHasProblems,
      ],
      facts: [DraftOrderUpdated],
    }),
    getProposal: operation({
      route: GET('/proposals/{link}'),
      permission: 'anyone',
      callsPerMinute: 60,
      summary: 'Read the proposed edit of an order, by its link',
      request: Type.Object({ link: Text(1, 500) }),
      response: Type.Object({ proposal: OrderProposal }),
      errors: [DraftOrderNotFound],
    }),
    agreeToProposal: operation({
      route: POST('/proposals/{link}/agree'),
      permission: 'anyone',
      writes: 'own',
      callsPerMinute: 30,
      summary: 'Agree to a proposed edit; it is applied to the order',
      description:
        'With `expectedTotal` nothing is agreed to that costs something else. What is too much is paid back; what is due ' +
        'is asked for. A repeated call answers the same.',
      request: Type.Object({ link: Text(1, 500), expectedTotal }),
      response: Type.Object({ proposal: OrderProposal }),
      errors: [
        DraftOrderNotFound,
        ProposalOutdated,
        DraftOrderTotalChanged,
        DraftOrderHasProblems,
        OrderCannotBeEdited,
        DraftQuantityTooLow,
        SoldGiftCardIsSpent,
        FullOutOfStock,
        PartialOutOfStock,
      ],
      facts: [
        DraftOrderCommitted,
        InvoiceIssued,
        OrderEdited,
        OrderUpdated,
        OrderRefunded,
        PaymentRequestCreated,
        PaymentRequestUpdated,
        ...orderPaymentFacts,
      ],
    }),
    orderDraftOrder: operation({
      route: POST('/{id}/order'),
      permission: 'admin',
      writes: true,
      summary: 'Place the order of a draft: approved, and not paid',
      description:
        'Called again, it answers with the order that it made. With `requestPayment` the answer has the link by which the ' +
        'buyer pays; with `notify` the buyer gets it by mail.',
      request: Type.Object({
        ...byId,
        revision,
        expectedTotal,
        requestPayment: Omittable(Type.Boolean()),
        notify,
        reason,
      }),
      response: Type.Object({
        draftOrder: DraftOrder,
        order: Order,
        paymentRequest: Nullable(PaymentRequest),
      }),
      errors: [
        DraftOrderNotFound,
        DraftOrderRevisionConflict,
        DraftOrderTotalChanged,
        DraftOrderHasProblems,
        FullOutOfStock,
        PartialOutOfStock,
      ],
      facts: [
        DraftOrderCommitted,
        OrderCreated,
        OrderPlaced,
        OrderUpdated,
        PaymentRequestCreated,
        PaymentRequestUpdated,
        ...stockFacts,
      ],
    }),
    ...mergeOperations,
    deleteDraftOrder: operation({
      route: DELETE('/{id}'),
      permission: 'admin',
      writes: true,
      summary: 'Delete a draft order; its order stays as it is',
      request: Type.Object(byId),
      response: Type.Object({}),
      errors: [DraftOrderNotFound, DraftOrderApplied],
      facts: [DraftOrderDeleted],
    }),
  },
})
