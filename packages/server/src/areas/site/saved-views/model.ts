import type { SavedView, SavedViewList } from '@vitrine/contract/saved-views'
import type { Events } from '../events/index.ts'

export interface SavedViewsDeps {
  readonly events: Events
}

/** The owner and the list of views. */
export interface SavedViewsOf {
  readonly list: SavedViewList
  /** Empty for shared views. */
  readonly ownerId: string
}

export interface StoredSet {
  readonly id: string
  readonly views: readonly SavedView[]
  readonly revision: number
}
