import type { FieldChange } from '@vitrine/contract/saves'
import { differing, type Fields, present } from '../../editing/index.ts'

type Choices = ReadonlyMap<string, Fields>

/** The fields of an option, or of a fact's before or after state, under the names that requests use. */
const optionFields = ({ name, choiceOrder, freeText }: Fields): Fields => {
  const { title, minCharCount, maxCharCount, defaultAddedPrice } = (freeText ?? {}) as Fields
  return present({
    name,
    choiceOrder,
    'freeText.title': title,
    'freeText.minCharCount': minCharCount,
    'freeText.maxCharCount': maxCharCount,
    'freeText.addedPrice': defaultAddedPrice,
  })
}

const choicesOf = ({ choices }: Fields): Choices =>
  new Map(((choices ?? []) as readonly Fields[]).map((one) => [String(one.id), choiceFields(one)]))

/** Facts of older versions lack some display fields. */
export const choiceFields = (choice: Fields): Fields => ({
  name: choice.name,
  choiceType: choice.choiceType,
  colorCode: choice.colorCode ?? null,
  colorCodes: choice.colorCodes ?? [],
  image: pictureOf(choice.image),
  displayImage: pictureOf(choice.displayImage),
  addedPrice: choice.defaultAddedPrice ?? null,
  primaryChoiceIds: choice.primaryChoiceIds ?? [],
})

function pictureOf(picture: unknown): Fields | null {
  if (typeof picture !== 'object' || picture === null) return null
  const { id, url } = picture as Fields
  return id ? { id } : { url }
}

/** The differences by path; choices that only one side has appear as a whole. */
export const optionDifferences = (before: Fields, after: Fields): FieldChange[] => {
  const [was, is] = [choicesOf(before), choicesOf(after)]
  return [
    ...differing(optionFields(before), optionFields(after)),
    ...[...new Set([...was.keys(), ...is.keys()])].flatMap((id) => choiceDifferences(id, was, is)),
    ...differing(orderOf(was, is), orderOf(is, was)),
  ]
}

function choiceDifferences(id: string, before: Choices, after: Choices): FieldChange[] {
  const [was, is] = [before.get(id), after.get(id)]
  if (was && is) return differing(was, is, `choices.${id}.`)
  return [{ field: `choices.${id}`, ...(was && { before: was }), ...(is && { after: is }) }]
}

/** The order of the choices that both sides have. */
const orderOf = (own: Choices, other: Choices): Fields => {
  const arrangedChoiceIds = [...own.keys()].filter((id) => other.has(id))
  return arrangedChoiceIds.length > 0 ? { arrangedChoiceIds } : {}
}
