import type {
  ChoiceInput,
  CustomizationChanges,
  CustomizationChoice,
  Customization as WireCustomization,
  NewCustomization as WireNew,
} from '@vitrine/contract/catalog-v3'
import { brokenRule, type Static } from '@vitrine/contract/kit'
import type {
  ChoiceFields,
  Customization,
  CustomizationChange,
  FreeTextFields,
  MediaUrl,
  NewCustomization,
  SharedChoice,
} from '../../../areas/catalog/index.ts'
import { decodeStoredPicture, encodeStoredPicture } from './picture-input.ts'

/** A customization to encode: its choices in display order, and the requested counts. */
export interface CustomizationView {
  readonly customization: Customization
  readonly choices: readonly SharedChoice[]
  readonly products?: number | undefined
  readonly withPictures: boolean
  readonly mediaUrl: MediaUrl
}

type Wire = Static<typeof WireCustomization>
type ChoiceView = Pick<CustomizationView, 'withPictures' | 'mediaUrl'>

export const encodeCustomization = ({
  customization,
  choices,
  products,
  ...view
}: CustomizationView): Wire => ({
  id: customization.id,
  revision: String(customization.revision),
  createdDate: customization.createdDate,
  updatedDate: customization.updatedDate,
  name: customization.name,
  key: customization.key,
  customizationType: customization.kind,
  customizationRenderType: customization.renderType,
  ...settings(customization, choices, view),
  ...(products === undefined ? {} : { assignedProductsCount: products }),
})

function settings(
  { freeText, choiceOrder }: Customization,
  choices: readonly SharedChoice[],
  view: ChoiceView,
): Pick<Wire, 'freeTextInput' | 'choicesSettings'> {
  if (!freeText) {
    const encoded = choices.map((choice) => encodeChoice(choice, view))
    return { choicesSettings: { choices: encoded, sortOrder: choiceOrder } }
  }
  const { defaultAddedPrice, ...rest } = freeText
  return {
    freeTextInput: { ...rest, ...(defaultAddedPrice === null ? {} : { defaultAddedPrice }) },
  }
}

function encodeChoice(
  shared: SharedChoice,
  { withPictures, mediaUrl }: ChoiceView,
): Static<typeof CustomizationChoice> {
  const { colorCode, colorCodes, image, defaultAddedPrice, displayImage, ...choice } = shared
  return {
    ...choice,
    ...(colorCode === null ? {} : { colorCode }),
    // Older facts have neither several colours nor pictures.
    ...(colorCodes?.length > 0 ? { colorCodes: { colorCodes: [...colorCodes] } } : {}),
    ...(image ? { image: encodeStoredPicture(image, mediaUrl) } : {}),
    ...(defaultAddedPrice === null ? {} : { defaultAddedPrice }),
    ...(withPictures && displayImage
      ? { displayImage: encodeStoredPicture(displayImage, mediaUrl) }
      : {}),
    primaryChoiceIds: [...choice.primaryChoiceIds],
  }
}

export function decodeNew(
  input: Static<typeof WireNew>,
  field: string,
  mediaUrl: MediaUrl,
): NewCustomization {
  if (input.id != null) {
    const sentence = 'is given by the server: leave it out'
    throw brokenRule(`${field}.id`, 'ID_NOT_ALLOWED_IN_REQUEST', sentence)
  }
  const { choices, sortOrder } = input.choicesSettings ?? {}
  const pathOf = (at: number) => `${field}.choicesSettings.choices[${at}]`
  return {
    kind: input.customizationType,
    renderType: input.customizationRenderType,
    name: input.name,
    field,
    ...freeTextOf(input.freeTextInput),
    ...(choices == null ? {} : { choices: decodeChoices(choices, pathOf, mediaUrl) }),
    ...(sortOrder == null ? {} : { choiceOrder: sortOrder }),
  }
}

export function decodeChanges(
  input: Static<typeof CustomizationChanges>,
  field: string,
): CustomizationChange {
  const sortOrder = input.choicesSettings?.sortOrder
  return {
    id: input.id,
    revision: Number(input.revision),
    field,
    ...(input.name == null ? {} : { name: input.name }),
    ...freeTextOf(input.freeTextInput),
    ...(sortOrder == null ? {} : { choiceOrder: sortOrder }),
  }
}

function freeTextOf(input: Static<typeof WireNew>['freeTextInput']): { freeText?: FreeTextFields } {
  if (input == null) return {}
  const { defaultAddedPrice, title, minCharCount, maxCharCount } = input
  return {
    freeText: {
      ...(title == null ? {} : { title }),
      ...(minCharCount == null ? {} : { minCharCount }),
      ...(maxCharCount == null ? {} : { maxCharCount }),
      ...(defaultAddedPrice === undefined ? {} : { defaultAddedPrice }),
    },
  }
}

export const decodeChoices = (
  input: readonly Static<typeof ChoiceInput>[],
  pathOf: (at: number) => string,
  mediaUrl: MediaUrl,
): ChoiceFields[] => input.map((choice, at) => decodeChoice(choice, pathOf(at), mediaUrl))

/** Null removes colours, a price or a picture. */
export function decodeChoice(
  input: Static<typeof ChoiceInput>,
  field: string,
  mediaUrl: MediaUrl,
): ChoiceFields {
  const { id, name, choiceType, colorCode, colorCodes, image, displayImage } = input
  const { defaultAddedPrice, primaryChoiceIds } = input
  const picture = (name: 'image' | 'displayImage') =>
    decodeStoredPicture(input[name], `${field}.${name}`, mediaUrl)
  return {
    ...(id == null ? {} : { id }),
    ...(name == null ? {} : { name }),
    ...(choiceType == null ? {} : { choiceType }),
    ...(colorCode === undefined ? {} : { colorCode }),
    ...(defaultAddedPrice === undefined ? {} : { defaultAddedPrice }),
    ...(colorCodes === undefined ? {} : { colorCodes: colorCodes?.colorCodes ?? null }),
    ...(image === undefined ? {} : { image: picture('image') }),
    ...(displayImage === undefined ? {} : { displayImage: picture('displayImage') }),
    ...(primaryChoiceIds === undefined ? {} : { primaryChoiceIds: primaryChoiceIds ?? [] }),
  }
}
