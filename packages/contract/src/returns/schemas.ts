import { Minor } from '../cart/estimate.ts'
import {
  Guid,
  MapOf,
  Nullable,
  Omittable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

/** A return offered by the shop, or the buyer’s right to withdraw from the contract. */
export const returnKinds = ['RETURN', 'WITHDRAWAL'] as const
export type ReturnKind = (typeof returnKinds)[number]

export const returnStates = [
  'REQUESTED',
  'AGREED',
  'DECLINED',
  'CANCELLED',
  'RECEIVED',
  'INSPECTED',
  'SETTLED',
] as const
export type ReturnState = (typeof returnStates)[number]

/** How a return ends: a refund, an exchange, or nothing that is booked here. */
export const settlementKinds = ['REFUND', 'EXCHANGE', 'NONE'] as const
export type SettlementKind = (typeof settlementKinds)[number]

/** Why no order can be made in exchange. */
export const exchangeRefusals = ['CURRENCY', 'REHEARSAL'] as const
export type ExchangeRefusal = (typeof exchangeRefusals)[number]

/** Why something cannot be returned. */
export const returnRefusals = [
  'SWITCHED_OFF',
  'ORDER_STATE',
  'NOT_SENT',
  'WINDOW_CLOSED',
  'EXCLUDED',
] as const
export type ReturnRefusal = (typeof returnRefusals)[number]

/** Reasons that have words in every language; others are the words of the shop. */
export const standardReasons = [
  'CHANGED_MIND',
  'DOES_NOT_FIT',
  'NOT_AS_DESCRIBED',
  'DAMAGED',
  'WRONG_ITEM',
  'OTHER',
] as const

export const MAX_RETURN_LINES = 300
export const MAX_EXCHANGED_LINES = 100
export const MAX_RETURN_REASONS = 20
export const MAX_EXCLUDED_PRODUCTS = 500

const Reason = () => Text(0, 100)
const Comment = () => Text(0, 1000)
const Pieces = () => Type.Integer({ minimum: 1, maximum: 100_000 })

export const ReturnLine = Type.Object({
  lineId: Guid(),
  /** The name at the purchase. */
  name: Type.String(),
  quantity: Type.Integer(),
  /** One of the standard reasons, or a custom one of the shop; empty if none was given. */
  reason: Type.String(),
  comment: Type.String(),
  /** The buyer's wish instead of a refund, as text; empty: a refund. */
  wish: Type.String(),
  /** Pieces that are sold again; null until they are inspected. */
  resell: Nullable(Type.Integer()),
})

export const ReturnEvent = Type.Object({
  kind: OneOf(returnStates),
  /** The kind of actor: `visitor`, `member`, `staff`, `api-key` or `system`. */
  actor: Type.String(),
  /** The message of the step, such as the reason of a refusal. */
  text: Type.String(),
  createdDate: Timestamp(),
})

/** A withdrawal declared by a buyer. */
export const Withdrawal = Type.Object({
  id: Guid(),
  /** Null where no order fits number and e-mail address. */
  returnId: Nullable(Guid()),
  orderNumber: Type.String(),
  name: Type.String(),
  email: Type.String(),
  /**
   * The subject of the withdrawal in the buyer's words; empty: the whole order, or the lines of the return.
   */
  statement: Type.String(),
  /** The text of the page and the button at the confirmation. */
  wording: Type.String(),
  /** Until when the buyer could withdraw; null where no order fits. */
  deadlineDate: Nullable(Timestamp()),
  late: Type.Boolean(),
  createdDate: Timestamp(),
})
export type Withdrawal = Static<typeof Withdrawal>

/** In minor units of the order’s currency. */
export const Settlement = Type.Object({
  kind: OneOf(settlementKinds),
  /** The amount returned as money or store credit; 0: nothing. */
  amount: Minor(),
  /** Deduction, for example for wear or for return shipping. */
  deduction: Minor(),
  /** The cost of delivery in the amount. */
  delivery: Minor(),
  refundId: Nullable(Guid()),
  /** Whether the member got store credit in place of money. */
  toStoreCredit: Type.Boolean(),
  /** The order of the goods in exchange; null: none was made. */
  order: Nullable(Type.Object({ id: Guid(), number: Type.String() })),
  /** The part of the returned goods' price that pays for that order. */
  credit: Minor(),
})
export type Settlement = Static<typeof Settlement>

/** Pieces of an order on their way back. */
export const Return = Type.Object({
  id: Guid(),
  /** Counted by site. */
  number: Type.String(),
  orderId: Guid(),
  orderNumber: Type.String(),
  revision: Type.Integer(),
  kind: OneOf(returnKinds),
  state: OneOf(returnStates),
  /** Empty where a withdrawal names its part of the order in words, until the merchant agrees. */
  lines: Type.Array(ReturnLine),
  /** Requested after the deadline. */
  late: Type.Boolean(),
  withdrawal: Nullable(Withdrawal),
  settlement: Nullable(Settlement),
  /** The events, the earliest first. */
  events: Type.Array(ReturnEvent),
  buyerName: Type.String(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type Return = Static<typeof Return>

export const NewReturnLines = Type.Array(
  Type.Object({
    lineId: Guid(),
    quantity: Pieces(),
    /** Buyers choose one of the shop’s reasons. */
    reason: Omittable(Reason()),
    comment: Omittable(Comment()),
    /** The buyer's wish instead of a refund, such as `size L`; absent: a refund. */
    wish: Omittable(Text(0, 200)),
  }),
  { minItems: 1, maxItems: MAX_RETURN_LINES },
)

export const ReturnPieces = () =>
  Type.Array(Type.Object({ lineId: Guid(), quantity: Pieces() }), {
    minItems: 1,
    maxItems: MAX_RETURN_LINES,
  })

export const ReturnSettings = Type.Object({
  /** Whether buyers may request returns; withdrawals are always possible. */
  active: Type.Boolean(),
  /** Days after the delivery in which buyers may request returns. */
  windowDays: Type.Integer({ minimum: 1, maximum: 3650 }),
  /** Days after the delivery in which buyers may withdraw; at least 14 by law. */
  withdrawalDays: Type.Integer({ minimum: 14, maximum: 3650 }),
  /** The reasons that buyers choose from: standard ones, or texts of the shop. */
  reasons: Type.Array(Text(1, 100), { maxItems: MAX_RETURN_REASONS }),
  /** The party that pays for the return delivery. */
  costPaidBy: OneOf(['BUYER', 'SHOP']),
  /** Default deduction from refunds, except for withdrawals; in minor units of the site’s currency. */
  returnFee: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  /** The address for returned goods, line by line. */
  address: Text(0, 500),
  /** Instructions for buyers, such as how to pack. */
  instructions: Text(0, 2000),
  /** Products that cannot be returned; withdrawals that name them wait for the merchant. */
  excludedProductIds: Type.Array(Guid(), { maxItems: MAX_EXCLUDED_PRODUCTS }),
})
export type ReturnSettings = Static<typeof ReturnSettings>

/** The items of an exchange. Prices in minor units of the order’s currency. */
export const Exchange = Type.Object({
  lines: Type.Array(
    Type.Object({
      productId: Guid(),
      /** Absent: the only variant, or the one that `options` choose. */
      variantId: Omittable(Guid()),
      options: Omittable(MapOf(Text(0, 500))),
      quantity: Pieces(),
      /**
       * Price of one piece; absent: the paid price of a returned piece of the same product with the same
       * price before discounts, otherwise the current price. Automatic discounts do not apply.
       */
      price: Omittable(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
    }),
    { minItems: 1, maxItems: MAX_EXCHANGED_LINES },
  ),
  /** Delivery price of these items for the buyer; default 0. */
  deliveryPrice: Omittable(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
})
export type Exchange = Static<typeof Exchange>

/** Preview of an exchange. */
export const ExchangePreview = Type.Object({
  /** Total of the new order. */
  total: Minor(),
  delivery: Minor(),
  /** The part of the returned goods' price that pays for it. */
  credit: Minor(),
  /** Amount the buyer has to pay; the rest is refunded as in `amount`. */
  due: Minor(),
  lines: Type.Array(
    Type.Object({
      name: Type.String(),
      quantity: Type.Integer(),
      unitPrice: Minor(),
      /** Pieces that can be sold now; null: any number. */
      available: Nullable(Type.Integer()),
      short: Type.Boolean(),
    }),
  ),
})
export type ExchangePreview = Static<typeof ExchangePreview>

/** The returns that are currently possible for an order. */
export const ReturnOptions = Type.Object({
  /** Why nothing can be returned; null: something can. */
  refusal: Nullable(OneOf(returnRefusals)),
  /** The last day for requests; null while nothing is sent. */
  untilDate: Nullable(Timestamp()),
  lines: Type.Array(
    Type.Object({
      lineId: Guid(),
      /** Pieces that were sent and are in no other return. */
      available: Type.Integer(),
      /** Why buyers cannot request returns; merchants can still record them. */
      refusal: Nullable(OneOf(returnRefusals)),
    }),
  ),
  reasons: Type.Array(Type.String()),
  costPaidBy: OneOf(['BUYER', 'SHOP']),
  /** In minor units of the order’s currency; 0 without one. */
  returnFee: Minor(),
  address: Type.String(),
  instructions: Type.String(),
})

/** The parts of an order that a buyer may withdraw from, and the deadline. */
export const WithdrawalOptions = Type.Object({
  /** The last moment; it moves on while goods are on their way. */
  deadlineDate: Timestamp(),
  /** Whether everything was sent; before that no withdrawal is late. */
  running: Type.Boolean(),
  late: Type.Boolean(),
  lines: Type.Array(Type.Object({ lineId: Guid(), available: Type.Integer() })),
})
