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

/** As the shop offers it, or the buyer’s right to withdraw from a contract. */
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

/** How a return ends: money back, other goods, or nothing that is booked here. */
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
  /** As it was bought. */
  name: Type.String(),
  quantity: Type.Integer(),
  /** One of the standard reasons, or the words of the shop; empty when none was given. */
  reason: Type.String(),
  comment: Type.String(),
  /** What the buyer would like instead, in words; empty: the money. */
  wish: Type.String(),
  /** Pieces that are sold again; null until they are inspected. */
  resell: Nullable(Type.Integer()),
})

export const ReturnEvent = Type.Object({
  kind: OneOf(returnStates),
  /** Who: `visitor`, `member`, `staff`, `api-key` or `system`. */
  actor: Type.String(),
  /** What was said with it, such as why it was declined. */
  text: Type.String(),
  createdDate: Timestamp(),
})

/** What a buyer has declared. */
export const Withdrawal = Type.Object({
  id: Guid(),
  /** Null where no order fits number and e-mail address. */
  returnId: Nullable(Guid()),
  orderNumber: Type.String(),
  name: Type.String(),
  email: Type.String(),
  /** What is withdrawn from, in the words of the buyer; empty: the whole order, or the lines of the return. */
  statement: Type.String(),
  /** What page and button said when it was confirmed. */
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
  /** What goes back as money or store credit; 0: nothing. */
  amount: Minor(),
  /** What was deducted from it, such as for wear or for the way back. */
  deduction: Minor(),
  /** The cost of delivery in the amount. */
  delivery: Minor(),
  refundId: Nullable(Guid()),
  /** Whether the member got store credit in place of money. */
  toStoreCredit: Type.Boolean(),
  /** The order of the goods in exchange; null: none was made. */
  order: Nullable(Type.Object({ id: Guid(), number: Type.String() })),
  /** What of the returned goods pays that order. */
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
  /** Asked for after the last day. */
  late: Type.Boolean(),
  withdrawal: Nullable(Withdrawal),
  settlement: Nullable(Settlement),
  /** What happened, the earliest first. */
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
    /** What the buyer would like instead, such as `size L`; absent: the money. */
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
  /** Whether buyers may ask; withdrawing is possible in any case. */
  active: Type.Boolean(),
  /** Days after the delivery in which buyers may ask. */
  windowDays: Type.Integer({ minimum: 1, maximum: 3650 }),
  /** Days after the delivery in which buyers may withdraw; the law asks for 14. */
  withdrawalDays: Type.Integer({ minimum: 14, maximum: 3650 }),
  /** What buyers choose from: standard reasons, or words of the shop. */
  reasons: Type.Array(Text(1, 100), { maxItems: MAX_RETURN_REASONS }),
  /** Who pays for the way back. */
  costPaidBy: OneOf(['BUYER', 'SHOP']),
  /** Proposed as deduction of what goes back, unless the buyer withdraws; in minor units of the site’s currency. */
  returnFee: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  /** Where goods go, line by line. */
  address: Text(0, 500),
  /** What buyers do, such as how to pack. */
  instructions: Text(0, 2000),
  /** Products that cannot be returned; withdrawals that name them wait for the merchant. */
  excludedProductIds: Type.Array(Guid(), { maxItems: MAX_EXCLUDED_PRODUCTS }),
})
export type ReturnSettings = Static<typeof ReturnSettings>

/** What the buyer gets in exchange. Prices in minor units of the order’s currency. */
export const Exchange = Type.Object({
  lines: Type.Array(
    Type.Object({
      productId: Guid(),
      /** Absent: the only variant, or the one that `options` choose. */
      variantId: Omittable(Guid()),
      options: Omittable(MapOf(Text(0, 500))),
      quantity: Pieces(),
      /**
       * One piece; absent: what was paid for a returned piece of the same product that cost as much before discounts, else
       * what it costs now. No automatic discount counts.
       */
      price: Omittable(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
    }),
    { minItems: 1, maxItems: MAX_EXCHANGED_LINES },
  ),
  /** What the delivery of these costs the buyer; default 0. */
  deliveryPrice: Omittable(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
})
export type Exchange = Static<typeof Exchange>

/** What an exchange would come to. */
export const ExchangePreview = Type.Object({
  /** Of the new order. */
  total: Minor(),
  delivery: Minor(),
  /** What of the returned goods pays it. */
  credit: Minor(),
  /** What the buyer is asked to pay; the rest goes back as `amount` says. */
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

/** What is possible with an order now. */
export const ReturnOptions = Type.Object({
  /** Why nothing can be returned; null: something can. */
  refusal: Nullable(OneOf(returnRefusals)),
  /** The last day on which the buyer may ask; null while nothing is sent. */
  untilDate: Nullable(Timestamp()),
  lines: Type.Array(
    Type.Object({
      lineId: Guid(),
      /** Pieces that were sent and are in no other return. */
      available: Type.Integer(),
      /** Why buyers cannot ask for them; merchants may record them all the same. */
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

/** What a buyer may withdraw from, and until when. */
export const WithdrawalOptions = Type.Object({
  /** The last moment; it moves on while goods are on their way. */
  deadlineDate: Timestamp(),
  /** Whether everything was sent; before that no withdrawal is late. */
  running: Type.Boolean(),
  late: Type.Boolean(),
  lines: Type.Array(Type.Object({ lineId: Guid(), available: Type.Integer() })),
})
