import type { InputOf, OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import type { Errors } from '../../shared/use-form.ts'

export type Customization = OutputOf<'catalogV3.getCustomization'>['customization']
export type Kind = Customization['customizationType']
export type RenderType = Customization['customizationRenderType']
export type Order = NonNullable<Customization['choicesSettings']>['sortOrder']

export type CustomizationChoice = NonNullable<Customization['choicesSettings']>['choices'][number]
/** What a choice of a swatch is shown by. */
export type SwatchKind = Exclude<CustomizationChoice['choiceType'], 'CHOICE_TEXT'>
export type Picture = Pick<
  NonNullable<CustomizationChoice['image']>,
  'id' | 'url' | 'width' | 'height'
>

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
  kind: 'PRODUCT_OPTION',
  look: 'TEXT_CHOICES',
  order: 'DEFAULT',
  choices: [newChoice()],
  title: '',
  minChars: '0',
  maxChars: '100',
})

export const formOf = (stored: Customization): CustomizationForm => ({
  name: stored.name,
  kind: stored.customizationType,
  look: stored.customizationRenderType,
  order: stored.choicesSettings?.sortOrder ?? 'DEFAULT',
  choices: (stored.choicesSettings?.choices ?? []).map(choiceForm),
  title: stored.freeTextInput?.title ?? '',
  minChars: String(stored.freeTextInput?.minCharCount ?? 0),
  maxChars: String(stored.freeTextInput?.maxCharCount ?? 100),
})

function choiceForm({ id, name, choiceType, colorCode, colorCodes, image }: CustomizationChoice) {
  const [first = colorCode ?? GREY, second = LIGHT] = colorCodes?.colorCodes ?? []
  const kind = choiceType === 'CHOICE_TEXT' ? 'ONE_COLOR' : choiceType
  return { key: id, id, name, kind, second, colour: first, picture: image ?? null }
}

const wholeNumber = /^\d{1,3}$/

/** What is wrong, by field; choices as `choices.0`. */
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

const choiceParts = (choice: ChoiceForm, look: RenderType) => ({
  ...(choice.id ? { id: choice.id } : {}),
  name: choice.name.trim(),
  ...(look === 'SWATCH_CHOICES' ? { choiceType: choice.kind, ...swatchParts(choice) } : {}),
})

function swatchParts({ kind, colour, second, picture }: ChoiceForm) {
  if (kind === 'MULTIPLE_COLORS') return { colorCodes: { colorCodes: [colour, second] } }
  return kind === 'IMAGE' ? { image: picture } : { colorCode: colour }
}

const freeText = ({ title, minChars: fewest, maxChars: most }: CustomizationForm) => ({
  title: title.trim(),
  minCharCount: Number(fewest),
  maxCharCount: Number(most),
})

export const creationOf = (form: CustomizationForm): InputOf<'catalogV3.createCustomization'> => ({
  customization: {
    name: form.name.trim(),
    customizationType: form.kind,
    customizationRenderType: form.look,
    ...(form.look === 'FREE_TEXT'
      ? { freeTextInput: freeText(form) }
      : {
          choicesSettings: {
            sortOrder: form.order,
            choices: form.choices.map((one) => choiceParts(one, form.look)),
          },
        }),
  },
})

export const changeOf = (
  { id, revision }: Customization,
  form: CustomizationForm,
): InputOf<'catalogV3.updateCustomization'> => ({
  customization: {
    id,
    revision,
    name: form.name.trim(),
    ...(form.look === 'FREE_TEXT'
      ? { freeTextInput: freeText(form) }
      : { choicesSettings: { sortOrder: form.order } }),
  },
})

/** The list of choices as a whole where it differs from what is stored. */
export function choicesOf(
  stored: Customization,
  form: CustomizationForm,
): InputOf<'catalogV3.setCustomizationChoices'> | undefined {
  if (form.look === 'FREE_TEXT') return undefined
  const choices = form.choices.map((one) => choiceParts(one, form.look))
  const before = formOf(stored).choices.map((one) => choiceParts(one, form.look))
  if (JSON.stringify(choices) === JSON.stringify(before)) return undefined
  return { customizationId: stored.id, choices }
}
