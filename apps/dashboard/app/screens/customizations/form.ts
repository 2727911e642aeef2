import type { OptionKind, OptionToSave, SharedOption } from '@vitrine/contract/options'
import type { Messages } from '../../messages/index.ts'
import { sameValue } from '../../shared/rebase.ts'
import type { Errors } from '../../shared/use-form.ts'

export type Customization = SharedOption
export type Kind = OptionKind
export type RenderType = SharedOption['renderType']
export type Order = SharedOption['choiceOrder']

export type CustomizationChoice = SharedOption['choices'][number]
/** How a swatch choice is displayed. */
export type SwatchKind = Exclude<CustomizationChoice['choiceType'], 'CHOICE_TEXT'>
export interface Picture {
  /** Id of the library file; absent for a picture on another website. */
  readonly id?: string
  readonly url: string
}

export interface ChoiceForm {
  readonly key: string
  /** Absent while it is new. */
  readonly id?: string
  readonly name: string
  readonly kind: SwatchKind
  /** `#rrggbb`. */
  readonly colour: string
  /** The other one of two colours. */
  readonly second: string
  readonly picture: Picture | null
}

export interface CustomizationForm {
  readonly name: string
  readonly kind: Kind
  readonly look: RenderType
  readonly order: Order
  readonly choices: readonly ChoiceForm[]
  readonly title: string
  readonly minChars: string
  readonly maxChars: string
}

const GREY = '#888888'
const LIGHT = '#f4f1ec'

export const newChoice = (): ChoiceForm => ({
  key: crypto.randomUUID(),
  name: '',
  kind: 'ONE_COLOR',
  colour: GREY,
  second: LIGHT,
  picture: null,
})

export const emptyCustomization = (): CustomizationForm => ({
  name: '',
  kind: 'OPTION',
  look: 'TEXT_CHOICES',
  order: 'DEFAULT',
  choices: [newChoice()],
  title: '',
  minChars: '0',
  maxChars: '100',
})

export const formOf = (stored: Customization): CustomizationForm => ({
  name: stored.name,
  kind: stored.kind,
  look: stored.renderType,
  order: stored.choiceOrder,
  choices: stored.choices.map(choiceForm),
  title: stored.freeText?.title ?? '',
  minChars: String(stored.freeText?.minCharCount ?? 0),
  maxChars: String(stored.freeText?.maxCharCount ?? 100),
})

function choiceForm({ id, name, choiceType, colorCode, colorCodes, image }: CustomizationChoice) {
  const [first = colorCode ?? GREY, second = LIGHT] = colorCodes
  const kind = choiceType === 'CHOICE_TEXT' ? 'ONE_COLOR' : choiceType
  const picture = image && { url: image.url, ...(image.id !== null && { id: image.id }) }
  return { key: id, id, name, kind, second, colour: first, picture }
}

const wholeNumber = /^\d{1,3}$/

/** Errors by field; those of choices as `choices.0`. */
export function checkCustomization(
  form: CustomizationForm,
  { field, customizations }: Messages,
): Errors {
  const required = form.name.trim() === '' ? { name: field.required } : {}
  if (form.look !== 'FREE_TEXT')
    return { ...required, ...checkChoices(form, field, customizations) }
  const [minChars, maxChars] = [Number(form.minChars), Number(form.maxChars)]
  const isCounted = wholeNumber.test(form.minChars) && wholeNumber.test(form.maxChars)
  return {
    ...required,
    ...(form.title.trim() === '' ? { title: field.required } : {}),
    ...(isCounted && minChars <= maxChars && maxChars > 0 && maxChars <= 500
      ? {}
      : { maxChars: customizations.badCount }),
  }
}

function checkChoices(
  { choices, look }: CustomizationForm,
  field: Messages['field'],
  labels: Messages['customizations'],
): Errors {
  if (choices.length === 0) return { choices: labels.tooFew }
  const names = choices.map(({ name }) => name.trim().toLowerCase())
  return Object.fromEntries(
    names.flatMap((name, at) => {
      if (name === '') return [[`choices.${at}`, field.required]]
      if (names.indexOf(name) < at) return [[`choices.${at}`, labels.duplicate]]
      const isBare = look === 'SWATCH_CHOICES' && isPicture(choices[at]) && !choices[at]?.picture
      return isBare ? [[`choices.${at}`, labels.noPicture]] : []
    }),
  )
}

const isPicture = (choice: ChoiceForm | undefined) => choice?.kind === 'IMAGE'

type ChoiceToSave = NonNullable<OptionToSave['choices']>[number]

const choiceToSave = (choice: ChoiceForm, look: RenderType): ChoiceToSave => ({
  ...(choice.id ? { id: choice.id } : {}),
  name: choice.name.trim(),
  ...(look === 'SWATCH_CHOICES' && swatchToSave(choice)),
})

/** The kind of a stored choice does not change. */
function swatchToSave({ id, kind, colour, second, picture }: ChoiceForm): ChoiceToSave {
  const type = id ? {} : { choiceType: kind }
  if (kind === 'MULTIPLE_COLORS') return { ...type, colorCodes: [colour, second] }
  if (kind === 'ONE_COLOR') return { ...type, colorCode: colour }
  return { ...type, image: picture && (picture.id ? { id: picture.id } : { url: picture.url }) }
}

const freeText = ({ title, minChars: fewest, maxChars: most }: CustomizationForm) => ({
  title: title.trim(),
  minCharCount: Number(fewest),
  maxCharCount: Number(most),
})

export const creationOf = (form: CustomizationForm): OptionToSave => ({
  name: form.name.trim(),
  kind: form.kind,
  renderType: form.look,
  ...(form.look === 'FREE_TEXT'
    ? { freeText: freeText(form) }
    : {
        choiceOrder: form.order,
        choices: form.choices.map((one) => choiceToSave(one, form.look)),
      }),
})

/** The changes since it was read: fields, new and changed choices, deleted ones, and their order. */
export function changeOf(stored: Customization, form: CustomizationForm): OptionToSave {
  const { id, revision } = stored
  const base = formOf(stored)
  const name = form.name.trim()
  return {
    id,
    revision,
    ...(name !== base.name && { name }),
    ...(form.look === 'FREE_TEXT'
      ? !sameValue(freeText(form), freeText(base)) && { freeText: freeText(form) }
      : {
          ...(form.order !== base.order && { choiceOrder: form.order }),
          ...choiceChanges(base, form),
        }),
  }
}

function choiceChanges(base: CustomizationForm, form: CustomizationForm) {
  const before = new Map(base.choices.map((one) => [one.id, one]))
  const left = new Set(form.choices.map(({ id }) => id))
  const removedChoiceIds = base.choices.flatMap(({ id }) => (id && !left.has(id) ? id : []))
  const choices = form.choices
    .filter((one) => !one.id || !sameValue(one, before.get(one.id)))
    .map((one) => choiceToSave(one, form.look))
  const order = form.choices.flatMap(({ id }) => id ?? [])
  const was = base.choices.flatMap(({ id }) => (id && left.has(id) ? id : []))
  return {
    ...(choices.length > 0 && { choices }),
    ...(removedChoiceIds.length > 0 && { removedChoiceIds }),
    ...(!sameValue(order, was) && { arrangedChoiceIds: order }),
  }
}
