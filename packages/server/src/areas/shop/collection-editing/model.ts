import type { Category } from '../../catalog/index.ts'

/** A collection with the order of its products. */
export interface ArrangedCollection extends Category {
  readonly arrangedProductIds: readonly string[]
}

/** A collection with counts, for lists and responses. */
export interface CountedCollection extends Category {
  readonly childCount: number
  readonly arrangedProductIds?: readonly string[]
}
