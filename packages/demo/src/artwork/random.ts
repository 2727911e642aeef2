/** A pseudo-random generator: the same seed always gives the same sequence. */
export interface Random {
  /** The next number in [0, 1). */
  next: () => number
  between: (low: number, high: number) => number
  /** An integer from low to high, both included. */
  whole: (low: number, high: number) => number
  pick: <T>(list: readonly T[]) => T
  chance: (probability: number) => boolean
}

export function createRandom(seed: string | number): Random {
  let state = hash(String(seed))
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    chance: (probability) => next() < probability,
  }
}

/** Smooth noise over the plane in [-1, 1], for fields, hills and contours. */
export function createNoise(seed: string | number) {
  const salt = hash(String(seed))
  const corner = (x: number, y: number) => {
    let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ salt
    h = Math.imul(h ^ (h >>> 13), 1274126177)
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1
  }
  return (x: number, y: number) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const u = fade(x - left)
    const v = fade(y - top)
    const upper = corner(left, top) * (1 - u) + corner(left + 1, top) * u
    const lower = corner(left, top + 1) * (1 - u) + corner(left + 1, top + 1) * u
    return upper * (1 - v) + lower * v
  }
}

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  h ^= h >>> 16
  h = Math.imul(h, 2246822507)
  return h ^ (h >>> 13)
}
