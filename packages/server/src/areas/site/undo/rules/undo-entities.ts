import { isDeepStrictEqual } from 'node:util'
import type { HistoryEntity } from '@vitrine/contract/history'
import type { Conflict, FactToUndo } from '../model.ts'
import {
  asJson,
  editedSince,
  type FieldConflict,
  type Fields,
  plainShape,
  reverted,
  type Shape,
} from './reverted.ts'

/** A shared entity being reverted. */
export interface UndoState {
  readonly id: string
  /** Its current fields; null where it does not exist. */
  readonly before: Fields | null
  readonly after: Fields | null
  /** Id and dates, for when it is recreated. */
  readonly identity: Fields
  readonly conflicts: readonly FieldConflict[]
}

/** How a kind of shared entity is reverted. */
export interface UndoKind {
  readonly type: HistoryEntity
  /** The merchant's fields of a stored entity. */
  readonly fieldsOf: (stored: Fields) => Fields
  readonly shape?: Shape
}

/** Reverts facts, newest first; current entities are given by id. */
export function undoEntityFacts(
  { fieldsOf, shape = plainShape }: UndoKind,
  facts: readonly FactToUndo[],
  now: ReadonlyMap<string, object>,
): UndoState[] {
  const states = new Map<string, UndoState>()
  for (const fact of facts) {
    const id = fact.entityId
    const found = now.get(id)
    const before = found ? fieldsOf(asJson(found)) : null
    const state = states.get(id) ?? {
      id,
      before,
      after: before,
      conflicts: [],
      identity: found ? asJson(found) : {},
    }
    states.set(id, { ...state, ...next(state, fact, fieldsOf, shape) })
  }
  return [...states.values()]
}

function next(
  { after: now, conflicts }: UndoState,
  fact: FactToUndo,
  fieldsOf: UndoKind['fieldsOf'],
  shape: Shape,
): Partial<UndoState> {
  const refused = (reason: FieldConflict['reason']) => ({
    conflicts: [...conflicts, { field: '', reason }],
  })
  const [before, after] = [fact.before, fact.after] as (Fields | null)[]
  if (!before) {
    if (!now) return refused('DELETED')
    return {
      after: null,
      conflicts: [...conflicts, ...editedSince(now, fieldsOf(after ?? {}), shape)],
    }
  }
  if (!after) return now ? refused('EXISTS') : { after: fieldsOf(before), identity: before }
  if (!now) return refused('DELETED')
  const change = { before: fieldsOf(before), after: fieldsOf(after) }
  const back = reverted(now, change, shape)
  return { after: back.fields, conflicts: [...conflicts, ...back.conflicts] }
}

/** Sorts the states into updates, deletions and recreations. */
export const sorted = (states: readonly UndoState[]) => ({
  changed: states.filter(
    ({ before, after }) => before && after && !isDeepStrictEqual(before, after),
  ),
  removed: states.filter(({ before, after }) => before && !after),
  recreated: states.filter(({ before, after }) => !before && after),
})

/** Conflicts with the name of their entity. */
export const conflictsOf =
  (type: HistoryEntity, nameOf: (fields: Fields) => unknown = ({ name }) => name) =>
  ({ id, identity, conflicts }: UndoState): Conflict[] => {
    const name = nameOf(identity)
    const entity = { type, id, ...(typeof name === 'string' && { name }) }
    return conflicts.map((one) => ({ ...one, entity }))
  }
