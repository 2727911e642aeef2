import { AddressWithContact, MAX_LINES, Quantity } from '../carts/index.ts'
import { Job } from '../jobs/schemas.ts'
import {
  Email,
  Guid,
  Maybe,
  OneOf,
  type Page,
  type Static,
  Text,
  Timestamp,
  Type,
} from '../kit/index.ts'
import { MAX_TAGS, OrderTag, orderStates } from '../orders/schemas.ts'
import { Reason } from '../reasons/index.ts'

/** `csv`: a table with a row for each line of an order. `jsonl`: one order a line, as JSON. An import reads both. */
export const orderFileFormats = ['csv', 'jsonl'] as const
export type OrderFileFormat = (typeof orderFileFormats)[number]

/** The payment state of an order without amounts. */
export const orderFilePayments = ['UNPAID', 'PAID', 'REFUNDED'] as const

/** Largest file that is accepted, in bytes: 1 GiB. */
export const MAX_ORDER_FILE_BYTES = 1024 ** 3

/** An amount in the main unit of the currency, such as `19.90`. */
const Amount = () => Type.String({ pattern: '^[0-9]{1,12}([.][0-9]{1,6})?$', maxLength: 20 })

/** One line of an order in a file. */
export const OrderFileItem = Type.Object({
  name: Text(1, 500),
  sku: Maybe(Text(0, 100)),
  quantity: Quantity(),
  /** Price of one piece. */
  price: Amount(),
  /** Off all pieces; 0 by default. */
  discount: Maybe(Amount()),
  /** Tax of all pieces; default: 0. */
  tax: Maybe(Amount()),
  /** A fraction: `0.19` is 19 %. */
  taxRate: Maybe(Type.String({ pattern: '^[0-9]([.][0-9]{1,8})?$' })),
  /** A product of this shop; absent if it no longer exists. */
  productId: Maybe(Guid()),
  variantId: Maybe(Guid()),
  /** Number of pieces sent; by default derived from the order's state. */
  sent: Maybe(Type.Integer({ minimum: 0, maximum: 100_000 })),
})
export type OrderFileItem = Static<typeof OrderFileItem>

/** One order in a file. An import computes nothing: products and prices are taken from the file. */
export const OrderFileLine = Type.Object({
  /** The order id in the system it comes from; an order is imported only once. */
  externalId: Text(1, 100),
  /** The number for the buyer; not necessarily unique. By default the next one of the shop. */
  number: Maybe(Type.String({ pattern: '^[1-9][0-9]{0,14}$' })),
  purchasedDate: Timestamp(),
  /** Placed by default; otherwise only cancelled orders are imported. */
  state: Maybe(OneOf(orderStates)),
  /** ISO 4217; the currency of the site by default. */
  currency: Maybe(Type.String({ pattern: '^[A-Z]{3}$' })),
  /** Default: the site's setting. */
  pricesIncludeTax: Maybe(Type.Boolean()),
  email: Maybe(Email()),
  /** Such as `de`; the site's by default. */
  language: Maybe(Type.String({ pattern: '^[a-z]{2}(-[A-Za-z]{2,4})?$' })),
  items: Type.Array(OrderFileItem, { minItems: 1, maxItems: MAX_LINES }),
  /** How it was delivered; absent: nothing was. */
  deliveryTitle: Maybe(Text(0, 200)),
  deliveryPrice: Maybe(Amount()),
  deliveryTax: Maybe(Amount()),
  /** Discount on the whole order, in addition to those of its lines. */
  discount: Maybe(Amount()),
  /** Tax of the whole order, instead of those of its lines and delivery. */
  tax: Maybe(Amount()),
  /** Must equal the sum of the parts. */
  total: Maybe(Amount()),
  paymentState: Maybe(OneOf(orderFilePayments)),
  /** By default derived from `paymentState`: everything or nothing. */
  paid: Maybe(Amount()),
  refunded: Maybe(Amount()),
  paymentMethod: Maybe(Text(0, 100)),
  /** Whether everything was sent; not by default. */
  sent: Maybe(Type.Boolean()),
  shipping: Maybe(AddressWithContact),
  billing: Maybe(AddressWithContact),
  note: Maybe(Text(0, 1000)),
  tags: Maybe(Type.Array(OrderTag(), { maxItems: MAX_TAGS })),
})
export type OrderFileLine = Static<typeof OrderFileLine>

/** An import of orders with its progress; `job` is stopped by the calls of jobs. */
export const OrderImport = Type.Object({
  /** The id of its job. */
  id: Guid(),
  fileName: Type.String(),
  format: OneOf(orderFileFormats),
  /** Imports nothing: the report contains the errors. */
  dryRun: Type.Boolean(),
  bytes: Type.Integer({ maximum: Number.MAX_SAFE_INTEGER }),
  /** Orders that were imported or, in a dry run, would be. */
  created: Type.Integer(),
  /** Orders that were imported before. */
  unchanged: Type.Integer(),
  /** Lines of the report so far. */
  reportCount: Type.Integer(),
  job: Job,
})
export type OrderImport = Static<typeof OrderImport>

/** ERROR: the order was not imported. WARNING: it was, with a part omitted. */
export const orderReportSeverities = ['ERROR', 'WARNING'] as const

/** A problem of one order. Never contains the value: reports outlive buyers. */
export const OrderReportRow = Type.Object({
  /** Line of the file in which the order begins; the header of a table is line 1. */
  line: Type.Integer(),
  /** Field of the JSON line; absent if the problem concerns the whole order. */
  field: Type.Optional(Type.String()),
  severity: OneOf(orderReportSeverities),
  reason: Type.String(),
  /** `reason` for readers of any language; absent where there is only the text. */
  cause: Type.Optional(Reason),
})
export type OrderReportRow = Static<typeof OrderReportRow>

export const OrderFile = Type.Unsafe<Page>({ description: 'The bytes of the file' })
