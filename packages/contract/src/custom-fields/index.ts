import { GET, Guid, OneOf, operation, PATCH, POST, service, Type } from '../kit/index.ts'
import {
  CustomFieldKeyTaken,
  CustomFieldNotFound,
  CustomFieldValuesChanged,
  TooManyCustomFields,
} from './errors.ts'
import {
  CustomFieldCreated,
  CustomFieldDeleted,
  CustomFieldRestored,
  CustomFieldsArranged,
  CustomFieldUpdated,
} from './facts.ts'
import {
  CustomField,
  CustomFieldChanges,
  customFieldOwners,
  MAX_CUSTOM_FIELDS,
  NewCustomField,
} from './schemas.ts'

export * from './errors.ts'
export * from './facts.ts'
export * from './schemas.ts'

const writes = { permission: 'admin', leastRole: 'admin', writes: true } as const
const Fields = Type.Object({ fields: Type.Array(CustomField) })
const WithField = Type.Object({ field: CustomField })

/** Fields that the merchant defines; `customFields` of their owners has the values. */
export const customFields = service({
  name: 'custom-fields',
  summary: 'Custom fields of products, variants, collections and orders',
  mounts: ['/vitrine/v1/custom-fields'],
  operations: {
    listCustomFields: operation({
      route: GET(''),
      permission: 'admin',
      summary: 'List the custom fields in their order',
      request: Type.Object({
        /** Default: of all owners. */
        owner: Type.Optional(OneOf(customFieldOwners)),
        /** Deleted fields instead. Default: false. */
        deleted: Type.Optional(Type.Boolean()),
      }),
      response: Fields,
    }),
    createCustomField: operation({
      ...writes,
      route: POST(''),
      summary: 'Add a custom field, as the last one of its owner',
      request: Type.Object({ field: NewCustomField }),
      response: WithField,
      errors: [CustomFieldKeyTaken, TooManyCustomFields],
      facts: [CustomFieldCreated],
    }),
    changeCustomField: operation({
      ...writes,
      route: PATCH('/{id}'),
      summary: 'Change a custom field; its key, its type and its owner stay',
      description:
        'New limits hold for values that are saved from now on. Values that are stored already stay.',
      request: Type.Object({ id: Guid(), changes: CustomFieldChanges }),
      response: WithField,
      errors: [CustomFieldNotFound],
      facts: [CustomFieldUpdated],
    }),
    arrangeCustomFields: operation({
      ...writes,
      route: POST('/arrange'),
      summary: 'Set the order of the custom fields of an owner',
      request: Type.Object({
        owner: OneOf(customFieldOwners),
        /** Each field once. */
        ids: Type.Array(Guid(), { maxItems: MAX_CUSTOM_FIELDS }),
      }),
      response: Fields,
      facts: [CustomFieldsArranged],
    }),
    countCustomFieldValues: operation({
      route: GET('/{id}/values'),
      permission: 'admin',
      summary: 'Count the owners that have a value of a custom field',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({ count: Type.Integer() }),
      errors: [CustomFieldNotFound],
    }),
    deleteCustomField: operation({
      ...writes,
      route: POST('/{id}/delete'),
      summary: 'Delete a custom field with its values; `restoreCustomField` restores both',
      request: Type.Object({
        id: Guid(),
        /** The number of values that will be deleted, as a confirmation. */
        values: Type.Integer({ minimum: 0 }),
      }),
      response: Type.Object({}),
      errors: [CustomFieldNotFound, CustomFieldValuesChanged],
      facts: [CustomFieldDeleted],
    }),
    restoreCustomField: operation({
      ...writes,
      route: POST('/{id}/restore'),
      summary: 'Restore a deleted custom field with its values',
      request: Type.Object({ id: Guid() }),
      response: WithField,
      errors: [CustomFieldNotFound, TooManyCustomFields],
      facts: [CustomFieldRestored],
    }),
  },
})
