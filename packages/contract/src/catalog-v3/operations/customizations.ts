import {
  ChoicesLimitExceeded,
  CustomizationChanged,
  CustomizationCreated,
  CustomizationDeleted,
  CustomizationNotExist,
  DoesntSupportChoices,
  DoesntSupportFreeText,
  InvalidCustomizationRenderType,
  InvalidFreeTextSettings,
  InvalidRevision,
  ModifiersLimitExceeded,
  OptionsLimitExceeded,
} from '../../catalog/index.ts'
import {
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
  Type,
} from '../../kit/index.ts'
import { customizationMounts } from '../mounts.ts'
import {
  Customization,
  CustomizationChanges,
  customizationParts,
  NewCustomization,
} from '../schemas/customization.ts'
import { CursorMetadata, EntityId } from '../schemas/entity.ts'

const fields = Maybe(Type.Array(OneOf(customizationParts), { maxItems: 100 }))
const returnEntity = Maybe(Type.Boolean())
const wrapped = Type.Object({ customization: Customization })
const changes = Type.Object({
  customization: CustomizationChanges,
  fieldMask: FieldMaskOf('customization'),
})
const byId = { customizationId: EntityId() }
const writes = { mounts: customizationMounts, permission: 'admin', writes: true } as const
const reads = { mounts: customizationMounts, permission: 'anyone' } as const
const bulk = { ...writes, response: BulkReply(Customization, 'customization') } as const
const many = { minItems: 1, maxItems: 100 }

/** Options and modifiers that products share (§13.2). */
export const createCustomization = operation({
  ...writes,
  route: POST('/v3/customizations'),
  summary: 'Add an option or modifier with its choices',
  request: Type.Object({ customization: NewCustomization }),
  response: wrapped,
  errors: [
    OptionsLimitExceeded,
    ModifiersLimitExceeded,
    ChoicesLimitExceeded,
    InvalidCustomizationRenderType,
    InvalidFreeTextSettings,
    DoesntSupportChoices,
    DoesntSupportFreeText,
  ],
  facts: [CustomizationCreated],
})

export const getCustomization = operation({
  ...reads,
  route: GET('/v3/customizations/{customizationId}'),
  summary: 'Read an option or modifier',
  request: Type.Object({ ...byId, fields }),
  response: wrapped,
  errors: [CustomizationNotExist],
})

export const updateCustomization = operation({
  ...writes,
  route: PATCH('/v3/customizations/{customization.id}'),
  summary: 'Change an option or modifier; every product shows its new name at once',
  request: Type.Object({ ...changes.properties, fields }),
  response: wrapped,
  errors: [
    CustomizationNotExist,
    InvalidRevision,
    InvalidFreeTextSettings,
    DoesntSupportFreeText,
    DoesntSupportChoices,
  ],
  facts: [CustomizationChanged],
})

export const deleteCustomization = operation({
  ...writes,
  route: DELETE('/v3/customizations/{customizationId}'),
  summary: 'Delete an option or modifier that no product has',
  request: Type.Object(byId),
  response: Type.Object({}),
  errors: [CustomizationNotExist],
  facts: [CustomizationDeleted],
})

export const queryCustomizations = operation({
  ...reads,
  route: POST('/v3/customizations/query'),
  longGet: true,
  summary: 'Find options and modifiers, 100 a page at most, by cursor',
  request: Type.Object({ query: Maybe(Query(100)), fields }),
  response: Type.Object({
    customizations: Type.Array(Customization),
    pagingMetadata: CursorMetadata,
  }),
  errors: [InvalidFilter],
})

export const countCustomizations = operation({
  ...reads,
  route: POST('/v3/customizations/count'),
  summary: 'Count the options and modifiers that match',
  request: Type.Object({ filter: Maybe(Filter()) }),
  response: Type.Object({ count: Type.Integer() }),
  errors: [InvalidFilter],
})

export const bulkCreateCustomizations = operation({
  ...bulk,
  route: POST('/v3/bulk/customizations/create'),
  summary: 'Add up to 100 options and modifiers; failures are reported one by one',
  request: Type.Object({ customizations: Type.Array(NewCustomization, many), returnEntity }),
  facts: [CustomizationCreated],
})

export const bulkUpdateCustomizations = operation({
  ...bulk,
  route: POST('/v3/bulk/customizations/update'),
  summary: 'Change up to 100 options and modifiers; failures are reported one by one',
  request: Type.Object({
    customizations: Type.Array(changes, many),
    fieldMask: FieldMaskOf('customizations.customization'),
    returnEntity,
    fields,
  }),
  facts: [CustomizationChanged],
})
