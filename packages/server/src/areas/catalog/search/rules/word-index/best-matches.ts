import type { RankedWalk } from '../../../shared/model/search-index.ts'
import type { Segment } from './segment.ts'

/** A match: its rank, and the number of its product, which decides between equal ranks. */
export interface Match {
  readonly rank: number
  readonly numericId: number
  readonly segment: Segment
  readonly document: number
}

type Place = Pick<Match, 'rank' | 'numericId'>

const isBetter = (one: Place, other: Place): boolean =>
  one.rank > other.rank || (one.rank === other.rank && one.numericId > other.numericId)

const reversed = <Of extends Place>(match: Of): Of => ({
  ...match,
  rank: -match.rank,
  numericId: -match.numericId,
})

/**
 * Collects the best of many matches in a heap with the worst at the top. With a cursor those that follow it;
 * backwards the worst ones before it, nearest first.
 */
export function createBestMatches(max: number, walk?: RankedWalk) {
  const heap: Match[] = []
  const isBackwards = walk?.backwards ?? false
  const sign = isBackwards ? -1 : 1
  const place = walk?.place && (isBackwards ? reversed(walk.place) : walk.place)
  const isBeyond = (rank: number, numericId: number): boolean => {
    if (!place) return true
    if (rank !== place.rank) return rank < place.rank
    return numericId < place.numericId || (walk.inclusive && numericId === place.numericId)
  }
  return {
    /** Whether a match would be among the best; called first to avoid allocations. */
    takes(itsRank: number, itsNumber: number): boolean {
      const [rank, numericId] = [itsRank * sign, itsNumber * sign]
      if (!isBeyond(rank, numericId)) return false
      const worst = heap[0]
      if (heap.length < max || !worst) return max > 0
      return rank > worst.rank || (rank === worst.rank && numericId > worst.numericId)
    },
    add(match: Match): void {
      const own = isBackwards ? reversed(match) : match
      if (heap.length < max) {
        heap.push(own)
        rise(heap)
      } else {
        heap[0] = own
        sink(heap)
      }
    },
    /** The best first, or the nearest. */
    sorted(): Match[] {
      const all = heap.toSorted(
        (one, other) => other.rank - one.rank || other.numericId - one.numericId,
      )
      return isBackwards ? all.map(reversed) : all
    },
  }
}

function rise(heap: Match[]): void {
  for (let at = heap.length - 1; at > 0; ) {
    const above = (at - 1) >> 1
    if (!swapIfBetter(heap, above, at)) return
    at = above
  }
}

function sink(heap: Match[]): void {
  for (let at = 0; ; ) {
    const left = at * 2 + 1
    if (left >= heap.length) return
    const [one, other] = [heap[left], heap[left + 1]]
    const worse = one && other && isBetter(one, other) ? left + 1 : left
    if (!swapIfBetter(heap, at, worse)) return
    at = worse
  }
}

/** The worse of the two moves up. */
function swapIfBetter(heap: Match[], above: number, below: number): boolean {
  const [upper, lower] = [heap[above], heap[below]]
  if (!upper || !lower || !isBetter(upper, lower)) return false
  heap[above] = lower
  heap[below] = upper
  return true
}
