import { Minor } from '../cart/estimate.ts'
import { IdempotencyKeyReused, ItemNotFoundInCatalog } from '../carts/index.ts'
import { SoldGiftCardIsSpent } from '../gift-cards/errors.ts'
import {
  Email,
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
  OrderLineNotFound,
  OrderNotFound,
  PartialOutOfStock,
} from '../orders/errors.ts'
import { OrderCreated, OrderRefunded, OrderUpdated } from '../orders/facts.ts'
import { orderPaymentFacts, stockFacts } from '../orders/index.ts'
import { refundTargets } from '../orders/schemas.ts'
import { PaymentRequestCreated, PaymentRequestUpdated } from '../payment-requests/facts.ts'
import { StoreCreditNeedsMember } from '../store-credit/errors.ts'
import {
  ExchangeNotPossible,
  InvalidReturnQuantity,
  ReturnNotFound,
  ReturnNotPossible,
  ReturnStateUnsuitable,
} from './errors.ts'
import {
  ReturnAgreed,
  ReturnCancelled,
  ReturnDeclined,
  ReturnInspected,
  ReturnReceived,
  ReturnRequested,
  ReturnSettingsChanged,
  ReturnSettled,
  WithdrawalReceived,
} from './facts.ts'
import {
  Exchange,
  ExchangePreview,
  MAX_RETURN_LINES,
  NewReturnLines,
  Return,
  ReturnOptions,
  ReturnPieces,
  ReturnSettings,
  settlementKinds,
  Withdrawal,
  WithdrawalOptions,
} from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './query-fields.ts'
export * from './schemas.ts'

const byId = { id: Guid() }
/** The id of an order of the caller, or the link that mails have. */
const orderOfBuyer = { order: Text(1, 500) }
const response = Type.Object({ return: Return })
const changing = { permission: 'admin', writes: true, response } as const
/** Whether the buyer gets a mail; default no. */
const notify = Omittable(Type.Boolean())
const text = Omittable(Text(0, 1000))

const settlement = {
  ...byId,
  /** Default: `REFUND`. */
  kind: Omittable(OneOf(settlementKinds)),
  /** Deducted from the refund, in minor units; default 0. */
  deduction: Omittable(Type.Integer({ minimum: 0 })),
  /** Whether the cost of delivery goes back; default: when the whole order is withdrawn from. */
  refundDelivery: Omittable(Type.Boolean()),
  /** The target of the refund; by default the original payments. */
  to: Omittable(OneOf(refundTargets)),
  /** For `EXCHANGE`: the content of the new order. Absent: the exchange is only recorded. */
  exchange: Omittable(Exchange),
}

