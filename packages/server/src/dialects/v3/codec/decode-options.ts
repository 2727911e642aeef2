import type { ProductToUpdate } from '@vitrine/contract/catalog-v3'
import { violation } from '@vitrine/contract/kit'
import type {
  MediaReference,
  MediaUrl,
  RequestedModifier,
  RequestedOption,
  RequestedOptionChoice,
} from '../../../areas/catalog/index.ts'
import { decodeReference } from './decode-media.ts'
import { decodeStoredPicture } from './picture-input.ts'

type OptionInput = NonNullable<ProductToUpdate['options']>[number]
type ModifierInput = NonNullable<ProductToUpdate['modifiers']>[number]
type ChoiceSettingsInput = NonNullable<OptionInput['choicesSettings']>['choices'][number]

export const decodeOption = (
  { id, name, optionRenderType, choicesSettings }: OptionInput,
  field: string,
  mediaUrl: MediaUrl,
): RequestedOption => {
  const choices = choicesSettings?.choices
  if (!choices) throw violation(`${field}.choicesSettings.choices`, 'REQUIRED_FIELD', 'is required')
  return {
    ...(id && { id }),
    ...(name && { name }),
    ...(optionRenderType && { renderType: optionRenderType }),
    choices: choices.map((one, at) =>
      decodeChoice(one, `${field}.choicesSettings.choices[${at}]`, mediaUrl),
    ),
  }
}

export const decodeModifier = (
  input: ModifierInput,
  field: string,
  mediaUrl: MediaUrl,
): RequestedModifier => {
  const { id, name, modifierRenderType, mandatory, freeTextSettings, choicesSettings } = input
  return {
    ...(id && { id }),
    ...(name && { name }),
    ...(modifierRenderType && { renderType: modifierRenderType }),
    ...(typeof mandatory === 'boolean' && { mandatory }),
    ...(freeTextSettings && { freeText: decodeFreeText(freeTextSettings) }),
    ...(choicesSettings && {
      choices: choicesSettings.choices.map((one, at) => ({
        ...decodeChoice(one, `${field}.choicesSettings.choices[${at}]`, mediaUrl),
        ...(one.addedPrice && { addedPrice: one.addedPrice }),
      })),
    }),
  }
}

const decodeFreeText = ({
  title,
  minCharCount,
  maxCharCount,
  defaultAddedPrice,
}: NonNullable<ModifierInput['freeTextSettings']>) => ({
  ...(title && { title }),
  ...(typeof minCharCount === 'number' && { minCharCount }),
  ...(typeof maxCharCount === 'number' && { maxCharCount }),
  ...(defaultAddedPrice && { addedPrice: defaultAddedPrice }),
})

function decodeChoice(
  input: ChoiceSettingsInput,
  field: string,
  mediaUrl: MediaUrl,
): RequestedOptionChoice {
  const { choiceId, name, choiceType, colorCode, colorCodes, image, displayImage } = input
  const media = decodeLinkedMedia(input, field)
  const picture = (place: 'image' | 'displayImage') =>
    decodeStoredPicture(input[place], `${field}.${place}`, mediaUrl)
  return {
    ...(choiceId && { id: choiceId }),
    ...(name && { name }),
    ...(choiceType && { choiceType }),
    ...(colorCode && { colorCode }),
    ...(colorCodes?.colorCodes && { colorCodes: colorCodes.colorCodes }),
    ...(image !== undefined && { image: picture('image') }),
    ...(displayImage !== undefined && { displayImage: picture('displayImage') }),
    ...(media && { media }),
  }
}

/** The current field for linked media takes precedence over the deprecated one. */
function decodeLinkedMedia(
  { media, linkedMedia }: ChoiceSettingsInput,
  field: string,
): MediaReference[] | undefined {
  if (media?.items) {
    return media.items.map(({ mediaId, url }, at) =>
      decodeReference({ id: mediaId, url }, `${field}.media.items[${at}]`),
    )
  }
  if (media === null || linkedMedia === null) return []
  return linkedMedia?.map((one, at) => decodeReference(one, `${field}.linkedMedia[${at}]`))
}
