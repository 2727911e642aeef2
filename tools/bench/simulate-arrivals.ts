import { createRandom } from '@vitrine/testkit/fuzz'

export interface SaleShape {
  readonly seed: number
  readonly seconds: number
  /** Visitors who arrive in a second while nothing is on. */
  readonly calm: number
  /** How many times as many arrive in the first second of the sale. */
  readonly burst: number
}

/** The sale begins after this part of the time. */
export const SALE_BEGINS = 1 / 3
/** Seconds after which the rush has fallen to a third. */
const RUSH_SECONDS = 6

/** Visitors a second at a moment: a calm time, a rush when the sale begins, which dies down. */
export function rateAt({ seconds, calm, burst }: SaleShape, second: number): number {
  const since = second - seconds * SALE_BEGINS
  return since < 0 ? calm : calm * (1 + (burst - 1) * Math.exp(-since / RUSH_SECONDS))
}

/** When visitors arrive, in seconds from the start: a Poisson process with that rate. The same seed makes the same times. */
export function arrivalsOf(shape: SaleShape): number[] {
  const random = createRandom(shape.seed)
  const most = shape.calm * Math.max(1, shape.burst)
  const times: number[] = []
  // Candidates arrive at the highest rate; each is accepted with the probability that the current rate requires.
  for (let at = 0; ; ) {
    at -= Math.log(1 - random.below(1_000_000) / 1_000_000) / most
    if (at >= shape.seconds) return times
    if (random.chance(rateAt(shape, at) / most)) times.push(at)
  }
}
