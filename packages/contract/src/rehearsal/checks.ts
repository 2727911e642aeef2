import { Guid, Nullable, OneOf, type Static, Timestamp, Type } from '../kit/index.ts'

/** Checks before a shop opens, in this order. */
export const launchChecks = [
  /** A card that pays at once. */
  'CARD',
  /** A card that is declined, then another. */
  'DECLINED',
  /** A card that requires 3-D Secure. */
  'ASKED',
  /** The bank's message arrives after the buyer has returned. */
  'LATE',
  /** The bank's message arrives twice. */
  'TWICE',
  /** A transfer, paid later. */
  'TRANSFER',
  'PART_REFUND',
  'REFUND',
  'CANCEL',
  /** The items of the checkout are sold to another buyer. */
  'SOLD_OUT',
  /** With a code of the shop. */
  'CODE',
  /** With the second way to get it. */
  'OTHER_DELIVERY',
] as const
export type LaunchCheckName = (typeof launchChecks)[number]

/** SKIPPED: the shop has nothing that it could be tried with. */
export const launchCheckStates = ['WAITING', 'PASSED', 'FAILED', 'SKIPPED'] as const

export const LaunchCheck = Type.Object({
  name: OneOf(launchChecks),
  state: OneOf(launchCheckStates),
  /** The code of the problem; null without one. */
  reason: Nullable(Type.String()),
  /** The rehearsed order, while it is there. */
  order: Nullable(Type.Object({ id: Guid(), number: Type.String() })),
  checkedDate: Nullable(Timestamp()),
})
export type LaunchCheck = Static<typeof LaunchCheck>
