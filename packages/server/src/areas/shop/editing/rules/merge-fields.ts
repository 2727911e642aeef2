import type { FieldConflict, OthersChange } from '@vitrine/contract/saves'
import type { EntityToSave, Fields, MergedSave } from '../model.ts'
import { repeats } from './repeats.ts'

/** Decides for each field whether it stays in the save, and collects the conflicts. */
export interface Merge {
  /** Whether a value stays in the save; records a conflict if both sides changed it. */
  stays(field: string, value: unknown): boolean
  /** Records that both sides changed a field. */
  refuse(theirs: OthersChange, yours: unknown): void
  readonly conflicts: readonly FieldConflict[]
}

/** Ignores values that equal the base, because the caller did not change them: clients may send whole entities back. */
export function createMerge(others: readonly OthersChange[]): Merge {
  const changeAt = new Map(others.map((one) => [one.field, one]))
  const conflicts: FieldConflict[] = []
  const refuse = (theirs: OthersChange, yours: unknown) => {
    conflicts.push(conflictOf(theirs, yours))
  }
  return {
    stays(field, value) {
      const change = changeAt.get(field)
      if (!change) return true
      const name = field.slice(field.lastIndexOf('.') + 1)
      if (repeats(value, change.before, name) || repeats(value, change.after, name)) return false
      refuse(change, value)
      return false
    },
    refuse,
    conflicts,
  }
}

/** How the fields of a request are merged. */
export interface MergedFields {
  /** Fields that are merged part by part, such as `tags` as `tags.public`. */
  readonly inParts?: ReadonlySet<string>
  /** Fields that are merged elsewhere or not at all. */
  readonly except?: ReadonlySet<string>
}

/** The fields of a request that stay in the save. */
export function mergedFields(
  request: Fields,
  merge: Merge,
  { inParts = nothing, except = nothing }: MergedFields = {},
): Fields {
  const merged: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(request)) {
    if (except.has(name) || value === undefined) continue
    if (inParts.has(name) && value !== null) {
      const parts = Object.entries(value as Fields).filter(([part, one]) =>
        merge.stays(`${name}.${part}`, one),
      )
      if (parts.length > 0) merged[name] = Object.fromEntries(parts)
    } else if (merge.stays(name, value)) merged[name] = value
  }
  return merged
}
const nothing: ReadonlySet<string> = new Set()
const valuesByKey = new Set(['customFields'])
const identity = new Set(['id', 'revision'])

/** Merges the request of an entity with independent fields; custom fields are merged value by value. */
export function mergePlainFields<Request extends EntityToSave>(
  request: Request,
  others: readonly OthersChange[],
  before: { readonly revision: number },
): MergedSave<Request> {
  const merge = createMerge(others)
  const fields = mergedFields(request as Fields, merge, { except: identity, inParts: valuesByKey })
  const merged = { id: request.id, revision: before.revision, ...fields }
  return { request: merged as Request, conflicts: merge.conflicts }
}

const conflictOf = (
  { field, before, after, by, at }: OthersChange,
  yours: unknown,
): FieldConflict => ({
  field,
  ...(before !== undefined && { base: before }),
  ...(after !== undefined && { theirs: after }),
  yours,
  by,
  at,
})
