import {
  ChoiceAssignedToProduct,
  ChoiceIdsMismatch,
  ChoiceNotFound,
  ChoicesLimitExceeded,
  CustomizationChanged,
  CustomizationNotExist,
  DoesntSupportChoices,
  InvalidRevision,
} from '../../catalog/index.ts'
import {
  BulkReply,
  type ErrorDefinition,
  Maybe,
  OneOf,
  operation,
  POST,
  type TSchema,
  Type,
} from '../../kit/index.ts'
import { customizationMounts } from '../mounts.ts'
import {
  ChoiceChanges,
  ChoiceInput,
  Customization,
  customizationParts,
} from '../schemas/customization.ts'
import { EntityId, Revision } from '../schemas/entity.ts'

const fields = Maybe(Type.Array(OneOf(customizationParts), { maxItems: 100 }))
const writes = { mounts: customizationMounts, permission: 'admin', writes: true } as const

const choicesCall = <const Properties extends Readonly<Record<string, TSchema>>>(
  verb: string,
  summary: string,
  request: Properties,
  errors: readonly ErrorDefinition[],
) =>
  operation({
    ...writes,
    route: POST(`/v3/customizations/{customizationId}/${verb}-choices`),
    summary,
    request: Type.Object({ customizationId: EntityId(), ...request, fields }),
    response: Type.Object({ customization: Customization }),
    errors: [CustomizationNotExist, DoesntSupportChoices, ...errors],
    facts: [CustomizationChanged],
  })

const list = Type.Array(ChoiceInput, { minItems: 1, maxItems: 1000 })
const ids = (maxItems: number) => Type.Array(EntityId(), { minItems: 1, maxItems })

/** Choices of options and modifiers (§13.2); each call raises the revision by one. */
export const addCustomizationChoices = choicesCall(
  'add',
  'Append choices; up to 100 in total',
  { choices: list },
  [ChoicesLimitExceeded],
)
export const setCustomizationChoices = choicesCall(
  'set',
  'Replace the choices, in this order; those that products use must stay',
  { choices: list },
  [ChoicesLimitExceeded, ChoiceNotFound],
)
export const removeCustomizationChoices = choicesCall(
  'remove',
  'Remove choices that no product uses',
  { choiceIds: ids(100), revision: Maybe(Revision()) },
  [ChoiceNotFound, ChoiceAssignedToProduct, InvalidRevision],
)
export const updateCustomizationChoices = choicesCall(
  'update',
  'Change choices; every product shows their new names and colours at once',
  {
    revision: Revision(),
    choices: Type.Array(Type.Object({ choice: ChoiceChanges }), { minItems: 1, maxItems: 100 }),
  },
  [ChoiceNotFound, InvalidRevision],
)
export const reorderCustomizationChoices = choicesCall(
  'reorder',
  'Set the order of all choices; each must be named once',
  { revision: Revision(), choiceIds: ids(1000) },
  [ChoiceIdsMismatch, InvalidRevision],
)

export const bulkAddCustomizationChoices = operation({
  ...writes,
  route: POST('/v3/bulk/customizations/add-choices'),
  summary: 'Add choices to many options and modifiers; failures are reported one by one',
  request: Type.Object({
    customizationsChoices: Type.Array(
      Type.Object({
        customizationId: EntityId(),
        choices: Type.Array(ChoiceInput, { minItems: 1, maxItems: 100 }),
      }),
      { minItems: 1, maxItems: 1000 },
    ),
    returnEntity: Maybe(Type.Boolean()),
    fields,
  }),
  response: BulkReply(Customization, 'customization'),
  facts: [CustomizationChanged],
})
