import type { FieldChange, OthersChange } from '@vitrine/contract/saves'
import type { Editor, EntityFact, EntityToSave, SavedState } from '../model.ts'

/** Changes by others since a revision, and whether the ledger still contains all of them. */
export interface OthersChanges {
  readonly changes: readonly OthersChange[]
  readonly isComplete: boolean
}

/**
 * Combines the changes of several facts into one per field: from its first value to its last. Facts after the current
 * revision were appended after it was read, and are ignored: the update then fails and is retried.
 */
export function othersChanges(
  all: readonly EntityFact[],
  present: Pick<SavedState, 'revision'>,
  base: number,
  differences: Editor<EntityToSave, SavedState>['differences'],
): OthersChanges {
  const facts = all.filter(({ after }) => !(Number(after?.revision) > present.revision))
  const byField = new Map<string, OthersChange>()
  for (const { before, after, actor, at } of facts) {
    const by = { type: actor.type, id: actor.id }
    for (const change of differences(before ?? {}, after ?? {})) {
      byField.set(change.field, { ...joined(byField.get(change.field), change), by, at })
    }
  }
  const revisions = new Set(facts.flatMap(revisionsOf).filter((revision) => revision > base))
  return {
    changes: [...byField.values()].sort((one, other) => (one.field < other.field ? -1 : 1)),
    isComplete: base < present.revision && revisions.size === present.revision - base,
  }
}

/** The revisions that a fact created: several if a call wrote more than once. */
function revisionsOf({ before, after }: EntityFact): number[] {
  const last = Number(after?.revision)
  const first = Number(before?.revision ?? last - 1) + 1
  return Array.from({ length: Math.max(0, last - first + 1) || 0 }, (_, at) => first + at)
}

function joined(first: FieldChange | undefined, last: FieldChange): FieldChange {
  const before = first ? first.before : last.before
  return {
    field: last.field,
    ...(before !== undefined && { before }),
    ...(last.after !== undefined && { after: last.after }),
  }
}
