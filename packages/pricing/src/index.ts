export { MAX_QUANTITY, MAX_SET_SIZE } from './check-snapshot.ts'
export { DEFAULT_DELIVERY_GROUP } from './delivery.ts'
export { normalizeCode } from './eligibility.ts'
export type * from './model.ts'
export { ENGINE_VERSION, price } from './price.ts'
export {
  type Refundable,
  type RefundPart,
  type RefundRequest,
  refundableParts,
  refundParts,
} from './refund.ts'
export { type Replay, replayTrace } from './replay.ts'
export { hashSnapshot } from './snapshot-hash.ts'
