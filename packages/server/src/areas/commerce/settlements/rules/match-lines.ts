import type { BookedMovement, FileLine, MatchedLine } from '../model.ts'

/** Kinds of lines that the shop should have booked. */
const movements: ReadonlySet<string> = new Set(['PAYMENT', 'REFUND', 'DISPUTE'])

/** Suffixes of our payment events after the provider's id of a payment, a refund or a dispute. */
const suffixes = ['captured', 'paid', 'done', 'sent', 'opened', 'won', 'chargeback'] as const

/** The ids of events that a line may be booked by. */
export const eventIdsOf = ({ ids }: Pick<FileLine, 'ids'>): string[] =>
  ids.flatMap((id) => [id, ...suffixes.map((suffix) => `${id}:${suffix}`)])

/** Finds the booked event of each line. */
export function matchLines(
  lines: readonly FileLine[],
  booked: readonly BookedMovement[],
): MatchedLine[] {
  const found = new Map<string, BookedMovement>()
  for (const one of booked) {
    const own = one.kind === 'PAYMENT' ? one.paymentId : one.refundId
    for (const id of [one.eventId, own]) if (id) found.set(`${one.kind} ${id}`, one)
  }
  return lines.map((line) => {
    const nothing = { expectedMinor: null, orderId: null, eventId: null }
    if (!movements.has(line.kind)) return { ...line, ...nothing, match: 'NONE' }
    // A chargeback and its reversal have the same id and two events.
    const candidates = eventIdsOf(line).flatMap((id) => found.get(`${line.kind} ${id}`) ?? [])
    const movement = candidates.find((one) => one.amountMinor === line.amountMinor) ?? candidates[0]
    if (!movement) return { ...line, ...nothing, match: 'NOT_IN_SHOP' }
    const { amountMinor, currency, orderId, eventId } = movement
    const isSame = amountMinor === line.amountMinor && currency === line.amountCurrency
    return {
      ...line,
      match: isSame ? 'MATCHED' : 'AMOUNT_DIFFERS',
      expectedMinor: amountMinor,
      orderId,
      eventId,
    }
  })
}
