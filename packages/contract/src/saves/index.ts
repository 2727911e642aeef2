import { defineError, Json, type Static, Timestamp, type TSchema, Type } from '../kit/index.ts'

/** One field that a save changes, by its path, such as `price` or `variants.<id>.sku`. */
export const FieldChange = Type.Object({
  field: Type.String(),
  before: Type.Optional(Json()),
  after: Type.Optional(Json()),
})
export type FieldChange = Static<typeof FieldChange>

const by = {
  by: Type.Object({ type: Type.String(), id: Type.String() }),
  at: Timestamp(),
}

/** A field changed by others since the sent revision, with the last actor. */
export const OthersChange = Type.Object({ ...FieldChange.properties, ...by })
export type OthersChange = Static<typeof OthersChange>

/** A field that both sides changed to different values. */
export const FieldConflict = Type.Object({
  field: Type.String(),
  /** The value of the revision that was sent. */
  base: Type.Optional(Json()),
  /** The current value, by another actor. */
  theirs: Type.Optional(Json()),
  /** The value that was sent. */
  yours: Type.Optional(Json()),
  ...by,
})
export type FieldConflict = Static<typeof FieldConflict>

/** Most changes that a response lists; `changeCount` counts all. */
export const LISTED_CHANGES = 1000

/** Options of every save. */
export const saveOptions = {
  /** Whether to save onto a newer revision, if others changed other fields. Default: false. */
  merge: Type.Optional(Type.Boolean()),
  /** Returns what would change, without changing anything. Default: false. */
  dryRun: Type.Optional(Type.Boolean()),
}

/** Response of every save besides the entity. */
export const saveResult = {
  /** Whether it is new. */
  created: Type.Boolean(),
  /** The changes of the save, or of a dry run; the first 1000. */
  changes: Type.Array(FieldChange),
  changeCount: Type.Integer(),
  /** Changes of others since the sent revision, which are preserved. */
  othersChanges: Type.Array(OthersChange),
}

/** The request of a save: the entity under its name, and the options. */
export const SaveRequest = <const Name extends string, S extends TSchema>(name: Name, entity: S) =>
  Type.Object({ ...({ [name]: entity } as Record<Name, S>), ...saveOptions })

/** The response of a save: the entity under its name, and the changes. */
export const SaveResponse = <const Name extends string, S extends TSchema>(name: Name, entity: S) =>
  Type.Object({ ...({ [name]: entity } as Record<Name, S>), ...saveResult })

/** Absent fields, null and stale revisions are treated alike by every save. */
export const saveDescription =
  'Absent fields are unchanged, null clears. A revision that is not the present one is refused with ' +
  'REVISION_CONFLICT; with `merge`, only where both sides changed a field to different values.'

/**
 * The entity was saved after the sent revision. `data.entity` and `data.id` identify it, `data.revision` is
 * the current one, `data.changes` lists the changes of others since as `OthersChange`, and `data.conflicts`
 * the fields that both sides changed to different values as `FieldConflict`. With `data.isComplete: false`
 * the ledger no longer contains all changes since that revision: read it again. Saves of several entities
 * return such an entry for each, in `data.items`, with its `index` in the request. Nothing was saved.
 */
export const RevisionConflict = defineError({
  code: 'REVISION_CONFLICT',
  status: 409,
  description: 'Somebody else changed this meanwhile; nothing was saved',
})