/** Returns of goods, and withdrawals from contracts. */
export const returns = service({
  name: 'returns',
  summary: 'Returns of goods, and withdrawals from contracts',
  mounts: ['/vitrine/v1/returns'],
  operations: {
    getOrderReturns: operation({
      route: GET('/orders/{order}'),
      permission: 'anyone',
      callsPerMinute: 120,
      summary: 'List the returns of an order, and what can still be returned',
      request: Type.Object(orderOfBuyer),
      response: Type.Object({
        returns: Type.Array(Return),
        options: ReturnOptions,
        withdrawal: WithdrawalOptions,
      }),
      errors: [OrderNotFound],
    }),
    requestReturn: operation({
      route: POST(''),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 30,
      summary: 'Request a return; one that a merchant records is approved at once',
      description:
        'Never more than was sent: pieces of another return cannot be returned again. A repeated call with the same ' +
        '`Idempotency-Key` asks for nothing again. Buyers keep to the shop’s reasons, products and days.',
      request: Type.Object({ ...orderOfBuyer, lines: NewReturnLines, notify }),
      response,
      errors: [
        OrderNotFound,
        OrderLineNotFound,
        InvalidReturnQuantity,
        ReturnNotPossible,
        IdempotencyKeyReused,
      ],
      facts: [ReturnRequested, ReturnAgreed, OrderUpdated],
    }),
    cancelReturn: operation({
      route: POST('/{id}/cancel'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 30,
      summary: 'Cancel a return before the goods have arrived',
      description: 'A cancelled return stays as it is when it is cancelled again.',
      request: Type.Object({ ...byId, ...orderOfBuyer }),
      response,
      errors: [OrderNotFound, ReturnNotFound, ReturnStateUnsuitable],
      facts: [ReturnCancelled, OrderUpdated],
    }),
    withdraw: operation({
      route: POST('/withdrawals'),
      permission: 'anyone',
      writes: true,
      callsPerMinute: 20,
      summary: 'Withdraw from a contract (Directive (EU) 2023/2673), without an account',
      description:
        'With an order’s id or link, or with its number and the e-mail address that was given with it. An unknown ' +
        'number or address is answered like a known one; it is stored for the merchant, and nobody is mailed. After the ' +
        'deadline it is recorded all the same, and marked as late.',
      request: Type.Object({
        order: Omittable(Text(1, 500)),
        /** Without `order`. */
        number: Omittable(Text(1, 50)),
        name: Text(1, 200),
        /** The address for the receipt. */
        email: Email(),
        /** With `order`; absent: everything that is not returned yet. */
        lines: Omittable(ReturnPieces()),
        /** A part of the order in words, where lines are not known. */
        statement: Omittable(Text(0, 2000)),
        /** The text of the page and the button. */
        wording: Text(1, 2000),
        /** The language of the buyer, such as `de`; default: that of the order. */
        language: Omittable(Type.String({ pattern: '^[a-z]{2}(-[A-Za-z]{2,4})?$' })),
      }),
      response: Type.Object({ receivedDate: Withdrawal.properties.createdDate }),
      errors: [OrderNotFound, OrderLineNotFound, InvalidReturnQuantity, IdempotencyKeyReused],
      facts: [ReturnRequested, ReturnAgreed, WithdrawalReceived, OrderUpdated],
    }),
    listWithdrawals: operation({
      route: GET('/withdrawals'),
      permission: 'admin',
      summary: 'List the latest 100 withdrawals that match no order',
      request: Type.Object({}),
      response: Type.Object({ withdrawals: Type.Array(Withdrawal) }),
    }),
    getReturnSettings: operation({
      route: GET('/settings'),
      permission: 'admin',
      summary: 'Read the return policy of the shop',
      request: Type.Object({}),
      response: Type.Object({ settings: ReturnSettings }),
    }),
    updateReturnSettings: operation({
      route: PATCH('/settings'),
      permission: 'admin',
      writes: true,
      summary: 'Change the return policy of the shop; absent fields stay',
      request: Type.Object({ settings: Type.Partial(ReturnSettings) }),
      response: Type.Object({ settings: ReturnSettings }),
      facts: [ReturnSettingsChanged],
    }),
    getReturn: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read a return with its history',
      request: Type.Object(byId),
      response,
      errors: [ReturnNotFound],
    }),
    queryReturns: operation({
      route: POST('/query'),
      permission: 'admin',
      summary: 'Find returns, newest first',
      description: 'Filters by `id`, `number`, `orderId`, `kind`, `state`, `late` and dates.',
      request: Type.Object({ query: Omittable(Query()) }),
      response: Type.Object({ returns: Type.Array(Return), pagingMetadata: PagingMetadata }),
      errors: [InvalidFilter],
    }),
    agreeReturn: operation({
      ...changing,
      route: POST('/{id}/agree'),
      summary: 'Approve a return; the mail has its number, the address and instructions',
      request: Type.Object({
        ...byId,
        /** Which pieces, where a withdrawal names them in words. */
        lines: Omittable(ReturnPieces()),
        text,
        notify,
      }),
      errors: [ReturnNotFound, ReturnStateUnsuitable, OrderLineNotFound, InvalidReturnQuantity],
      facts: [ReturnAgreed, OrderUpdated],
    }),
    declineReturn: operation({
      ...changing,
      route: POST('/{id}/decline'),
      summary: 'Decline a return; its pieces can be returned again',
      description: 'Not once pieces of it are sold again.',
      request: Type.Object({ ...byId, text, notify }),
      errors: [ReturnNotFound, ReturnStateUnsuitable],
      facts: [ReturnDeclined, OrderUpdated],
    }),
    receiveReturn: operation({
      ...changing,
      route: POST('/{id}/receive'),
      summary: 'Record that the goods have arrived',
      request: Type.Object({ ...byId, text }),
      errors: [ReturnNotFound, ReturnStateUnsuitable],
      facts: [ReturnReceived, OrderUpdated],
    }),
    inspectReturn: operation({
      ...changing,
      route: POST('/{id}/inspect'),
      summary: 'Set which pieces can be sold again; these return to stock',
      request: Type.Object({
        ...byId,
        /** Lines that are not named are not sold again. */
        lines: Type.Array(
          Type.Object({ lineId: Guid(), resell: Type.Integer({ minimum: 0, maximum: 100_000 }) }),
          { maxItems: MAX_RETURN_LINES },
        ),
        text,
      }),
      errors: [ReturnNotFound, ReturnStateUnsuitable, OrderLineNotFound, InvalidReturnQuantity],
      facts: [ReturnReceived, ReturnInspected, OrderUpdated, ...stockFacts],
    }),
    previewSettlement: operation({
      route: POST('/{id}/settlement'),
      permission: 'admin',
      summary: 'Preview a settlement: its refund, exchange and stock; changes nothing',
      request: Type.Object(settlement),
      response: Type.Object({
        /** Price paid for the pieces. */
        goods: Minor(),
        delivery: Minor(),
        deduction: Minor(),
        amount: Minor(),
        /** In the amount. */
        tax: Minor(),
        /** The part that the merchant refunds outside of the shop, because it was paid there. */
        byHand: Minor(),
        /** The part that the member gets as store credit. */
        asStoreCredit: Minor(),
        /** Number of refunded pieces, without those refunded before. */
        pieces: Type.Integer(),
        exchange: Nullable(ExchangePreview),
      }),
      errors: [
        ReturnNotFound,
        ReturnStateUnsuitable,
        InvalidRefundAmount,
        StoreCreditNeedsMember,
        ExchangeNotPossible,
        ItemNotFoundInCatalog,
      ],
    }),
    settleReturn: operation({
      ...changing,
      route: POST('/{id}/settle'),
      writes: 'own',
      summary: 'Settle a return: refund, exchange, or neither',
      description:
        'What goes back is what was paid for just these pieces, less the deduction. Allowed from the moment a return is ' +
        'agreed. A settled return stays as it is when it is settled again. An exchange makes a paid order of ' +
        'other goods, which takes their stock now: the returned goods pay for it, the buyer is asked for what it costs more, ' +
        'and what it costs less goes back. Sold out, nothing is written; `data.lines` says what by name.',
      request: Type.Object({ ...settlement, text, notify }),
      errors: [
        ReturnNotFound,
        ReturnStateUnsuitable,
        InvalidRefundAmount,
        SoldGiftCardIsSpent,
        StoreCreditNeedsMember,
        ExchangeNotPossible,
        ItemNotFoundInCatalog,
        FullOutOfStock,
        PartialOutOfStock,
      ],
      facts: [
        ReturnSettled,
        OrderCreated,
        OrderUpdated,
        OrderRefunded,
        PaymentRequestCreated,
        PaymentRequestUpdated,
        ...orderPaymentFacts,
      ],
    }),
  },
})
