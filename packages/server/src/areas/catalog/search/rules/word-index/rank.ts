import { placeOf, weightOf } from './text-vector.ts'

/**
 * `ts_rank` of PostgreSQL, bit for bit, so that an index in memory has the order of the database: single
 * precision wherever the C code has it. Words in the text weigh least, those of a name most.
 */
const weights = Float32Array.of(0.1, 0.5, 0.6, 1)
const weightAt = (position: number): number => weights[weightOf(position)] ?? 0

/** The position of a word without positions, and its distance from all others. */
const NOWHERE = 0
const FARTHEST = 16_383
const SUM_OF_INVERSE_SQUARES = 1.64493406685
/** Words farther apart add nothing. */
const MAX_DISTANCE = 100

const { fround } = Math

/** The contribution of one word's positions to the rank of a query for any of its words. */
export function contributionOf(positions: readonly number[]): number {
  let sum = 0
  let best = -1
  let bestAt = 0
  for (const [at, position] of (positions.length > 0 ? positions : [NOWHERE]).entries()) {
    const weight = weightAt(position)
    sum = fround(sum + fround(weight / ((at + 1) * (at + 1))))
    if (weight > best) {
      best = weight
      bestAt = at
    }
  }
  const square = (bestAt + 1) * (bestAt + 1)
  return fround(fround(best + sum) - fround(best / square)) / SUM_OF_INVERSE_SQUARES
}

const nearness = Float32Array.from(
  { length: MAX_DISTANCE + 1 },
  (_, distance) => 1 / (1.005 + 0.05 * Math.exp(fround(distance) / 1.5 - 2)),
)
const farApart = fround(1e-30)

/** A list of positions: a part of a larger one. */
export interface Positions {
  readonly all: Uint16Array
  readonly start: number
  readonly end: number
}

/** The rank so far, -1 for none, after adding a pair of words in the same document. */
export function rankWithPair(rank: number, one: Positions, other: Positions): number {
  const isNowhere = one.start === one.end || other.start === other.end
  let result = rank
  for (let at = one.start; at < Math.max(one.end, one.start + 1); at += 1) {
    const first = one.start === one.end ? FARTHEST : (one.all[at] ?? 0)
    for (let index = other.start; index < Math.max(other.end, other.start + 1); index += 1) {
      const second = other.start === other.end ? FARTHEST : (other.all[index] ?? 0)
      const distance = Math.abs(placeOf(first) - placeOf(second))
      if (distance === 0 && !isNowhere) continue
      result = joined(result, weightAt(first), weightAt(second), distance || FARTHEST + 1)
    }
  }
  return result
}

function joined(rank: number, one: number, other: number, distance: number): number {
  const near = distance > MAX_DISTANCE ? farApart : (nearness[distance] ?? 0)
  const weight = fround(Math.sqrt(fround(fround(one * other) * near)))
  return rank < 0 ? weight : fround(1 - (1 - rank) * (1 - weight))
}

/** A rank in millionths, as the database rounds it: halves to the even number. */
export function inMillionths(rank: number): number {
  const exact = rank * 1_000_000
  const rounded = Math.round(exact)
  return rounded - exact === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded
}
