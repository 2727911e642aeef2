import { defineError } from '../kit/index.ts'

/** Errors of options and modifiers that products share (catalog contract §13.2, §17). */
export const CustomizationNotExist = defineError({
  code: 'CUSTOMIZATION_NOT_EXIST',
  status: 404,
  description: 'There is no option or modifier with this id',
})
/** A product names a choice by an id that its option or modifier does not have. */
export const ChoiceNotExist = defineError({
  code: 'CHOICE_NOT_EXIST',
  status: 404,
  description: 'The option or modifier has no choice with this id',
})
export const ChoiceNotFound = defineError({
  code: 'CHOICE_NOT_FOUND',
  status: 404,
  description: 'The customization has no choice with this id',
})
/** Lines of text are for modifiers only: they make no variants. */
export const InvalidCustomizationRenderType = defineError({
  code: 'INVALID_CUSTOMIZATION_RENDER_TYPE',
  status: 400,
  description: 'Only a MODIFIER can be FREE_TEXT',
})
export const InvalidFreeTextSettings = defineError({
  code: 'INVALID_FREE_TEXT_SETTINGS',
  status: 400,
  description:
    'FREE_TEXT needs freeTextInput with a title, and no more characters at least than at most',
})
export const DoesntSupportChoices = defineError({
  code: 'DOESNT_SUPPORT_CHOICES',
  status: 400,
  description: 'A FREE_TEXT customization has no choices',
})
export const DoesntSupportFreeText = defineError({
  code: 'DOESNT_SUPPORT_FREE_TEXT',
  status: 400,
  description: 'Only a FREE_TEXT customization has freeTextInput',
})
/** The new order must name every choice once; `data` has the `missingIds` and the `extraIds`. */
export const ChoiceIdsMismatch = defineError({
  code: 'CHOICE_IDS_MISMATCH',
  status: 400,
  description: 'The ids are not exactly those of the choices',
})
export const ChoiceAssignedToProduct = defineError({
  code: 'CHOICE_ASSIGNED_TO_PRODUCT',
  status: 428,
  description: 'Products use this choice',
})
/** 100 choices; `data` has the `customizationIds` that would have more. */
export const ChoicesLimitExceeded = defineError({
  code: 'CHOICES_LIMIT_EXCEEDED',
  status: 428,
  description: 'A customization has at most 100 choices',
})
export const OptionsLimitExceeded = defineError({
  code: 'OPTIONS_LIMIT_EXCEEDED',
  status: 428,
  description: 'A site has at most 1000 shared options',
})
export const ModifiersLimitExceeded = defineError({
  code: 'MODIFIERS_LIMIT_EXCEEDED',
  status: 428,
  description: 'A site has at most 1000 shared modifiers',
})
export const ProductOptionNameAndTypeRequired = defineError({
  code: 'PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED',
  status: 400,
  description: 'An option without an id needs a name and an optionRenderType',
})
export const ProductOptionChoiceNameAndTypeRequired = defineError({
  code: 'PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED',
  status: 400,
  description: 'A choice that the option does not have yet needs a name and a choiceType',
})
export const ModifierNameAndTypeRequired = defineError({
  code: 'MODIFIER_NAME_AND_TYPE_REQUIRED',
  status: 400,
  description: 'A modifier without an id needs a name and a modifierRenderType',
})
export const ModifierChoiceNameAndTypeRequired = defineError({
  code: 'MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED',
  status: 400,
  description: 'A choice that the modifier does not have yet needs a name and a choiceType',
})
