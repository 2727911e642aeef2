import { violation } from '@vitrine/contract/kit'
import type { OptionKind, OptionToSave } from '@vitrine/contract/options'
import type {
  Catalog,
  ChoiceChange,
  ChoiceFields,
  Customization,
  CustomizationKind,
  FreeTextFields,
  NewCustomization,
} from '../../../catalog/index.ts'
import { type Fields, repeats, requiredWords, requireWords } from '../../editing/index.ts'
import { choiceFields } from './option-fields.ts'

type CustomizationSave = Parameters<Catalog['saveCustomization']>[1]
type SavedChoice = NonNullable<OptionToSave['choices']>[number]

const field = 'option'
const pathOfChoice = (at: number) => `${field}.choices[${at}]`

const kinds: Readonly<Record<OptionKind, CustomizationKind>> = {
  OPTION: 'PRODUCT_OPTION',
  MODIFIER: 'MODIFIER',
}
export const kindOf = (kind: OptionKind): CustomizationKind => kinds[kind]

export function planCreation(request: OptionToSave): NewCustomization {
  const { kind = 'OPTION', renderType = 'TEXT_CHOICES', choiceOrder, choices } = request
  for (const name of ['removedChoiceIds', 'arrangedChoiceIds'] as const) {
    if (!request[name]?.length) continue
    const sentence = 'must be empty: the choices of a new option have no ids yet'
    throw violation(`${field}.${name}`, 'FIELD_NOT_ALLOWED', sentence)
  }
  return {
    kind: kinds[kind],
    renderType,
    name: requiredWords(request.name, `${field}.name`),
    field,
    choicesField: `${field}.choices`,
    ...(request.freeText && { freeText: freeTextOf(request.freeText) }),
    ...(choices && { choices: choices.map((one, at) => decodeChoice(one, pathOfChoice(at))) }),
    ...(choiceOrder && { choiceOrder }),
  }
}

/** The changes of an option and its choices, without values that are already set. */
export function planUpdate(before: Customization, request: OptionToSave): CustomizationSave {
  refuseOther('kind', request.kind && kinds[request.kind], before.kind)
  refuseOther('renderType', request.renderType, before.renderType)
  const { name, freeText, choiceOrder, arrangedChoiceIds } = request
  if (name !== undefined) requireWords(name, `${field}.name`)
  return {
    id: before.id,
    field,
    ...(name !== undefined && { name }),
    ...(freeText && { freeText: freeTextOf(freeText) }),
    ...(choiceOrder && choiceOrder !== before.choiceOrder && { choiceOrder }),
    ...planChoices(before, request.choices ?? []),
    removedIds: request.removedChoiceIds ?? [],
    arrangedIds: arrangedChoiceIds,
  }
}

function planChoices(
  { choices }: Customization,
  requested: readonly SavedChoice[],
): Pick<CustomizationSave, 'changed' | 'added'> {
  const present = new Map(choices.map((one) => [one.id, choiceFields({ ...one })]))
  const placed = requested.map((one, at) => {
    const fields = decodeChoice(
      withoutRepeated(one, present.get(one.id?.toLowerCase() ?? '')),
      pathOfChoice(at),
    )
    return { at, fields }
  })
  const changes = placed.filter(
    ({ fields: { id, ...others } }) => id !== undefined && !isUnchanged(id, others, present),
  )
  const added = placed.filter(({ fields: { id } }) => id === undefined)
  const pathAt = (some: typeof placed) => (at: number) =>
    pathOfChoice((some[at] ?? some.at(-1))?.at ?? 0)
  return {
    changed: {
      choices: changes.map(({ fields }) => fields as ChoiceChange),
      pathOf: pathAt(changes),
    },
    added: { choices: added.map(({ fields }) => fields), pathOf: pathAt(added) },
  }
}

/** A missing choice counts as changed, so that the catalog refuses it. */
const isUnchanged = (id: string, others: object, present: ReadonlyMap<string, Fields>): boolean =>
  present.has(id.toLowerCase()) && Object.keys(others).length === 0

/** A choice without the fields that already have their value. */
function withoutRepeated(requested: SavedChoice, present: Fields | undefined): SavedChoice {
  if (!present) return requested
  const fields = Object.entries(requested).filter(
    ([name, value]) => name === 'id' || !repeats(value, present[name], name),
  )
  return Object.fromEntries(fields)
}

function decodeChoice(choice: SavedChoice, path: string): ChoiceFields {
  const { addedPrice, image, displayImage, ...others } = choice
  return {
    ...others,
    ...(addedPrice !== undefined && { defaultAddedPrice: addedPrice }),
    ...(image !== undefined && { image: pictureOf(image, `${path}.image`) }),
    ...(displayImage !== undefined && {
      displayImage: pictureOf(displayImage, `${path}.displayImage`),
    }),
  }
}

/** The stored form of a picture: only the id of a library picture, so that it stays valid when the shop moves. */
function pictureOf(picture: SavedChoice['image'], path: string) {
  if (!picture) return null
  const { id, url } = picture
  if ((id === undefined) === (url === undefined)) {
    throw violation(path, 'FORMAT', 'must have an id or a url')
  }
  const size = { width: 0, height: 0 }
  return id === undefined ? { url, ...size } : { id, url: '', ...size }
}

function freeTextOf({
  addedPrice,
  ...others
}: NonNullable<OptionToSave['freeText']>): FreeTextFields {
  return { ...others, ...(addedPrice !== undefined && { defaultAddedPrice: addedPrice }) }
}

function refuseOther(name: string, requested: string | undefined, present: string): void {
  if (requested === undefined || requested === present) return
  throw violation(`${field}.${name}`, 'FIELD_NOT_ALLOWED', 'cannot be changed once it is set')
}
