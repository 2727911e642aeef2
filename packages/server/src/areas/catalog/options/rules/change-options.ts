import { MissingVariantOptionChoice } from '@vitrine/contract/catalog'
import { brokenRule } from '@vitrine/contract/kit'
import type { ProductChanges } from '../../shared/model/commands.ts'
import type { Product } from '../../shared/model/product.ts'
import { arrangeOptions } from './options.ts'
import { arrangeShared, type SharedLookup } from './shared-options.ts'

type Options = Pick<Product, 'options' | 'manageVariants'>

/** The options after a change, and whether they make variants. */
export function changeOptions(
  before: Product,
  changes: ProductChanges,
  context: SharedLookup & { readonly mint: () => string },
): Options {
  const { options, sharedOptions, modifiers, manageVariants = before.manageVariants } = changes
  if (options) {
    return { options: arrangeOptions(before.options, options, context.mint), manageVariants }
  }
  checkTogether(before, changes)
  // Options without variants are read and saved as modifiers.
  if (modifiers && !before.manageVariants && !sharedOptions?.length) {
    return { options: [], manageVariants }
  }
  if (!sharedOptions || (sharedOptions.length === 0 && !before.manageVariants)) {
    return { options: before.options, manageVariants }
  }
  // Pictures that choices show must exist already; a new product creates its own.
  const isNew = before.variants.length === 0
  const gallery = isNew ? (changes.gallery ?? []).map((one) => context.media(one)) : before.gallery
  const old = before.manageVariants ? before.options : []
  return {
    options: arrangeShared(old, sharedOptions, gallery, context),
    manageVariants: sharedOptions.length > 0,
  }
}

/** Options and the variants of their choices must be sent together. */
function checkTogether(before: Product, { sharedOptions, listedVariants }: ProductChanges): void {
  if (sharedOptions && !listedVariants && (sharedOptions.length > 0 || before.manageVariants)) {
    const optionsMissingChoice = sharedOptions.flatMap(({ name, id }) => name ?? id ?? [])
    throw MissingVariantOptionChoice(
      { optionsMissingChoice, productId: before.id },
      'Options change together with the variants: send variantsInfo as well',
    )
  }
  if (listedVariants && !sharedOptions && before.manageVariants) {
    const sentence = 'is needed with variantsInfo, as variants are made of the options'
    throw brokenRule('product.options', 'MISSING_OPTIONS_ON_UPDATE_VARIANTS', sentence)
  }
}
