/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number
  /** True so often, from 0 for never to 1 for always. */
  chance(share: number): boolean
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T
}

/** The generator mulberry32: fast, and as even as a test needs. */
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
