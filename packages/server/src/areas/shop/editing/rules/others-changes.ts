import type { FieldChange, OthersChange } from '@vitrine/contract/saves'
import type { Editor, EntityFact, EntityToSave, SavedState } from '../model.ts'

/** What others changed since a revision, and whether the ledger still knows all of it. */
export interface OthersChanges {
  readonly changes: readonly OthersChange[]
  readonly isComplete: boolean
}

/** The changes of several facts as one for each field: from its first value to its last. */
export function othersChanges(
  facts: readonly EntityFact[],
  present: Pick<SavedState, 'revision'>,
  base: number,
  differences: Editor<EntityToSave, SavedState>['differences'],
): OthersChanges {
  const byField = new Map<string, OthersChange>()
  for (const { before, after, actor, at } of facts) {
    const by = { type: actor.type, id: actor.id }
    for (const change of differences(before ?? {}, after ?? {})) {
      byField.set(change.field, { ...joined(byField.get(change.field), change), by, at })
    }
  }
  const revisions = new Set(facts.map(({ after }) => Number(after?.revision)))
  const later = [...revisions].filter((revision) => revision > base)
  return {
    changes: [...byField.values()].sort((one, other) => (one.field < other.field ? -1 : 1)),
    isComplete: base < present.revision && later.length === present.revision - base,
  }
}

function joined(first: FieldChange | undefined, last: FieldChange): FieldChange {
  const before = first ? first.before : last.before
  return {
    field: last.field,
    ...(before !== undefined && { before }),
    ...(last.after !== undefined && { after: last.after }),
  }
}
