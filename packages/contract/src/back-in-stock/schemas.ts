import { Guid, Nullable, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'

export const backInStockStatuses = [
  'RECEIVED',
  'PROCESSING',
  'NOTIFICATION_SENT',
  'FAILED',
] as const
export type BackInStockStatus = (typeof backInStockStatuses)[number]

export const MAX_REQUESTS_DELETED_AT_ONCE = 100
/** Maximum number of open requests of one address. */
export const MAX_REQUESTS_OF_ADDRESS = 50

const item = {
  productId: Guid(),
  /** Null: any variant of the product. */
  variantId: Nullable(Guid()),
  /** The name of the product at the time of the request. */
  name: Type.String(),
  /** The choices of the variant, such as `Large, Blue`; empty where there are none. */
  choices: Type.String(),
}

/** A person who waits for a product. */
export const BackInStockRequest = Type.Object({
  id: Guid(),
  ...item,
  email: Type.String(),
  memberId: Nullable(Guid()),
  status: OneOf(backInStockStatuses),
  createdDate: Timestamp(),
  /** When the shop queued the mail, or another system notified the person. */
  notifiedDate: Nullable(Timestamp()),
})
export type BackInStockRequest = Static<typeof BackInStockRequest>

/** How many people wait for a product or one of its variants. */
export const AwaitedItem = Type.Object({
  ...item,
  count: Type.Integer(),
  /** The dates of the oldest and the latest request. */
  firstDate: Timestamp(),
  lastDate: Timestamp(),
})
export type AwaitedItem = Static<typeof AwaitedItem>
