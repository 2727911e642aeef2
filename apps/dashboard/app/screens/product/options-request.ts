import type { ProductToSave } from '@vitrine/contract/products'
import type { ChoiceForm, OptionForm, ProductForm } from './form.ts'

type OptionToSave = NonNullable<ProductToSave['options']>[number]

/**
 * The options of a form. While none of them is shared they are of this product alone; next to a shared one a new
 * one is shared as well.
 */
export function optionsToSave({
  options,
  manageVariants,
}: Pick<ProductForm, 'options' | 'manageVariants'>): Pick<
  ProductToSave,
  'options' | 'manageVariants'
> {
  if (options.length === 0) return { options: null }
  if (options.some(({ isShared }) => isShared)) return { options: options.map(nextToShared) }
  return { options: options.map(ownOption), manageVariants }
}

const ownOption = ({ name, kind, choices }: OptionForm): OptionToSave => ({
  name: name.trim(),
  isShared: false,
  choices: choices.map((choice) => ({
    name: choice.name.trim(),
    ...lookOf(kind, choice),
  })),
})

/** Stored and chosen options are identified by id; a renamed one is a new option. */
const nextToShared = ({ id, name, storedName, kind, choices }: OptionForm): OptionToSave => ({
  ...(id && (storedName ?? name) === name
    ? { id }
    : {
        name: name.trim(),
        renderType: kind === 'color' ? ('SWATCH_CHOICES' as const) : ('TEXT_CHOICES' as const),
      }),
  choices: choices.map((choice) => ({
    name: choice.name.trim(),
    ...lookOf(kind, choice),
  })),
})

/** A picture swatch has its name in place of a colour. */
const lookOf = (kind: OptionForm['kind'], { name, value }: ChoiceForm) =>
  kind === 'color' && value !== '' && value !== name ? { colorCode: value } : {}
