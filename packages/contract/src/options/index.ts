import {
  ChoiceAssignedToProduct,
  ChoiceIdsMismatch,
  ChoiceNotFound,
  ChoicesLimitExceeded,
  CustomizationChanged,
  CustomizationCreated,
  CustomizationDeleted,
  CustomizationNotExist,
  DoesntSupportChoices,
  DoesntSupportFreeText,
  InvalidCustomizationRenderType,
  InvalidFreeTextSettings,
  ModifiersLimitExceeded,
  OptionsLimitExceeded,
} from '../catalog/index.ts'
import { history } from '../history/index.ts'
import { DELETE, GET, Guid, Offset, OneOf, operation, POST, service, Type } from '../kit/index.ts'
import { RevisionConflict, SaveRequest, SaveResponse, saveDescription } from '../saves/index.ts'
import { OptionFilter, OptionToSave, optionSorts, SharedOption } from './schemas.ts'

export * from './schemas.ts'

const writes = { permission: 'admin', writes: true } as const
const WithOption = Type.Object({ option: SharedOption })

/**
 * Options and modifiers shared by products, in no dialect. Those of a single product are saved with the
 * product.
 */
export const options = service({
  name: 'options',
  summary: 'Options and modifiers that products share, with their choices',
  mounts: ['/vitrine/v1/options'],
  operations: {
    saveOption: operation({
      ...writes,
      route: POST('/save'),
      summary: 'Create an option or modifier, or change any part of it, in one transaction',
      description: saveDescription,
      request: SaveRequest('option', OptionToSave),
      response: SaveResponse('option', SharedOption),
      errors: [
        ChoiceAssignedToProduct,
        ChoiceIdsMismatch,
        ChoiceNotFound,
        ChoicesLimitExceeded,
        CustomizationNotExist,
        DoesntSupportChoices,
        DoesntSupportFreeText,
        InvalidCustomizationRenderType,
        InvalidFreeTextSettings,
        ModifiersLimitExceeded,
        OptionsLimitExceeded,
        RevisionConflict,
      ],
      facts: [CustomizationCreated, CustomizationChanged],
    }),
    getOption: operation({
      route: GET('/{id}'),
      permission: 'admin',
      summary: 'Read an option or modifier with its choices',
      request: Type.Object({ id: Guid() }),
      response: WithOption,
      errors: [CustomizationNotExist],
    }),
    listOptions: operation({
      route: POST('/list'),
      permission: 'admin',
      summary:
        'List options and modifiers that match a filter, with the number of products that use each',
      request: Type.Object({
        filter: Type.Optional(OptionFilter),
        /** Default: NAME. */
        sort: Type.Optional(OneOf(optionSorts)),
        /** Default 24, at most 100. */
        limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
        offset: Type.Optional(Offset()),
      }),
      response: Type.Object({
        options: Type.Array(SharedOption),
        /** On all pages. */
        total: Type.Integer(),
      }),
    }),
    restoreOption: operation({
      ...writes,
      route: POST('/{id}/restore'),
      summary: 'Restore a deleted option or modifier with its choices',
      description: 'The same as undoing its deletion in the history; conflicts are answered alike.',
      request: Type.Object({ id: Guid() }),
      response: WithOption,
      errors: [CustomizationNotExist, ...(history.operations.undoChange.errors ?? [])],
      facts: history.operations.undoChange.facts ?? [],
    }),
    deleteOption: operation({
      ...writes,
      route: DELETE('/{id}'),
      summary: 'Delete an option or modifier that no product uses; `restoreOption` restores it',
      request: Type.Object({ id: Guid() }),
      response: Type.Object({}),
      errors: [CustomizationNotExist],
      facts: [CustomizationDeleted],
    }),
  },
})
