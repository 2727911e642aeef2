import type { GalleryItem, Option, Product, Variant } from '../model/product.ts'
import { readSelection } from './options.ts'

export interface OptionsAvailability {
  readonly selected: Variant | null
  readonly gallery: readonly GalleryItem[]
  readonly options: readonly Option[]
  readonly availableForPurchase: boolean
}

/**
 * What can still be bought given the choices made so far: each choice is held against the variants
 * that agree with the selection of the other options.
 */
export function availabilityOf(
  product: Product,
  choices: Readonly<Record<string, string>>,
): OptionsAvailability {
  const selection = readSelection(product.options, choices)
  const isComplete = selection.size === product.options.length
  const selected = isComplete ? findSelected(product, [...selection.values()]) : undefined
  return {
    selected: selected ?? null,
    gallery: galleryOf(product, selection),
    options: product.manageVariants
      ? product.options.map((option) => withAvailability(option, product.variants, selection))
      : product.options,
    availableForPurchase: selected !== undefined && canBeBought(product, selected),
  }
}

function findSelected({ manageVariants, variants }: Product, choiceIds: readonly string[]) {
  if (!manageVariants) return variants[0]
  return variants.find((variant) => choiceIds.every((id) => variant.choiceIds.includes(id)))
}

const canBeBought = (product: Product, variant: Variant): boolean =>
  product.visible && variant.visible && (variant.stock.inStock || product.stock.preorder)

function withAvailability(
  option: Option,
  variants: readonly Variant[],
  selection: ReadonlyMap<string, string>,
): Option {
  const others = [...selection].filter(([id]) => id !== option.id).map(([, choice]) => choice)
  const agreeing = variants.filter(({ choiceIds }) => others.every((id) => choiceIds.includes(id)))
  const choices = option.choices.map((choice) => {
    const having = agreeing.filter(({ choiceIds }) => choiceIds.includes(choice.id))
    return {
      ...choice,
      inStock: having.some(({ stock }) => stock.inStock),
      visible: having.some(({ visible }) => visible),
    }
  })
  return { ...option, choices }
}

function galleryOf(product: Product, selection: ReadonlyMap<string, string>) {
  const shown = new Set(
    product.options.flatMap(({ id, choices }) =>
      choices.filter((one) => one.id === selection.get(id)).flatMap(({ mediaIds }) => mediaIds),
    ),
  )
  return shown.size > 0 ? product.gallery.filter(({ id }) => shown.has(id)) : product.gallery
}
