import { CHANGE_DAYS, ChangesCursorInvalid } from '@vitrine/contract/changes'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/tx.ts'
import { type KeptFact, outbox, type Place } from '../../events/index.ts'

export interface FeedQuery {
  readonly after?: string | undefined
  readonly from?: Date | undefined
  readonly entities?: readonly string[] | undefined
  readonly limit: number
}

export interface FeedPage {
  readonly facts: readonly KeptFact[]
  readonly cursor: string
  readonly isEnd: boolean
  readonly isSettled: boolean
}

/** The changes after a cursor or a moment. */
export async function readChanges(tx: Tx, clock: Clock, query: FeedQuery): Promise<FeedPage> {
  const { entities, limit } = query
  let place = query.after ? openCursor(query.after) : await beginning(tx, clock, query.from)
  for (;;) {
    const read = await outbox.readOn(tx, place, { ...(entities && { entities }), limit })
    place = read.place
    if (read.facts.length > 0 || read.isEnd) {
      const { facts, isEnd, isSettled } = read
      return { facts, cursor: sealCursor(place), isEnd, isSettled }
    }
  }
}

function beginning(tx: Tx, clock: Clock, from: Date | undefined): Promise<Place> {
  if (!from) return outbox.placeNow(tx)
  const earliest = clock.after(tx.now, { days: -CHANGE_DAYS })
  return outbox.placeAt(tx, from > earliest ? from : earliest)
}

export const sealCursor = ({ fromTx, untilTx, seq }: Place) => `${fromTx}.${untilTx}.${seq}`

// Nothing in it is secret, and whoever changes one reads no more than they may: the feed is of their site.
export function openCursor(text: string): Place {
  const [fromTx, untilTx, seq, rest] = text.split('.')
  const isNumber = (part: string | undefined): part is string => /^\d{1,18}$/.test(part ?? '')
  if (isNumber(fromTx) && isNumber(untilTx) && isNumber(seq) && rest === undefined) {
    return { fromTx, untilTx, seq }
  }
  throw ChangesCursorInvalid({ field: 'after' })
}
