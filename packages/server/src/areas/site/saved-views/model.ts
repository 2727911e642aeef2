import type { SavedView, SavedViewList } from '@vitrine/contract/saved-views'
import type { Events } from '../events/index.ts'

export interface SavedViewsDeps {
  readonly events: Events
}

/** Whose views of which list. */
export interface SavedViewsOf {
  readonly list: SavedViewList
  /** Empty for those of all staff. */
  readonly ownerId: string
}

export interface StoredSet {
  readonly id: string
  readonly views: readonly SavedView[]
  readonly revision: number
}
