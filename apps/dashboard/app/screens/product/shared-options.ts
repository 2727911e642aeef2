import type { InputOf } from '../../api/client.ts'
import type { Customization } from '../customizations/form.ts'
import type { ProductV3 } from './extras/form.ts'
import type { OptionForm } from './form.ts'
import { normalizeName } from './normalize-name.ts'

type ProductUpdate = InputOf<'catalogV3.updateProductWithInventory'>['product']
type OptionUpdate = NonNullable<ProductUpdate['options']>[number]
type VariantUpdate = NonNullable<ProductUpdate['variantsInfo']>['variants'][number]
type Variant = NonNullable<ProductV3['variantsInfo']>['variants'][number]

/** An option of the form and what is known of it by its ids. */
interface PlannedOption {
  readonly id: string | undefined
  readonly name: string
  readonly renderType: 'TEXT_CHOICES' | 'SWATCH_CHOICES'
  readonly choices: readonly { readonly id: string | undefined; readonly name: string }[]
  /** The product has it already. */
  readonly isThere: boolean
}

/** A shared option with all its choices, as one of the form. */
export const optionFormOf = ({
  id,
  name,
  customizationRenderType,
  choicesSettings,
}: Customization): OptionForm => ({
  key: id,
  name,
  sharedId: id,
  kind: customizationRenderType === 'SWATCH_CHOICES' ? 'color' : 'text',
  choices: (choicesSettings?.choices ?? []).map((choice) => ({
    key: choice.id,
    name: choice.name,
    value: choice.colorCode ?? choice.name,
  })),
})

/**
 * Options and variants of a product that shares some of its options. What there is stays under its ids;
 * a combination that is new costs what the one next to it does.
 */
export function planOptionsAndVariants(
  options: readonly OptionForm[],
  { product, shared, isTracked }: PlanContext,
): Pick<ProductUpdate, 'options' | 'variantsInfo'> {
  const planned = options.map((option) => planOption(option, product, shared))
  const storedVariants = product.variantsInfo?.variants ?? []
  const usedIds = new Set<string>()
  const variants = combinationsOf(planned.map(({ choices }) => choices)).map(
    (choices): VariantUpdate => {
      const named = choices.map((choice, at) =>
        choiceReference(planned[at] as PlannedOption, choice),
      )
      const fits = storedVariants.filter((variant) => hasChoices(variant, planned, choices))
      const isFirst = choices.every(
        (choice, at) => planned[at]?.isThere || choice === planned[at]?.choices[0],
      )
      const old = isFirst ? fits.find(({ id }) => !usedIds.has(id)) : undefined
      if (old) usedIds.add(old.id)
      return old
        ? { id: old.id, choices: named }
        : { ...newVariant(fits[0] ?? storedVariants[0], isTracked), choices: named }
    },
  )
  return { options: planned.map(toSend(options)), variantsInfo: { variants } }
}

interface PlanContext {
  readonly product: ProductV3
  /** By the names of the options, folded. */
  readonly shared: ReadonlyMap<string, Customization>
  readonly isTracked: boolean
}

function planOption(
  option: OptionForm,
  product: ProductV3,
  shared: PlanContext['shared'],
): PlannedOption {
  const there = product.options.find(
    ({ id, name }) => id === option.sharedId || normalizeName(name) === normalizeName(option.name),
  )
  const known = shared.get(normalizeName(option.name))
  const choiceIds = new Map([
    ...(known?.choicesSettings?.choices ?? []).map(
      ({ id, name }) => [normalizeName(name), id] as const,
    ),
    ...(there?.choicesSettings.choices ?? []).map(
      (one) => [normalizeName(one.name), one.choiceId] as const,
    ),
  ])
  return {
    id: there?.id ?? known?.id,
    name: option.name.trim(),
    renderType: option.kind === 'color' ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
    choices: option.choices.map(({ name }) => ({
      id: choiceIds.get(normalizeName(name)),
      name: name.trim(),
    })),
    isThere: there !== undefined,
  }
}

const toSend =
  (options: readonly OptionForm[]) =>
  ({ id, name, renderType, choices }: PlannedOption, at: number): OptionUpdate => ({
    ...(id ? { id } : { name, optionRenderType: renderType }),
    choicesSettings: {
      choices: choices.map((choice, index) =>
        choice.id
          ? { choiceId: choice.id }
          : {
              name: choice.name,
              ...choiceAppearance(renderType, options[at]?.choices[index]?.value),
            },
      ),
    },
  })

const choiceAppearance = (renderType: PlannedOption['renderType'], value = '#888888') =>
  renderType === 'SWATCH_CHOICES'
    ? { choiceType: 'ONE_COLOR' as const, colorCode: value }
    : { choiceType: 'CHOICE_TEXT' as const }

/** Whether a variant has these choices, for the options it has. */
const hasChoices = (
  { choices: own }: Variant,
  planned: readonly PlannedOption[],
  choices: readonly PlannedOption['choices'][number][],
): boolean =>
  planned.every(({ id }, at) => {
    const known = own.find(({ optionChoiceIds }) => optionChoiceIds.optionId === id)
    return !known || known.optionChoiceIds.choiceId === choices[at]?.id
  })

const choiceReference = (
  { id, name, renderType }: PlannedOption,
  choice: PlannedOption['choices'][number],
): NonNullable<VariantUpdate['choices']>[number] =>
  id && choice.id
    ? { optionChoiceIds: { optionId: id, choiceId: choice.id } }
    : { optionChoiceNames: { optionName: name, choiceName: choice.name, renderType } }

const newVariant = (like: Variant | undefined, isTracked: boolean): VariantUpdate => {
  const { actualPrice, compareAtPrice } = like?.price ?? {}
  const weight = like?.physicalProperties?.weight
  return {
    price: {
      actualPrice: { amount: actualPrice?.amount ?? '0' },
      ...(compareAtPrice && { compareAtPrice: { amount: compareAtPrice.amount } }),
    },
    physicalProperties: weight === undefined ? {} : { weight },
    inventoryItem: isTracked ? { quantity: 0 } : { inStock: true },
  }
}

/** Every combination of one of each. */
const combinationsOf = <Item>(lists: readonly (readonly Item[])[]): Item[][] =>
  lists.reduce<Item[][]>(
    (all, list) => all.flatMap((one) => list.map((item) => [...one, item])),
    [[]],
  )
