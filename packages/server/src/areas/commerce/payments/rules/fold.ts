import type { EventDetails, EventKind, Fold, PaymentEvent } from '../model/payment.ts'

/**
 * Folds the events of a payment. The result depends only on the set of events: not on their order, nor on repeated
 * deliveries. Received money counts regardless of other events.
 */
export function foldEvents(sent: readonly PaymentEvent[]): Fold {
  const events = distinct(sent)
  const has = (kind: EventKind) => events.some((event) => event.kind === kind)
  const sumOf = (kind: EventKind) =>
    events.reduce((sum, one) => sum + (one.kind === kind ? (one.amountMinor ?? 0) : 0), 0)
  const authorizedMinor = Math.max(
    0,
    ...events.map(({ kind, amountMinor }) => (kind === 'AUTHORIZED' ? (amountMinor ?? 0) : 0)),
  )
  const capturedMinor = sumOf('CAPTURED')
  return {
    state: stateOf(has, capturedMinor > 0),
    authorizedMinor,
    capturedMinor,
    ...statedOf(events),
    refundedMinor: refundedOf(events),
    creditedMinor: refundedOf(
      events.filter(({ details }) => details.toStoreCredit || details.toOrder),
    ),
    disputedMinor: sumOf('DISPUTED') - sumOf('DISPUTE_WON'),
    reference: latest(events, 'reference'),
    card: latest(events, 'card'),
    failure: latest(events, 'failure'),
  }
}

/** The state that a merchant set last for a recorded payment. */
function statedOf(
  events: readonly PaymentEvent[],
): Partial<Pick<Fold, 'state' | 'authorizedMinor' | 'capturedMinor'>> {
  const nthOf = ({ details }: PaymentEvent) => details.nth ?? 0
  const [last] = events
    .filter(({ kind }) => kind === 'STATED')
    .sort((one, other) => nthOf(other) - nthOf(one))
  const state = last?.details.stated
  if (!last || !state) return {}
  const amount = last.amountMinor ?? 0
  return {
    state,
    authorizedMinor: state === 'AUTHORIZED' ? amount : 0,
    capturedMinor: state === 'CAPTURED' ? amount : 0,
  }
}

/** A refund that came back after it was reported as paid does not count as refunded. */
function refundedOf(events: readonly PaymentEvent[]): number {
  const failed = new Set(
    events.flatMap(({ kind, details }) =>
      kind === 'REFUND_FAILED' ? (details.refundId ?? []) : [],
    ),
  )
  return events.reduce(
    (sum, { kind, amountMinor, details }) =>
      kind === 'REFUNDED' && !failed.has(details.refundId ?? '') ? sum + (amountMinor ?? 0) : sum,
    0,
  )
}

const distinct = (events: readonly PaymentEvent[]): PaymentEvent[] => [
  ...new Map(events.map((one) => [`${one.provider} ${one.account} ${one.id}`, one])).values(),
]

function stateOf(has: (kind: EventKind) => boolean, isCaptured: boolean): Fold['state'] {
  if (isCaptured || has('CAPTURED')) return 'CAPTURED'
  if (has('RELEASED')) return 'RELEASED'
  if (has('AUTHORIZED')) return 'AUTHORIZED'
  if (has('FAILED')) return 'FAILED'
  if (has('CANCELLED')) return 'CANCELLED'
  return has('PROCESSING') ? 'IN_REVIEW' : 'PENDING'
}

/** The value in the latest event that has it; at the same time, in the one with the greater id. */
function latest<K extends keyof EventDetails>(
  events: readonly PaymentEvent[],
  key: K,
): NonNullable<EventDetails[K]> | null {
  const withDetail = events.filter(({ details }) => details[key] !== undefined)
  const [last] = withDetail.sort(
    (a, b) => b.date.getTime() - a.date.getTime() || (a.id < b.id ? 1 : -1),
  )
  return (last?.details[key] ?? null) as NonNullable<EventDetails[K]> | null
}
