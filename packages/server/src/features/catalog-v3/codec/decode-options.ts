import type { ProductToUpdate } from '@vitrine/contract/catalog-v3'
import { violation } from '@vitrine/contract/kit'
import type {
  MediaReference,
  MediaUrl,
  WantedModifier,
  WantedOption,
  WantedOptionChoice,
} from '../../catalog/index.ts'
import { decodeReference } from './decode-media.ts'
import { decodeKeptPicture } from './sent-picture.ts'

type SentOption = NonNullable<ProductToUpdate['options']>[number]
type SentModifier = NonNullable<ProductToUpdate['modifiers']>[number]
type SentChoice = NonNullable<SentOption['choicesSettings']>['choices'][number]

export const decodeOption = (
  { id, name, optionRenderType, choicesSettings }: SentOption,
  field: string,
  mediaUrl: MediaUrl,
): WantedOption => {
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
  sent: SentModifier,
  field: string,
  mediaUrl: MediaUrl,
): WantedModifier => {
  const { id, name, modifierRenderType, mandatory, freeTextSettings, choicesSettings } = sent
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
}: NonNullable<SentModifier['freeTextSettings']>) => ({
  ...(title && { title }),
  ...(typeof minCharCount === 'number' && { minCharCount }),
  ...(typeof maxCharCount === 'number' && { maxCharCount }),
  ...(defaultAddedPrice && { addedPrice: defaultAddedPrice }),
})

function decodeChoice(sent: SentChoice, field: string, mediaUrl: MediaUrl): WantedOptionChoice {
  const { choiceId, name, choiceType, colorCode, colorCodes, image, displayImage } = sent
  const media = decodeShown(sent, field)
  const picture = (place: 'image' | 'displayImage') =>
    decodeKeptPicture(sent[place], `${field}.${place}`, mediaUrl)
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

/** The new way to name what shows a choice wins over the old one. */
function decodeShown(
  { media, linkedMedia }: SentChoice,
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
