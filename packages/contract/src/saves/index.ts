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

/** A field that somebody else changed since the revision that was sent, and who changed it last. */
export const OthersChange = Type.Object({ ...FieldChange.properties, ...by })
export type OthersChange = Static<typeof OthersChange>

/** A field that both sides changed to different values. */
export const FieldConflict = Type.Object({
  field: Type.String(),
  /** The value of the revision that was sent. */
  base: Type.Optional(Json()),
  /** The present value, by somebody else. */
  theirs: Type.Optional(Json()),
  /** The value that was sent. */
  yours: Type.Optional(Json()),
  ...by,
})
export type FieldConflict = Static<typeof FieldConflict>

/** Most changes that a response lists; `changeCount` counts all. */
export const LISTED_CHANGES = 1000

/** What every save may be asked for. */
export const saveOptions = {
  /** Saves onto a newer revision, as long as others changed other fields. Default: false. */
  merge: Type.Optional(Type.Boolean()),
  /** Answers with what would change, and changes nothing. Default: false. */
  dryRun: Type.Optional(Type.Boolean()),
}

/** What every save answers with beside the entity. */
export const saveResult = {
  /** Whether it is new. */
  created: Type.Boolean(),
  /** What the save changed, or would change; the first 1000. */
  changes: Type.Array(FieldChange),
  changeCount: Type.Integer(),
  /** What others changed since the revision that was sent, and what stays. */
  othersChanges: Type.Array(OthersChange),
}

/** The request of a save: the entity under its name, and the options. */
export const SaveRequest = <const Name extends string, S extends TSchema>(name: Name, entity: S) =>
  Type.Object({ ...({ [name]: entity } as Record<Name, S>), ...saveOptions })

/** The response of a save: the entity under its name, and what was changed. */
export const SaveResponse = <const Name extends string, S extends TSchema>(name: Name, entity: S) =>
  Type.Object({ ...({ [name]: entity } as Record<Name, S>), ...saveResult })

/** Absent fields, null and stale revisions are treated alike by every save. */
export const saveDescription =
  'Absent fields are unchanged, null clears. A revision that is not the present one is refused with ' +
  'REVISION_CONFLICT; with `merge`, only where both sides changed a field to different values.'

/**
 * Somebody else saved the entity after the revision that was sent. `data.entity` and `data.id` say which,
 * `data.revision` is the present one, `data.changes` lists what others changed since as `OthersChange`, and
 * `data.conflicts` the fields that both sides changed to different values as `FieldConflict`. With
 * `data.isComplete: false` the ledger no longer holds all changes since that revision: read it again. Saves of
 * several entities answer with such an entry for each, in `data.items`, with its `index` in the request. Nothing
 * was saved.
 */
export const RevisionConflict = defineError({
  code: 'REVISION_CONFLICT',
  status: 409,
  description: 'Somebody else changed this meanwhile; nothing was saved',
})
