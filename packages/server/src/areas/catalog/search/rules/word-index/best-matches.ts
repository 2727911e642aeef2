/** A match: its rank, and the number of its product, which decides between equal ranks. */
export interface Match {
  readonly rank: number
  readonly numericId: number
  readonly segment: number
  readonly document: number
}

const isBetter = (one: Match, other: Match): boolean =>
  one.rank > other.rank || (one.rank === other.rank && one.numericId > other.numericId)

/** Keeps the best of many matches: a heap whose first is the worst of them. */
export function createBestMatches(max: number) {
  const heap: Match[] = []
  return {
    /** Whether a match would be among the best; asked first, so that nothing is made for the others. */
    takes(rank: number, numericId: number): boolean {
      const worst = heap[0]
      if (heap.length < max || !worst) return max > 0
      return rank > worst.rank || (rank === worst.rank && numericId > worst.numericId)
    },
    add(match: Match): void {
      if (heap.length < max) {
        heap.push(match)
        rise(heap)
      } else {
        heap[0] = match
        sink(heap)
      }
    },
    /** The best first. */
    sorted: (): Match[] => heap.toSorted((one, other) => (isBetter(one, other) ? -1 : 1)),
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

/** The worse of the two belongs above. */
function swapIfBetter(heap: Match[], above: number, below: number): boolean {
  const [upper, lower] = [heap[above], heap[below]]
  if (!upper || !lower || !isBetter(upper, lower)) return false
  heap[above] = lower
  heap[below] = upper
  return true
}
