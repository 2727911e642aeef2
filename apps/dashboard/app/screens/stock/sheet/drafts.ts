import type { StockAtLocation, VariantStock } from '@vitrine/contract/stock'
import type { BatchEntry } from '../save-batch.ts'
import { itemAt, stateOf, variantKey } from '../variant.ts'
import { type CellEntry, type CellState, readCell } from './cells.ts'

/** The input of a cell, and the stock when typing started. */
export interface CellDraft {
  readonly key: string
  readonly productId: string
  readonly variantId: string
  readonly locationId: string
  readonly text: string
  /** 0: there was no item. */
  readonly revision: number
  readonly state: CellState
  /** Whether it was changed elsewhere meanwhile; `state` is the current stock then. */
  readonly isStale?: boolean
  /** Why the server refused it. */
  readonly refusal?: string
}
export type Drafts = ReadonlyMap<string, CellDraft>

export const cellKey = (variant: VariantStock, locationId: string): string =>
  `${variantKey(variant)}@${locationId}`

const seen = (item: StockAtLocation | undefined) => ({
  revision: item?.revision ?? 0,
  state: stateOf(item),
})

/** The drafts after typing in a cell; empty text and the current value remove the draft. */
export function typed(
  drafts: Drafts,
  { variant, locationId }: { readonly variant: VariantStock; readonly locationId: string },
  text: string,
): Drafts {
  const key = cellKey(variant, locationId)
  const { productId, variantId } = variant
  const before = drafts.get(key)
  const base = before
    ? { revision: before.revision, state: before.state, isStale: before.isStale ?? false }
    : seen(itemAt(variant, locationId))
  const rest = new Map(drafts)
  if (text.trim() === '') rest.delete(key)
  else rest.set(key, { key, productId, variantId, locationId, text, ...base })
  return rest
}

export const entryOf = ({ text, state }: CellDraft): CellEntry => readCell(text, state)

/** Splits drafts into changes and invalid ones. */
export function sorted(drafts: Drafts) {
  const all = [...drafts.values()].map((draft) => ({ draft, entry: entryOf(draft) }))
  return {
    changed: all.filter(({ entry }) => entry.kind === 'set' || entry.kind === 'adjust'),
    wrong: all.filter(({ entry }) => entry.kind === 'wrong'),
  }
}

/**
 * The request of a draft. After a lost response, relative changes include the revision, so that they are not
 * applied twice.
 */
export function batchEntryOf(draft: CellDraft, isRepeated: boolean): BatchEntry {
  const { key, productId, variantId, locationId, revision } = draft
  const entry = entryOf(draft)
  const place = { productId, variantId, locationId }
  if (entry.kind === 'adjust') {
    return { key, items: [{ ...place, changeBy: entry.by, ...(isRepeated && { revision }) }] }
  }
  return entry.kind === 'set'
    ? { key, items: [{ ...place, quantity: entry.quantity, revision }] }
    : { key, items: [] }
}

/** The drafts after a save: without saved ones, and the rest on top of concurrent changes. */
export function afterSave(
  drafts: Drafts,
  outcome: {
    readonly saved: ReadonlySet<string>
    readonly stale: ReadonlySet<string>
    readonly refusals: ReadonlyMap<string, string>
  },
  present: ReadonlyMap<string, VariantStock>,
): Drafts {
  const left = [...drafts.values()].filter(({ key }) => !outcome.saved.has(key))
  return new Map(
    left.map((draft): [string, CellDraft] => {
      const { key } = draft
      const refusal = outcome.refusals.get(key)
      if (refusal !== undefined) return [key, { ...draft, refusal }]
      if (!outcome.stale.has(key)) return [key, draft]
      const variant = present.get(variantKey(draft))
      const now = seen(variant && itemAt(variant, draft.locationId))
      return [key, { ...draft, ...now, isStale: true }]
    }),
  )
}
