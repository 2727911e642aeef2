import { CHANGE_DAYS, ChangesCursorInvalid } from '@vitrine/contract/changes'
import type { Clock } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/tx.ts'
import { type KeptFact, outbox, type Place } from '../../events/index.ts'
import { namesAbout } from '../rules/declared-facts.ts'

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
  const earliest = clock.after(clock.now(), { days: -CHANGE_DAYS })
  let place = query.after
    ? openCursor(query.after, earliest)
    : await beginning(tx, query.from, earliest)
  for (;;) {
    const read = await outbox.readOn(tx, place, {
      ...(entities && { entities, alsoNames: namesAbout(entities) }),
      limit,
    })
    place = read.place
    if (read.facts.length > 0 || read.isEnd) {
      const { facts, isEnd, isSettled } = read
      return { facts, cursor: sealCursor(place, clock.now()), isEnd, isSettled }
    }
  }
}

function beginning(tx: Tx, from: Date | undefined, earliest: Date): Promise<Place> {
  if (!from) return outbox.placeNow(tx)
  return outbox.placeAt(tx, from > earliest ? from : earliest)
}

/** A place as text, with the moment at which everything before it had been read. */
export const sealCursor = ({ fromTx, untilTx, seq }: Place, at: Date) =>
  `${fromTx}.${untilTx}.${seq}.${Math.floor(at.getTime() / 1000)}`

/**
 * The place of a cursor that is not older than what is kept: what came after an older one may be gone, and
 * would be left out without a word.
 */
// Nothing in it is secret, and whoever changes one reads no more than they may: the feed is of their site.
export function openCursor(text: string, earliest: Date): Place {
  const [fromTx, untilTx, seq, at, rest] = text.split('.')
  const isNumber = (part: string | undefined): part is string => /^\d{1,18}$/.test(part ?? '')
  const isWhole = [fromTx, untilTx, seq, at].every(isNumber) && rest === undefined
  if (!isWhole || Number(at) * 1000 < earliest.getTime()) {
    throw ChangesCursorInvalid({ field: 'after' })
  }
  return { fromTx, untilTx, seq } as Place
}
