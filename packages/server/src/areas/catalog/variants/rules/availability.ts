import type { GalleryItem, Option, Product, Variant } from '../../shared/model/product.ts'

export interface OptionsAvailability {
  readonly selected: Variant | null
  readonly gallery: readonly GalleryItem[]
  readonly options: readonly Option[]
  readonly availableForPurchase: boolean
}

/** The current selection: choice id by option id. */
export type Selection = ReadonlyMap<string, string>

/** Whether a variant is in stock, and whether one is visible. */
export interface Presence {
  readonly inStock: boolean
  readonly visible: boolean
}

/** The choices whose variants decide the availability of a choice. */
export interface PresenceQuery {
  readonly choiceId: string
  /** In the order of the options. */
  readonly choiceIds: readonly string[]
  /** Whether there is a choice of every option: at most one variant matches. */
  readonly isWhole: boolean
}

/** For each choice, the query for variants that match it and the selection of the other options. */
export const presenceQueriesOf = (
  { manageVariants, options }: Pick<Product, 'manageVariants' | 'options'>,
  selection: Selection,
): PresenceQuery[] =>
  !manageVariants
    ? []
    : options.flatMap((option) =>
        option.choices.map(({ id: choiceId }) => {
          const selected = new Map(selection).set(option.id, choiceId)
          const choiceIds = options.flatMap(({ id }) => selected.get(id) ?? [])
          return { choiceId, choiceIds, isWhole: choiceIds.length === options.length }
        }),
      )

export const isComplete = ({ options }: Pick<Product, 'options'>, { size }: Selection): boolean =>
  size === options.length

/** Which choices are still available given a selection. */
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

/** The availability of a choice, given the selected ones. */
export interface ChoiceState {
  readonly id: string
  /** Whether some variant has it. */
  readonly exists: boolean
  readonly inStock: boolean
  readonly preorderable: boolean
}

/** The state of each choice; `open` are those with preorderable variants. */
export const choiceStatesOf = (
  { options }: Pick<Product, 'options'>,
  presence: ReadonlyMap<string, Presence>,
  open: ReadonlySet<string>,
): ChoiceState[] =>
  options.flatMap(({ choices }) =>
    choices.map(({ id }) => {
      const { visible = false, inStock = false } = presence.get(id) ?? {}
      return { id, exists: visible, inStock: visible && inStock, preorderable: open.has(id) }
    }),
  )

const canBeBought = (product: Product, variant: Variant): boolean =>
  product.visible && variant.visible && (variant.stock.inStock || product.stock.preorder)

function galleryOf(product: Product, selection: Selection) {
  const visibleIds = new Set(
    product.options.flatMap(({ id, choices }) =>
      choices.filter((one) => one.id === selection.get(id)).flatMap(({ mediaIds }) => mediaIds),
    ),
  )
  return visibleIds.size > 0
    ? product.gallery.filter(({ id }) => visibleIds.has(id))
    : product.gallery
}
