import type { Product } from '@vitrine/contract/catalog-v1'

type MediaItem = Product['media']['items'][number]

/** Media of the chosen options first, in their order, then all others. */
export function orderMedia(
  chosen: readonly MediaItem[] = [],
  all: readonly MediaItem[],
): MediaItem[] {
  const ids = new Set(chosen.map(({ id }) => id))
  return [...chosen, ...all.filter(({ id }) => !ids.has(id))]
}
