import { CHANGE_DAYS, ChangesCursorInvalid } from '@vitrine/contract/changes'
import type { Clock } from '../../../../platform/clock.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { type LedgerPosition, outbox, type StoredFact } from '../../events/index.ts'
import { namesAbout } from '../rules/declared-facts.ts'

export interface FeedQuery {
  readonly after?: string | undefined
  readonly from?: Date | undefined
  readonly entities?: readonly string[] | undefined
  readonly limit: number
}

export interface FeedPage {
  readonly facts: readonly StoredFact[]
  readonly cursor: string
  readonly isEnd: boolean
  readonly isSettled: boolean
}

/** The changes after a cursor or a moment. */
export async function readChanges(tx: Tx, clock: Clock, query: FeedQuery): Promise<FeedPage> {
  const { entities, limit } = query
  const earliest = clock.after(clock.now(), { days: -CHANGE_DAYS })
  let position = query.after
    ? openCursor(query.after, earliest)
    : await startPosition(tx, query.from, earliest)
  for (;;) {
    const batch = await outbox.readNext(tx, position, {
      ...(entities && { entities, alsoNames: namesAbout(entities) }),
      limit,
    })
    position = batch.position
    if (batch.facts.length > 0 || batch.isEnd) {
      const { facts, isEnd, isSettled } = batch
      return { facts, cursor: sealCursor(position, clock.now()), isEnd, isSettled }
    }
  }
}

function startPosition(tx: Tx, from: Date | undefined, earliest: Date): Promise<LedgerPosition> {
  if (!from) return outbox.currentPosition(tx)
  return outbox.positionAt(tx, from > earliest ? from : earliest)
}

/** A position as text, with the moment at which everything before it had been read. */
export const sealCursor = ({ fromTx, untilTx, seq }: LedgerPosition, at: Date) =>
  `${fromTx}.${untilTx}.${seq}.${Math.floor(at.getTime() / 1000)}`

/**
 * The position of a cursor within the retention period: facts after an older one may be deleted, and
 * would be skipped silently.
 */
// A cursor contains no secret, and a modified one gives no further access: the feed is limited to the site.
export function openCursor(text: string, earliest: Date): LedgerPosition {
  const [fromTx, untilTx, seq, at, rest] = text.split('.')
  const isNumber = (part: string | undefined): part is string => /^\d{1,18}$/.test(part ?? '')
  const isWhole = [fromTx, untilTx, seq, at].every(isNumber) && rest === undefined
  if (!isWhole || Number(at) * 1000 < earliest.getTime()) {
    throw ChangesCursorInvalid({ field: 'after' })
  }
  return { fromTx, untilTx, seq } as LedgerPosition
}
