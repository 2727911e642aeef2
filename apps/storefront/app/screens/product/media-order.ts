import type { Product } from '@vitrine/contract/catalog-v1'

type MediaItem = Product['media']['items'][number]

/** The media of what was chosen first, in their order; everything else of the product behind them. */
export function orderMedia(
  chosen: readonly MediaItem[] = [],
  all: readonly MediaItem[],
): MediaItem[] {
  const ids = new Set(chosen.map(({ id }) => id))
  return [...chosen, ...all.filter(({ id }) => !ids.has(id))]
}
