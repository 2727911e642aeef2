import {
  InfoSectionChanged,
  InfoSectionCreated,
  InfoSectionDeleted,
  InfoSectionNotFound,
  InvalidRevision,
  ProductChanged,
} from '../../catalog/index.ts'
import {
  AlreadyExists,
  BulkReply,
  DELETE,
  FieldMaskOf,
  Filter,
  GET,
  InvalidFilter,
  Maybe,
  OneOf,
  operation,
  PATCH,
  POST,
  Query,
  type TSchema,
  Type,
} from '../../kit/index.ts'
import { infoSectionMounts as mounts } from '../mounts.ts'
import { CursorMetadata, EntityId } from '../schemas/entity.ts'
import {
  InfoSection,
  InfoSectionToCreate,
  InfoSectionToEnsure,
  InfoSectionToUpdate,
} from '../schemas/info-section.ts'

const fields = Maybe(Type.Array(OneOf(['ASSIGNED_PRODUCTS_COUNT']), { maxItems: 100 }))
const returnEntity = Maybe(Type.Boolean())
const list = <S extends TSchema>(item: S) => Type.Array(item, { minItems: 1, maxItems: 100 })
const wrapped = Type.Object({ infoSection: InfoSection })
const writes = { mounts, permission: 'admin', writes: true } as const
const reads = { mounts, permission: 'anyone' } as const
const bulk = { ...writes, response: BulkReply(InfoSection) } as const

/** Adds a section that products share; too many in a site are INFO_SECTIONS_LIMIT_EXCEEDED (§13.1). */
export const createInfoSection = operation({
  ...writes,
  route: POST('/v3/info-sections'),
  summary: 'Add an info section that products share',
  request: Type.Object({ infoSection: InfoSectionToCreate }),
  response: wrapped,
  errors: [AlreadyExists],
  facts: [InfoSectionCreated],
})

export const getInfoSection = operation({
  ...reads,
  route: GET('/v3/info-sections/{infoSectionId}'),
  summary: 'Read an info section',
  request: Type.Object({ infoSectionId: EntityId(), fields }),
  response: wrapped,
  errors: [InfoSectionNotFound],
})

/** Changes a section; absent fields stay unchanged. */
export const updateInfoSection = operation({
  ...writes,
  route: PATCH('/v3/info-sections/{infoSection.id}'),
  summary: 'Change an info section; every product shows it at once',
  request: Type.Object({
    infoSection: InfoSectionToUpdate,
    fieldMask: FieldMaskOf('infoSection'),
    fields,
  }),
  response: wrapped,
  errors: [InfoSectionNotFound, AlreadyExists, InvalidRevision],
  facts: [InfoSectionChanged],
})

export const deleteInfoSection = operation({
  ...writes,
  route: DELETE('/v3/info-sections/{infoSectionId}'),
  summary: 'Delete an info section and remove it from every product',
  request: Type.Object({ infoSectionId: EntityId() }),
  response: Type.Object({}),
  errors: [InfoSectionNotFound],
  facts: [InfoSectionDeleted, ProductChanged],
})

/** Sections shared by products; a product's own sections are read with the product. */
export const queryInfoSections = operation({
  ...reads,
  route: POST('/v3/info-sections/query'),
  longGet: true,
  summary: 'Find info sections, 100 a page at most, by cursor',
  request: Type.Object({ query: Maybe(Query(100)), fields }),
  response: Type.Object({
    infoSections: Type.Array(InfoSection),
    pagingMetadata: CursorMetadata,
  }),
  errors: [InvalidFilter],
})

export const countInfoSections = operation({
  ...reads,
  route: POST('/v3/info-sections/count'),
  summary: 'Count the info sections that match',
  request: Type.Object({ filter: Maybe(Filter()) }),
  response: Type.Object({ count: Type.Integer() }),
  errors: [InvalidFilter],
})

/** An existing one is returned unchanged. */
export const getOrCreateInfoSection = operation({
  ...writes,
  route: POST('/v3/info-sections/get-or-create'),
  summary: 'Get the info section with this id or name; creates it when there is none',
  request: Type.Object({ infoSection: InfoSectionToEnsure, fields }),
  response: wrapped,
  errors: [InfoSectionNotFound],
  facts: [InfoSectionCreated],
})

export const bulkCreateInfoSections = operation({
  ...bulk,
  route: POST('/v3/bulk/info-sections/create'),
  summary: 'Add up to 100 info sections; failures are reported one by one',
  request: Type.Object({ infoSections: list(InfoSectionToCreate), returnEntity }),
  facts: [InfoSectionCreated],
})

export const bulkUpdateInfoSections = operation({
  ...bulk,
  route: POST('/v3/bulk/info-sections/update'),
  summary: 'Change up to 100 info sections; failures are reported one by one',
  request: Type.Object({
    infoSections: list(
      Type.Object({ infoSection: InfoSectionToUpdate, fieldMask: FieldMaskOf('infoSection') }),
    ),
    fieldMask: FieldMaskOf('infoSections.infoSection'),
    returnEntity,
  }),
  facts: [InfoSectionChanged],
})

export const bulkGetOrCreateInfoSections = operation({
  ...bulk,
  route: POST('/v3/bulk/info-sections/get-or-create'),
  summary: 'Get the info sections with these ids or names; creates missing ones',
  request: Type.Object({ infoSections: list(InfoSectionToEnsure) }),
  facts: [InfoSectionCreated],
})

export const bulkDeleteInfoSections = operation({
  ...writes,
  route: POST('/v3/bulk/info-sections/delete'),
  summary: 'Delete up to 100 info sections and remove them from every product',
  request: Type.Object({ infoSectionIds: list(EntityId()) }),
  response: BulkReply(),
  facts: [InfoSectionDeleted, ProductChanged],
})
