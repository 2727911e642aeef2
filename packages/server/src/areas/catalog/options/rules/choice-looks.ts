import { brokenRule } from '@vitrine/contract/kit'
import type { ChoiceType, RenderType } from '@vitrine/contract/vocabulary'
import type { ChoiceLook } from '../../shared/model/product.ts'
import type { SharedChoice } from '../model/customization.ts'

/** Choice types allowed for a render type; the first is the default. */
const typesOf = (renderType: RenderType): readonly [ChoiceType, ...ChoiceType[]] =>
  renderType === 'SWATCH_CHOICES' ? ['ONE_COLOR', 'MULTIPLE_COLORS', 'IMAGE'] : ['CHOICE_TEXT']

/** The type of a new choice. */
export function choiceTypeFor(
  renderType: RenderType,
  requested: ChoiceType | undefined,
  field: string,
): ChoiceType {
  const allowed = typesOf(renderType)
  const type = requested ?? allowed[0]
  if (allowed.includes(type)) return type
  const sentence = `must be ${allowed.join(' or ')}, as the customization is ${renderType}`
  throw brokenRule(`${field}.choiceType`, 'INVALID_CHOICE_TYPE', sentence, { allowed })
}

type Look = Pick<SharedChoice, 'choiceType' | 'colorCode' | 'colorCodes' | 'image' | 'displayImage'>

/** Checks that a choice has the fields of its type and none of other types. */
export function checkLook(look: Look, field: string): void {
  const refuse = (name: string, sentence: string) =>
    brokenRule(`${field}.${name}`, 'INVALID_CHOICE_VALUE', sentence)
  const { choiceType, colorCode, colorCodes, image, displayImage } = look
  if (choiceType === 'ONE_COLOR' && !isColor(colorCode)) {
    throw refuse('colorCode', 'must be a colour such as #1b2a3c')
  }
  if (choiceType === 'MULTIPLE_COLORS' && (colorCodes.length !== 2 || !colorCodes.every(isColor))) {
    throw refuse('colorCodes', 'must be two colours such as #1b2a3c and #f4f1ec')
  }
  if (choiceType === 'IMAGE' && image === null) throw refuse('image', 'must be a picture')
  if (choiceType !== 'ONE_COLOR' && colorCode !== null) {
    throw refuse('colorCode', 'only a ONE_COLOR choice has a colour')
  }
  if (choiceType !== 'MULTIPLE_COLORS' && colorCodes.length > 0) {
    throw refuse('colorCodes', 'only a MULTIPLE_COLORS choice has several colours')
  }
  if (choiceType !== 'IMAGE' && image !== null) {
    throw refuse('image', 'only an IMAGE choice has a picture in place of a colour')
  }
  if (choiceType !== 'ONE_COLOR' && displayImage !== null) {
    throw refuse('displayImage', 'only a ONE_COLOR choice has a picture beside its colour')
  }
}

const hexColor = /^#?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const isColor = (code: string | null): boolean => code !== null && hexColor.test(code)

/** A one-word label for a choice where its full look does not fit: a colour code, or else its name. */
export const shortLabelOf = ({
  colorCode,
  colorCodes,
  name,
}: Pick<SharedChoice, 'colorCode' | 'colorCodes' | 'name'>): string =>
  colorCode ?? colorCodes[0] ?? name

/** Whether a choice cannot be shown by its short label alone. */
export const needsFullLook = ({ choiceType }: Pick<ChoiceLook, 'choiceType'>): boolean =>
  choiceType === 'MULTIPLE_COLORS' || choiceType === 'IMAGE'
