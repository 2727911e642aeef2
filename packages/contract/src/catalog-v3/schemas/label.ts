import { Text, Timestamp, Type } from '../../kit/index.ts'
import { EntityId, entity, Revision } from './entity.ts'

/** Longest names (§13.1). */
export const brandNameLength = 50
export const ribbonNameLength = 30

/** A brand. `assignedProductsCount` only when requested in `fields`. */
export const Brand = Type.Object({
  ...entity,
  name: Type.String(),
  assignedProductsCount: Type.Optional(Type.Integer()),
})

/** A ribbon. `assignedProductCount` (without an s) only when requested in `fields`. */
export const Ribbon = Type.Object({
  ...entity,
  name: Type.String(),
  assignedProductCount: Type.Optional(Type.Integer()),
})

const systemFields = {
  createdDate: Type.Optional(Timestamp()),
  updatedDate: Type.Optional(Timestamp()),
}

/** A label to add: its name, unique in the site without regard to case. */
export const NewLabel = (maxLength: number) =>
  Type.Object({ name: Text(1, maxLength), ...systemFields })

/** A label to change: the revision it had when it was read, and what changes. */
export const LabelChanges = (maxLength: number) =>
  Type.Object({
    id: EntityId(),
    revision: Revision(),
    name: Type.Optional(Text(1, maxLength)),
    ...systemFields,
  })
