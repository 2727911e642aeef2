import { violation } from '@vitrine/contract/kit'
import type { ProductToSave } from '@vitrine/contract/products'
import type { Product, ProductChanges } from '../../../catalog/index.ts'

type SavedOption = NonNullable<ProductToSave['options']>[number]

/**
 * Options of the product alone, and whether they create variants; nothing if the save contains shared options. Options
 * without variants stay when modifiers are saved.
 */
export function ownOptions(
  { options, manageVariants, variants, modifiers }: ProductToSave,
  before: Product | undefined,
): Pick<ProductChanges, 'options' | 'manageVariants'> {
  const isPlain = before !== undefined && !before.manageVariants && before.options.length > 0
  const managed = manageVariants === undefined ? {} : { manageVariants }
  if (options === undefined) {
    return isPlain && (modifiers !== undefined || manageVariants)
      ? { options: before.options.map(asItIs), manageVariants: manageVariants ?? false }
      : managed
  }
  const named = options ?? []
  if (named.length === 0) return isPlain ? { options: [], manageVariants: false } : {}
  if (!named.some(({ isShared }) => isShared === false)) {
    if (manageVariants !== false) return {}
    const sentence = 'can only be false where all options of the save have isShared: false'
    throw violation('product.manageVariants', 'ONE_OF_ALIGNMENT', sentence)
  }
  const isManaged = manageVariants ?? true
  refuseMixed(named, isManaged && Boolean(variants?.length))
  return { options: named.map(newOption), manageVariants: isManaged }
}

function refuseMixed(options: readonly SavedOption[], withVariants: boolean): void {
  const at = options.findIndex(({ isShared }) => isShared !== false)
  if (at >= 0) {
    const sentence = 'must be false for all options of a save, or for none'
    throw violation(`product.options[${at}].isShared`, 'ONE_OF_ALIGNMENT', sentence)
  }
  if (!withVariants) return
  const sentence =
    'cannot be combined with options of this product alone, which make their variants'
  throw violation('product.variants', 'ONE_OF_ALIGNMENT', sentence)
}

function newOption({ name, choices }: SavedOption, at: number) {
  const field = `product.options[${at}]`
  if (!name?.trim()) throw violation(`${field}.name`, 'REQUIRED_FIELD', 'is required')
  return {
    name: name.trim(),
    choices: choices.map((choice, place) => {
      const description = choice.name?.trim()
      if (description) return { description, value: choice.colorCode ?? description }
      throw violation(`${field}.choices[${place}].name`, 'REQUIRED_FIELD', 'is required')
    }),
  }
}

const asItIs = ({ name, choices }: Product['options'][number]) => ({
  name,
  choices: choices.map(({ description, value }) => ({ description, value })),
})
