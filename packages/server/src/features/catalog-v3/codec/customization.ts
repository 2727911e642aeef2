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
} from '../../catalog/index.ts'
import { decodeKeptPicture, encodeKeptPicture } from './sent-picture.ts'

/** A customization as it is shown: its choices in their order, and what was asked for. */
export interface ShownCustomization {
  readonly customization: Customization
  readonly choices: readonly SharedChoice[]
  readonly products?: number | undefined
  readonly withPictures: boolean
  readonly mediaUrl: MediaUrl
}

type Wire = Static<typeof WireCustomization>
type ChoiceView = Pick<ShownCustomization, 'withPictures' | 'mediaUrl'>

export const encodeCustomization = ({
  customization,
  choices,
  products,
  ...view
}: ShownCustomization): Wire => ({
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
    // Older facts know neither several colours nor pictures.
    ...(colorCodes?.length > 0 ? { colorCodes: { colorCodes: [...colorCodes] } } : {}),
    ...(image ? { image: encodeKeptPicture(image, mediaUrl) } : {}),
    ...(defaultAddedPrice === null ? {} : { defaultAddedPrice }),
    ...(withPictures && displayImage
      ? { displayImage: encodeKeptPicture(displayImage, mediaUrl) }
      : {}),
    primaryChoiceIds: [...choice.primaryChoiceIds],
  }
}

export function decodeNew(
  sent: Static<typeof WireNew>,
  field: string,
  mediaUrl: MediaUrl,
): NewCustomization {
  if (sent.id != null) {
    const sentence = 'is given by the server: leave it out'
    throw brokenRule(`${field}.id`, 'ID_NOT_ALLOWED_IN_REQUEST', sentence)
  }
  const { choices, sortOrder } = sent.choicesSettings ?? {}
  const place = (at: number) => `${field}.choicesSettings.choices[${at}]`
  return {
    kind: sent.customizationType,
    renderType: sent.customizationRenderType,
    name: sent.name,
    field,
    ...freeTextOf(sent.freeTextInput),
    ...(choices == null ? {} : { choices: decodeChoices(choices, place, mediaUrl) }),
    ...(sortOrder == null ? {} : { choiceOrder: sortOrder }),
  }
}

export function decodeChanges(
  sent: Static<typeof CustomizationChanges>,
  field: string,
): CustomizationChange {
  const sortOrder = sent.choicesSettings?.sortOrder
  return {
    id: sent.id,
    revision: Number(sent.revision),
    field,
    ...(sent.name == null ? {} : { name: sent.name }),
    ...freeTextOf(sent.freeTextInput),
    ...(sortOrder == null ? {} : { choiceOrder: sortOrder }),
  }
}

function freeTextOf(sent: Static<typeof WireNew>['freeTextInput']): { freeText?: FreeTextFields } {
  if (sent == null) return {}
  const { defaultAddedPrice, title, minCharCount, maxCharCount } = sent
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
  sent: readonly Static<typeof ChoiceInput>[],
  place: (at: number) => string,
  mediaUrl: MediaUrl,
): ChoiceFields[] => sent.map((choice, at) => decodeChoice(choice, place(at), mediaUrl))

/** Null takes colours, a price or a picture away. */
export function decodeChoice(
  sent: Static<typeof ChoiceInput>,
  field: string,
  mediaUrl: MediaUrl,
): ChoiceFields {
  const { id, name, choiceType, colorCode, colorCodes, image, displayImage } = sent
  const { defaultAddedPrice, primaryChoiceIds } = sent
  const picture = (name: 'image' | 'displayImage') =>
    decodeKeptPicture(sent[name], `${field}.${name}`, mediaUrl)
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
