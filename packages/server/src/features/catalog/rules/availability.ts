import type { GalleryItem, Option, Product, Variant } from '../model/product.ts'

export interface OptionsAvailability {
  readonly selected: Variant | null
  readonly gallery: readonly GalleryItem[]
  readonly options: readonly Option[]
  readonly availableForPurchase: boolean
}

/** Choices made so far: the id of a choice by the id of its option. */
export type Selection = ReadonlyMap<string, string>

/** Whether some variant is in stock, is visible. */
export interface Presence {
  readonly inStock: boolean
  readonly visible: boolean
}

/** Of which variants the presence decides what is told of a choice. */
export interface Question {
  readonly choiceId: string
  /** In the order of the options. */
  readonly choiceIds: readonly string[]
  /** A choice of every option: at most one variant has them. */
  readonly isWhole: boolean
}

/** Each choice is held against the variants that agree with the selection of the other options. */
export const questionsOf = (
  { manageVariants, options }: Pick<Product, 'manageVariants' | 'options'>,
  selection: Selection,
): Question[] =>
  !manageVariants
    ? []
    : options.flatMap((option) =>
        option.choices.map(({ id: choiceId }) => {
          const chosen = new Map(selection).set(option.id, choiceId)
          const choiceIds = options.flatMap(({ id }) => chosen.get(id) ?? [])
          return { choiceId, choiceIds, isWhole: choiceIds.length === options.length }
        }),
      )

export const isComplete = ({ options }: Pick<Product, 'options'>, { size }: Selection): boolean =>
  size === options.length

/** What can still be bought given the choices made so far. */
export function availabilityOf(
  product: Product,
  selection: Selection,
  found: {
    readonly selected: Variant | undefined
    readonly presence: ReadonlyMap<string, Presence>
  },
): OptionsAvailability {
  const { selected, presence } = found
  return {
    selected: selected ?? null,
    gallery: galleryOf(product, selection),
    options: product.options.map((option) => ({
      ...option,
      choices: option.choices.map((choice) => ({ ...choice, ...presence.get(choice.id) })),
    })),
    availableForPurchase: selected !== undefined && canBeBought(product, selected),
  }
}

const canBeBought = (product: Product, variant: Variant): boolean =>
  product.visible && variant.visible && (variant.stock.inStock || product.stock.preorder)

function galleryOf(product: Product, selection: Selection) {
  const shown = new Set(
    product.options.flatMap(({ id, choices }) =>
      choices.filter((one) => one.id === selection.get(id)).flatMap(({ mediaIds }) => mediaIds),
    ),
  )
  return shown.size > 0 ? product.gallery.filter(({ id }) => shown.has(id)) : product.gallery
}
