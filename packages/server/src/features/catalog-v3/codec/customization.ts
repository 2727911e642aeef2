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
  NewCustomization,
  SharedChoice,
} from '../../catalog/index.ts'
import { decodePicture, type SentPicture } from './sent-picture.ts'

/** A customization as it is shown: its choices in their order, and what was asked for. */
export interface ShownCustomization {
  readonly customization: Customization
  readonly choices: readonly SharedChoice[]
  readonly products?: number | undefined
  readonly withPictures: boolean
}

type Wire = Static<typeof WireCustomization>

export const encodeCustomization = ({
  customization,
  choices,
  products,
  withPictures,
}: ShownCustomization): Wire => ({
  id: customization.id,
  revision: String(customization.revision),
  createdDate: customization.createdDate,
  updatedDate: customization.updatedDate,
  name: customization.name,
  key: customization.key,
  customizationType: customization.kind,
  customizationRenderType: customization.renderType,
  ...settings(customization, choices, withPictures),
  ...(products === undefined ? {} : { assignedProductsCount: products }),
})

function settings(
  { freeText, choiceOrder }: Customization,
  choices: readonly SharedChoice[],
  withPictures: boolean,
): Pick<Wire, 'freeTextInput' | 'choicesSettings'> {
  if (!freeText) {
    const encoded = choices.map((choice) => encodeChoice(choice, withPictures))
    return { choicesSettings: { choices: encoded, sortOrder: choiceOrder } }
  }
  const { defaultAddedPrice, ...rest } = freeText
  return {
    freeTextInput: { ...rest, ...(defaultAddedPrice === null ? {} : { defaultAddedPrice }) },
  }
}

function encodeChoice(
  { colorCode, defaultAddedPrice, displayImage, primaryChoiceIds, ...choice }: SharedChoice,
  withPictures: boolean,
): Static<typeof CustomizationChoice> {
  return {
    ...choice,
    ...(colorCode === null ? {} : { colorCode }),
    ...(defaultAddedPrice === null ? {} : { defaultAddedPrice }),
    ...(withPictures && displayImage ? { displayImage: displayImage as SentPicture } : {}),
    primaryChoiceIds: [...primaryChoiceIds],
  }
}

export function decodeNew(sent: Static<typeof WireNew>, field: string): NewCustomization {
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
    ...(choices == null ? {} : { choices: decodeChoices(choices, place) }),
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
): ChoiceFields[] => sent.map((choice, at) => decodeChoice(choice, place(at)))

/** Null takes a colour, price or picture away. */
export function decodeChoice(sent: Static<typeof ChoiceInput>, field: string): ChoiceFields {
  refuseOtherLooks(sent, field)
  const { id, name, choiceType, colorCode, defaultAddedPrice, displayImage, primaryChoiceIds } =
    sent
  return {
    ...(id == null ? {} : { id }),
    ...(name == null ? {} : { name }),
    ...(choiceType == null ? {} : { choiceType }),
    ...(colorCode === undefined ? {} : { colorCode }),
    ...(defaultAddedPrice === undefined ? {} : { defaultAddedPrice }),
    ...(displayImage === undefined ? {} : { displayImage: pictureOf(displayImage, field) }),
    ...(primaryChoiceIds === undefined ? {} : { primaryChoiceIds: primaryChoiceIds ?? [] }),
  }
}

const pictureOf = (sent: unknown, field: string) =>
  sent === null ? null : decodePicture(sent, `${field}.displayImage`)

/** Several colours or a picture in place of a colour are looks that no shared choice has. */
function refuseOtherLooks(sent: Static<typeof ChoiceInput>, field: string): void {
  for (const name of ['colorCodes', 'image'] as const) {
    if (sent[name] == null) continue
    const sentence = 'is not supported: a choice is a text or has one colorCode'
    throw brokenRule(`${field}.${name}`, 'INVALID_CHOICE_VALUE', sentence)
  }
}
