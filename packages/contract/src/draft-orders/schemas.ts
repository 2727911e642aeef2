import { Estimate, Minor, PricedDelivery, TaxTotal, Totals } from '../cart/estimate.ts'
import { DescriptionLines, LineImage } from '../cart/schemas.ts'
import { AddressWithContact, MAX_LINES, MAX_QUANTITY } from '../carts/schemas.ts'
import {
  DecimalText,
  Email,
  Guid,
  MapOf,
  Maybe,
  Nullable,
  Omittable,
  OneOf,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'

/** Hours after its last change until the draft of an order is deleted. */
export const DRAFT_OF_ORDER_HOURS = 24
/** Days in which the buyer can accept a proposal. */
export const PROPOSAL_DAYS = 14
/** Maximum number of manual discounts, and of manual fees. */
export const MAX_DRAFT_DISCOUNTS = 100
export const MAX_DRAFT_FEES = 100
/** Maximum of a manual amount, in minor units. */
const MAX_DRAFT_AMOUNT = 1_000_000_000_000

const Given = (minimum = 0) => Type.Integer({ minimum, maximum: MAX_DRAFT_AMOUNT })

export const draftOrderStatuses = ['OPEN', 'APPLIED'] as const
export type DraftOrderStatus = (typeof draftOrderStatuses)[number]

/** Why an order cannot be edited. */
export const editRefusals = [
  'STATE',
  'REFUNDED',
  'IMPORTED',
  'CURRENCY',
  'PAYMENT_AUTHORIZED',
  'DISPUTED',
] as const
export type EditRefusal = (typeof editRefusals)[number]

/** Reasons why two orders cannot be merged. */
export const mergeRefusals = [
  ...editRefusals,
  'GIFT_CARDS',
  'SAME_ORDER',
  'BUYER',
  'ADDRESS',
  'DELIVERY',
  'TAX',
  'REHEARSAL',
  'SENT',
  'RETURNED',
  'SUBSCRIPTION',
  'PAYMENT_AWAITED',
  'EDIT_OPEN',
  'STOCK_HELD',
  'TOTAL',
] as const
export type MergeRefusal = (typeof mergeRefusals)[number]

/** An item that is in no catalog. */
export const DraftItem = Type.Object({
  name: Text(1, 200),
  /** One piece, in minor units of the currency. */
  price: Given(),
  /** Whether it has to be delivered; default yes. */
  shippable: Omittable(Type.Boolean()),
  sku: Maybe(Text(0, 40)),
  /** Default: as products that name none. */
  taxGroupId: Maybe(Text(1, 100)),
})

/** A line to save: an existing one by its id, a product, or a custom item. */
export const DraftLineToSave = Type.Object({
  /** Id of an existing line. */
  id: Omittable(Guid()),
  productId: Omittable(Guid()),
  /** Absent: the only variant, or the one that `options` choose. */
  variantId: Omittable(Guid()),
  options: Omittable(MapOf(Text(0, 500))),
  texts: Omittable(MapOf(Text(0, 5000))),
  item: Omittable(DraftItem),
  /** 0 removes a line of the order; it stays in the draft until this is applied. */
  quantity: Type.Integer({ minimum: 0, maximum: MAX_QUANTITY }),
  /** Price override per piece, in minor units; null: that of the catalog or the order. */
  price: Maybe(Given()),
  /** Why it costs something else, for colleagues. */
  priceReason: Omittable(Text(0, 200)),
})
export type DraftLineToSave = Static<typeof DraftLineToSave>

/** A manual discount: a percentage or an amount, on a line or on everything. */
export const DraftDiscount = Type.Object({
  id: Omittable(Guid()),
  /** The name for the buyer. */
  name: Text(1, 200),
  /** Such as `12.5`; without it `amount`. */
  percent: Maybe(DecimalText()),
  /** In minor units, at most the discounted sum. */
  amount: Maybe(Given(1)),
  /** Absent: of all lines. */
  lineId: Maybe(Guid()),
  /** Default yes. */
  applied: Omittable(Type.Boolean()),
})
export type DraftDiscount = Static<typeof DraftDiscount>

export const DraftFee = Type.Object({
  id: Omittable(Guid()),
  name: Text(1, 50),
  /** In minor units. */
  amount: Given(),
  /** Default yes. */
  applied: Omittable(Type.Boolean()),
})
export type DraftFee = Static<typeof DraftFee>

/** The delivery: an option of the shop, a custom one, or none. */
export const DraftDelivery = Type.Object({
  kind: OneOf(['OPTION', 'CUSTOM', 'NONE']),
  /** For `OPTION`. */
  optionId: Maybe(Text(1, 100)),
  /** For `CUSTOM`. */
  title: Maybe(Text(1, 250)),
  /** For `CUSTOM`, in minor units. */
  price: Maybe(Given()),
})
export type DraftDelivery = Static<typeof DraftDelivery>

/** Fields of a draft to save. Absent fields stay unchanged. */
export const draftFields = {
  /** The complete list of lines. */
  lines: Omittable(Type.Array(DraftLineToSave, { maxItems: MAX_LINES })),
  discounts: Omittable(Type.Array(DraftDiscount, { maxItems: MAX_DRAFT_DISCOUNTS })),
  fees: Omittable(Type.Array(DraftFee, { maxItems: MAX_DRAFT_FEES })),
  /** Ids of discounts and fees of the order, or of automatic discounts, that no longer count. */
  dropped: Omittable(Type.Array(Text(1, 100), { maxItems: 320 })),
  /** Null: as in the order, or none. */
  delivery: Maybe(DraftDelivery),
  memberId: Maybe(Guid()),
  email: Maybe(Email()),
  shipping: Maybe(AddressWithContact),
  billing: Maybe(AddressWithContact),
  /** The buyer's note. */
  note: Omittable(Text(0, 1000)),
  taxExempt: Omittable(Type.Boolean()),
  /** The language of mails; default: that of the order, or the shop’s. */
  language: Omittable(Type.String({ pattern: '^[a-z]{2}(-[A-Za-z]{2,4})?$' })),
}

/** A line of a draft with its current prices. Amounts in minor units. */
export const DraftLine = Type.Object({
  id: Guid(),
  kind: OneOf(['ORDER', 'CATALOG', 'ITEM']),
  productId: Nullable(Guid()),
  variantId: Nullable(Guid()),
  options: MapOf(Type.String()),
  texts: MapOf(Type.String()),
  name: Type.String(),
  descriptionLines: DescriptionLines,
  image: Nullable(LineImage),
  sku: Nullable(Type.String()),
  shippable: Type.Boolean(),
  /** 0: removed. */
  quantity: Type.Integer(),
  /** The quantity in the order; null for a new line. */
  quantityBefore: Nullable(Type.Integer()),
  /** Pieces that are sent, refunded or returned, and stay. */
  minQuantity: Type.Integer(),
  /** One piece before discounts. */
  price: Minor(),
  priceBefore: Nullable(Minor()),
  /** Whether the price was set manually. */
  isPriceSet: Type.Boolean(),
  priceReason: Type.String(),
  discount: Minor(),
  total: Minor(),
  /** How many can be sold in addition to those in the order; null: unlimited. */
  available: Nullable(Type.Integer()),
  /** `GONE`: no longer sold; `CHOICES`: its options or texts do not fit; `SHORT`: not so many are there. */
  problem: Nullable(OneOf(['GONE', 'CHOICES', 'SHORT'])),
})
export type DraftLine = Static<typeof DraftLine>

/** A discount or a fee of a draft, and whether it counts. */
const sources = ['ORDER', 'AUTOMATIC', 'CUSTOM'] as const

/** The effects of applying a draft. `kind` is the type; other fields depend on it. */
export const draftEffects = [
  'TO_PAY',
  'TO_PAY_BACK',
  'SAME_TOTAL',
  'STOCK_TAKEN',
  'STOCK_RETURNED',
  'GIFT_CARDS_ISSUED',
  'GIFT_CARDS_TAKEN_BACK',
  'INVOICE_REPLACED',
  'BUYER_HAS_NO_EMAIL',
] as const
export const DraftEffect = Type.Object({
  kind: OneOf(draftEffects),
  /** In minor units. */
  amount: Nullable(Minor()),
  /** The product's name. */
  name: Nullable(Type.String()),
  pieces: Nullable(Type.Integer()),
  /** The invoice's number. */
  number: Nullable(Type.String()),
})
export type DraftEffect = Static<typeof DraftEffect>

/** An edit that the buyer is asked to accept. */
export const OrderProposal = Type.Object({
  orderNumber: Type.String(),
  currency: Type.String(),
  exponent: Type.Integer(),
  /** `OUTDATED`: the shop has changed it since. */
  state: OneOf(['OPEN', 'AGREED', 'OUTDATED']),
  /** The new and the previous lines of the order; a quantity of 0 means absent. Amounts in minor units. */
  lines: Type.Array(
    Type.Object({
      id: Guid(),
      name: Type.String(),
      quantityBefore: Type.Integer(),
      quantity: Type.Integer(),
      total: Minor(),
    }),
  ),
  delivery: Type.Array(Type.Object({ title: Type.String(), total: Minor() })),
  totalBefore: Minor(),
  total: Minor(),
  /** Amount due after acceptance; negative: refunded. */
  due: Minor(),
  /** The request for the amount due, after acceptance. */
  paymentRequestId: Nullable(Guid()),
})
export type OrderProposal = Static<typeof OrderProposal>

/** An order before it is one, or one that is edited. Amounts in minor units of the currency. */
export const DraftOrder = Type.Object({
  id: Guid(),
  revision: Type.Integer(),
  status: OneOf(draftOrderStatuses),
  /** Whether it edits an order; else an order is made of it. */
  isEdit: Type.Boolean(),
  /** The order that it edits, or that was made of it. */
  orderId: Nullable(Guid()),
  orderNumber: Nullable(Type.String()),
  currency: Type.String(),
  exponent: Type.Integer(),
  pricesIncludeTax: Type.Boolean(),
  lines: Type.Array(DraftLine),
  discounts: Type.Array(
    Type.Object({
      id: Type.String(),
      source: OneOf(sources),
      name: Type.String(),
      code: Nullable(Type.String()),
      percent: Nullable(Type.String()),
      /** Current discount; if not applied, the maximum. */
      amount: Minor(),
      lineId: Nullable(Guid()),
      applied: Type.Boolean(),
    }),
  ),
  fees: Type.Array(
    Type.Object({
      id: Type.String(),
      source: OneOf(sources),
      name: Type.String(),
      amount: Minor(),
      applied: Type.Boolean(),
    }),
  ),
  /** The saved choice; null: that of the order, or none. */
  deliveryChoice: Nullable(DraftDelivery),
  delivery: Type.Array(PricedDelivery),
  /** Ways of the shop to deliver it; empty without an address, and where the order’s delivery stays. */
  deliveryOffers: Estimate.properties.deliveryOffers,
  taxes: Type.Array(TaxTotal),
  totals: Totals,
  /** The total of the current order; null for a new one. */
  totalBefore: Nullable(Minor()),
  memberId: Nullable(Guid()),
  email: Nullable(Type.String()),
  shipping: Nullable(AddressWithContact),
  billing: Nullable(AddressWithContact),
  note: Type.String(),
  taxExempt: Type.Boolean(),
  language: Nullable(Type.String()),
  /** Why it was applied, for colleagues. */
  reason: Type.String(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  /** When the buyer was asked to accept this version; null: not asked. */
  proposedDate: Nullable(Timestamp()),
  /** The page where the buyer accepts; null unless asked. */
  proposalUrl: Nullable(Type.String()),
  /** When a draft of an order expires; null: never. */
  expiresDate: Nullable(Timestamp()),
  appliedDate: Nullable(Timestamp()),
})
export type DraftOrder = Static<typeof DraftOrder>

/** A draft order in a list. */
export const DraftOrderSummary = Type.Object({
  id: Guid(),
  status: OneOf(draftOrderStatuses),
  isEdit: Type.Boolean(),
  orderId: Nullable(Guid()),
  orderNumber: Nullable(Type.String()),
  buyerName: Type.String(),
  email: Nullable(Type.String()),
  currency: Type.String(),
  exponent: Type.Integer(),
  /** When it was saved last. */
  total: Minor(),
  itemCount: Type.Integer(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
})
export type DraftOrderSummary = Static<typeof DraftOrderSummary>
