import { inSavepoint } from '../../../../platform/savepoint.ts'
import type { Tx } from '../../../../platform/tx.ts'
import { itemIdOf } from '../../items/rules/item-id.ts'
import {
  BUCKETS,
  type ClaimResult,
  claimFromAll,
  claimFromOne,
  type DropMove,
} from '../store/claims.ts'

/** Releases the locks of buckets that turned out to be insufficient, before waiting for all of them. */
class TryAll extends Error {}

/**
 * Takes pieces of drops, all or none, and returns what is left of insufficient ones: first from one bucket
 * each, which waits for nobody, then from all.
 */
export async function claimDrops(
  tx: Tx,
  holderId: string,
  moves: readonly DropMove[],
): Promise<ClaimResult[]> {
  const start = Number.parseInt(holderId.at(-1) ?? '0', 16) % BUCKETS
  try {
    return await inSavepoint(tx, async () => {
      const results = await claimFromOne(tx, moves, start)
      if (results.every(({ isTaken }) => isTaken) || isShort(moves, results)) return results
      throw new TryAll()
    })
  } catch (error) {
    if (!(error instanceof TryAll)) throw error
    return claimFromAll(tx, moves)
  }
}

const isShort = (moves: readonly DropMove[], results: readonly ClaimResult[]) =>
  results.some(({ place, left }) => (left ?? 0) < (moves[place]?.quantity ?? 0))

/** The lines of each drop together. */
export function perDrop(lines: readonly DropMove[]): DropMove[] {
  const moves = new Map<string, DropMove>()
  for (const line of lines) {
    const id = itemIdOf(line)
    moves.set(id, { ...line, quantity: line.quantity + (moves.get(id)?.quantity ?? 0) })
  }
  return [...moves.values()]
}
