import type { InputOf, OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/en.ts'
import type { Errors } from '../../scaffold/use-form.ts'

export type Customization = OutputOf<'catalogV3.getCustomization'>['customization']
export type Kind = Customization['customizationType']
export type Look = Customization['customizationRenderType']
export type Order = NonNullable<Customization['choicesSettings']>['sortOrder']

export interface ChoiceForm {
  readonly key: string
  /** Absent while it is new. */
  readonly id?: string
  readonly name: string
  /** `#rrggbb`. */
  readonly colour: string
}

export interface CustomizationForm {
  readonly name: string
  readonly kind: Kind
  readonly look: Look
  readonly order: Order
  readonly choices: readonly ChoiceForm[]
  readonly title: string
  readonly fewest: string
  readonly most: string
}

export const newChoice = (): ChoiceForm => ({
  key: crypto.randomUUID(),
  name: '',
  colour: '#888888',
})

export const emptyCustomization = (): CustomizationForm => ({
  name: '',
  kind: 'PRODUCT_OPTION',
  look: 'TEXT_CHOICES',
  order: 'DEFAULT',
  choices: [newChoice()],
  title: '',
  fewest: '0',
  most: '100',
})

export const formOf = (stored: Customization): CustomizationForm => ({
  name: stored.name,
  kind: stored.customizationType,
  look: stored.customizationRenderType,
  order: stored.choicesSettings?.sortOrder ?? 'DEFAULT',
  choices: (stored.choicesSettings?.choices ?? []).map(({ id, name, colorCode = '#888888' }) => ({
    key: id,
    id,
    name,
    colour: colorCode,
  })),
  title: stored.freeTextInput?.title ?? '',
  fewest: String(stored.freeTextInput?.minCharCount ?? 0),
  most: String(stored.freeTextInput?.maxCharCount ?? 100),
})

const wholeNumber = /^\d{1,3}$/

/** What is wrong, by field; choices as `choices.0`. */
export function checkCustomization(
  form: CustomizationForm,
  { field, customizations: words }: Messages,
): Errors {
  const required = form.name.trim() === '' ? { name: field.required } : {}
  if (form.look !== 'FREE_TEXT') return { ...required, ...checkChoices(form.choices, field, words) }
  const [fewest, most] = [Number(form.fewest), Number(form.most)]
  const isCounted = wholeNumber.test(form.fewest) && wholeNumber.test(form.most)
  return {
    ...required,
    ...(form.title.trim() === '' ? { title: field.required } : {}),
    ...(isCounted && fewest <= most && most > 0 && most <= 500 ? {} : { most: words.badCount }),
  }
}

function checkChoices(
  choices: readonly ChoiceForm[],
  field: Messages['field'],
  words: Messages['customizations'],
): Errors {
  if (choices.length === 0) return { choices: words.tooFew }
  const names = choices.map(({ name }) => name.trim().toLowerCase())
  return Object.fromEntries(
    names.flatMap((name, at) => {
      if (name === '') return [[`choices.${at}`, field.required]]
      return names.indexOf(name) < at ? [[`choices.${at}`, words.twice]] : []
    }),
  )
}

const choiceParts = ({ id, name, colour }: ChoiceForm, look: Look) => ({
  ...(id ? { id } : {}),
  name: name.trim(),
  ...(look === 'SWATCH_CHOICES' ? { colorCode: colour } : {}),
})

const freeText = ({ title, fewest, most }: CustomizationForm) => ({
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
