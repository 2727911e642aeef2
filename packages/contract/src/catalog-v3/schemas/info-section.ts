import { Maybe, Text, Timestamp, Type } from '../../kit/index.ts'
import { RichContentDocument } from '../../rich-content/index.ts'
import { EntityId, entity, Revision } from './entity.ts'

/** Longest name, title and HTML of a section (§13.1). */
export const infoSectionLengths = { uniqueName: 100, title: 50, plainDescription: 16_000 } as const

/**
 * A section of text besides a product's description, shared by products and identified by its `uniqueName`.
 * The text is both a document and HTML. `assignedProductsCount` only when requested in `fields`.
 */
export const InfoSection = Type.Object({
  ...entity,
  uniqueName: Type.String(),
  title: Type.String(),
  description: RichContentDocument,
  plainDescription: Type.String(),
  assignedProductsCount: Type.Optional(Type.Integer()),
})

const text = {
  /** Counts before `plainDescription`. */
  description: Maybe(RichContentDocument),
  plainDescription: Maybe(Text(0, infoSectionLengths.plainDescription)),
}
const UniqueName = () => Text(1, infoSectionLengths.uniqueName)
const Title = () => Text(1, infoSectionLengths.title)
const systemFields = {
  createdDate: Type.Optional(Timestamp()),
  updatedDate: Type.Optional(Timestamp()),
}

/** A section to add. Its name is unique in the site without regard to case; titles are not. */
export const InfoSectionToCreate = Type.Object({
  uniqueName: UniqueName(),
  title: Title(),
  ...text,
  ...systemFields,
})

/** A section to change: the revision it had when it was read, and what changes. Null clears the text. */
export const InfoSectionToUpdate = Type.Object({
  id: EntityId(),
  revision: Revision(),
  uniqueName: Type.Optional(UniqueName()),
  title: Type.Optional(Title()),
  ...text,
  ...systemFields,
})

/** A section by `id` or by `uniqueName`; an unknown name is created when there is a title. */
export const InfoSectionToEnsure = Type.Object({
  id: Maybe(EntityId()),
  uniqueName: Maybe(UniqueName()),
  title: Maybe(Title()),
  ...text,
})
