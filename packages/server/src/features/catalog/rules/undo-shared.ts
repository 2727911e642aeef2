import { isDeepStrictEqual } from 'node:util'
import type { HistoryEntity } from '@vitrine/contract/history'
import type { Conflict, UndoneFact } from '../model/undo.ts'
import {
  asJson,
  editedSince,
  type FieldConflict,
  type Fields,
  plainShape,
  reverted,
  type Shape,
} from './reverted.ts'

/** Something that products share, on its way back. */
export interface SharedState {
  readonly id: string
  /** As it is now; nothing where it is not there. */
  readonly before: Fields | null
  readonly after: Fields | null
  /** Who it is, for when it comes back. */
  readonly identity: Fields
  readonly conflicts: readonly FieldConflict[]
}

/** What a kind of thing looks like to whoever takes it back. */
export interface SharedKind {
  readonly type: HistoryEntity
  /** Of a kept thing what its merchant wrote. */
  readonly fieldsOf: (kept: Fields) => Fields
  readonly shape?: Shape
}

/** Takes facts back, the newest first; what there is now comes by id. */
export function takeBackShared(
  { fieldsOf, shape = plainShape }: SharedKind,
  facts: readonly UndoneFact[],
  now: ReadonlyMap<string, object>,
): SharedState[] {
  const states = new Map<string, SharedState>()
  for (const fact of facts) {
    const id = fact.entityId
    const found = now.get(id)
    const before = found ? fieldsOf(asJson(found)) : null
    const state = states.get(id) ?? {
      ...{ id, before, after: before, conflicts: [] },
      identity: found ? asJson(found) : {},
    }
    states.set(id, { ...state, ...next(state, fact, fieldsOf, shape) })
  }
  return [...states.values()]
}

function next(
  { after: now, conflicts }: SharedState,
  fact: UndoneFact,
  fieldsOf: SharedKind['fieldsOf'],
  shape: Shape,
): Partial<SharedState> {
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

/** What becomes of things: those that change, those that go and those that come back. */
export const sorted = (states: readonly SharedState[]) => ({
  changed: states.filter(
    ({ before, after }) => before && after && !isDeepStrictEqual(before, after),
  ),
  gone: states.filter(({ before, after }) => before && !after),
  returning: states.filter(({ before, after }) => !before && after),
})

/** Conflicts with the name of what they are about. */
export const toldOf =
  (type: HistoryEntity, nameOf: (fields: Fields) => unknown = ({ name }) => name) =>
  ({ id, identity, conflicts }: SharedState): Conflict[] => {
    const name = nameOf(identity)
    const entity = { type, id, ...(typeof name === 'string' && { name }) }
    return conflicts.map((one) => ({ ...one, entity }))
  }
