/** Pseudo-random numbers, reproducible by seed. */
export interface Random {
  /** An integer from 0 to below the limit. */
  below(limit: number): number
  /** True with this probability, from 0 to 1. */
  chance(share: number): boolean
  /** An element of a non-empty list. */
  pick<T>(list: readonly T[]): T
}

/** The generator mulberry32: fast, and uniform enough for tests. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (share) => next() < share,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
  }
}
