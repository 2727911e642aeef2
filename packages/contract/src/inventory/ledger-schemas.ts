import { Guid, Maybe, OneOf, type Static, Text, Timestamp, Type } from '../kit/index.ts'
import { inventoryReasons } from '../vocabulary/index.ts'

/** Kinds of actors that change stock. */
export const stockActors = ['visitor', 'member', 'staff', 'api-key', 'plugin', 'system'] as const

/** One entry of the stock ledger: a quantity that moved, never altered afterwards. */
export const StockChange = Type.Object({
  /** Ascending number as text. */
  id: Type.String(),
  /** Entries that one call made share it. */
  batchId: Guid(),
  productId: Guid(),
  /** Absent when the product is gone. */
  productName: Type.Optional(Type.String()),
  /** All zeros for the only variant of a product. */
  variantId: Guid(),
  /** Absent for the default location. */
  locationId: Type.Optional(Guid()),
  locationName: Type.Optional(Type.String()),
  /** The names of the variant's choices, in the order of the options; empty for an only or a gone one. */
  choices: Type.Array(Type.String()),
  reason: OneOf(inventoryReasons),
  /** The change; negative for a decrease. */
  delta: Type.Integer(),
  before: Type.Integer(),
  after: Type.Integer(),
  /** Change of the number of preordered pieces; absent for none. */
  preordered: Type.Optional(Type.Integer()),
  actor: Type.Object({
    type: OneOf(stockActors),
    id: Type.String(),
    /** The current name of the staff member. */
    name: Type.Optional(Type.String()),
  }),
  requestId: Type.String(),
  at: Timestamp(),
  /** Id of the entry that this one reverts. */
  reverts: Type.Optional(Type.String()),
  /** Id of the entry that reverted this one. */
  revertedBy: Type.Optional(Type.String()),
})
export type StockChange = Static<typeof StockChange>

/** A filter of entries; all given conditions must be met. */
export const StockChangeFilter = Type.Object({
  productId: Maybe(Guid()),
  /** Together with `productId`; all zeros for the only variant. */
  variantId: Maybe(Guid()),
  locationId: Maybe(Guid()),
  batchId: Maybe(Guid()),
  reason: Maybe(OneOf(inventoryReasons)),
  /** The first moment that counts. */
  from: Maybe(Timestamp()),
  /** The last moment that counts. */
  to: Maybe(Timestamp()),
  /** Default 50, at most 100. */
  limit: Maybe(Type.Integer({ minimum: 1, maximum: 100 })),
  /** `next` of the page before. */
  cursor: Maybe(Text(0, 100)),
})

/**
 * What a reconciliation does with differences: reports them; sets the counters to the sums of the ledger; or
 * adds ledger entries that match the counters.
 */
export const reconciliationRepairs = ['NONE', 'COUNTERS', 'LEDGER'] as const
export type ReconciliationRepair = (typeof reconciliationRepairs)[number]

/** QUEUED → RUNNING → DONE or FAILED; CANCELLED from the first two. */
export const reconciliationStates = ['QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED'] as const
export type ReconciliationState = (typeof reconciliationStates)[number]

/** A variant whose counter differed from the sum of its entries. */
export const StockDifference = Type.Object({
  productId: Guid(),
  variantId: Guid(),
  /** The site's own id for the default location. */
  locationId: Guid(),
  counter: Type.Integer(),
  ledger: Type.Integer(),
  /** False when it was only reported, or when the ledger's sum is below zero without preorder. */
  repaired: Type.Boolean(),
})
export type StockDifference = Static<typeof StockDifference>

/** A comparison of counters with the ledger, with progress and findings. */
export const Reconciliation = Type.Object({
  id: Guid(),
  state: OneOf(reconciliationStates),
  repair: OneOf(reconciliationRepairs),
  /** Number of products at the request. */
  total: Type.Integer(),
  checked: Type.Integer(),
  /** Variants that differed. */
  found: Type.Integer(),
  repaired: Type.Integer(),
  /** The first 100 of them. */
  differences: Type.Array(StockDifference),
  /** Why it failed. */
  failure: Type.Optional(Type.String()),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
  finishedDate: Type.Optional(Timestamp()),
})
export type Reconciliation = Static<typeof Reconciliation>
