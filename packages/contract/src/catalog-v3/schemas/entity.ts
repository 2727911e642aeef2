import { Text, Timestamp, Type } from '../../kit/index.ts'

/** Grows by one with every change; a change must name the current one (§11). */
export const Revision = () => Text(1, 20, { pattern: '^\\d+$' })

/** Fields of every entity of this dialect. */
export const entity = {
  id: Type.String(),
  revision: Type.String(),
  createdDate: Timestamp(),
  updatedDate: Timestamp(),
}

/** Id of an entity in a request. */
export const EntityId = () => Text(1, 36)

/** Cursors in a response; a cursor is absent when there is no page in its direction. */
export const CursorMetadata = Type.Object({
  count: Type.Integer(),
  cursors: Type.Object({
    next: Type.Optional(Type.String()),
    prev: Type.Optional(Type.String()),
  }),
  hasNext: Type.Boolean(),
})
