import type { Rating } from '../model.ts'

/** How many reviews have one star, two, and so on up to five. */
export type CountByStars = readonly [number, number, number, number, number]

/** Undefined while there are none. */
export function ratingOf(counts: CountByStars): Rating | undefined {
  const count = counts.reduce((all, one) => all + one, 0)
  if (count === 0) return undefined
  const stars = counts.reduce((all, one, at) => all + one * (at + 1), 0)
  return { count, average: Math.round((stars / count) * 100) / 100 }
}
