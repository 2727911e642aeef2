import type { CellDraft, Drafts } from '../drafts.ts'

/** The results of the cells of a save, by their keys. */
export interface CellOutcomes {
  readonly saved: ReadonlySet<string>
  /** Why cells were not saved. */
  readonly notes: ReadonlyMap<string, string>
  /** Cells whose stock was changed elsewhere since. */
  readonly stale: ReadonlySet<string>
}

/** The remaining drafts. Concurrent changes are shown, so that the next save replaces them deliberately. */
export const afterSave = (drafts: Drafts, { saved, notes, stale }: CellOutcomes): Drafts =>
  new Map(
    [...drafts].flatMap(([key, draft]): [string, CellDraft][] => {
      if (saved.has(key)) return []
      const note = notes.get(key)
      if (note !== undefined) return [[key, { text: draft.text, note }]]
      return [[key, stale.has(key) ? { text: draft.text, isStale: true } : draft]]
    }),
  )
