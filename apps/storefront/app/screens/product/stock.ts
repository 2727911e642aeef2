import type { ShopProduct, ShopVariant } from '@vitrine/contract/shop'
import type { Messages } from '../../messages/index.ts'
import { type LeavingView, leavingOf } from '../../views/preorder.ts'
import { type ProductState, soldOutState } from '../../views/product-state.ts'
import type { ViewContext } from '../../views/view-context.ts'
import type { ChoiceState } from './choices.ts'
import { missingOptions, type Selection } from './selection.ts'

/** The stock state of a product in one line; `note` follows it. */
export type StockView = { note?: string } & (
  | { kind: Exclude<ProductState, 'preorder' | 'some'> }
  | { kind: 'left'; left: number }
  | { kind: 'preorder'; message?: string; leaving?: LeavingView }
  | { kind: 'choose'; options: readonly string[] }
)

type Owner = Pick<
  ShopProduct,
  | 'isGiftCard'
  | 'manageVariants'
  | 'options'
  | 'preorderable'
  | 'preorderShipsAt'
  | 'productType'
  | 'stock'
  | 'variants'
>

/** The selection of a product. */
export interface SelectionState {
  readonly selection: Selection
  readonly variant: ShopVariant | undefined
  readonly states: ReadonlyMap<string, ChoiceState>
}

export function stockOf(
  product: Owner,
  chosen: SelectionState,
  { messages, today }: Pick<ViewContext, 'today'> & { readonly messages: Messages },
): StockView {
  const { manageVariants, options, productType, variants, stock } = product
  const { selection, variant } = chosen
  const missing = missingOptions(options, selection)
  const isOpen = manageVariants && missing.length > 0
  if (stock === 'OUT_OF_STOCK' && isOpen) {
    // Before anything is chosen, any variant may be ordered ahead.
    const open = variants.find(({ preorderable }) => preorderable)
    const terms = open && { ...open, preorderShipsAt: product.preorderShipsAt }
    return soldOutView(product.preorderable, terms, today)
  }
  if (isOpen) {
    const note = stock === 'PARTIALLY_OUT_OF_STOCK' ? { note: messages.states.some } : {}
    return { kind: 'choose', options: missing, ...note }
  }
  if (!variant?.inStock) {
    const view = soldOutView(variant?.preorderable ?? false, variant, today)
    return view.kind === 'out' ? { ...view, ...insteadOf(product, chosen, messages) } : view
  }
  if (product.isGiftCard) return { kind: 'giftCard' }
  if (variant.left !== null && productType !== 'digital')
    return { kind: 'left', left: variant.left }
  return { kind: productType === 'digital' ? 'digital' : 'in' }
}

function soldOutView(
  preorderable: boolean,
  terms: Pick<ShopVariant, 'preorderMessage' | 'preorderShipsAt'> | undefined,
  today: string,
): StockView {
  const kind = soldOutState(preorderable)
  if (kind === 'out') return { kind }
  const message = terms?.preorderMessage
  const leaving = leavingOf(terms?.preorderShipsAt, today)
  if (leaving) return { kind, leaving, ...(message && { note: message }) }
  return { kind, ...(message ? { message } : {}) }
}

/** At most this many variants are named instead of one that is sold out. */
const maxNamed = 3

/** Alternatives that differ in a single choice and are available. */
function insteadOf(
  { manageVariants, options }: Owner,
  { selection, states }: SelectionState,
  messages: Messages,
): { note?: string } {
  if (!manageVariants) return {}
  const others = options.flatMap(({ name, choices }) =>
    choices
      .filter((one) => one.name !== selection[name] && isToBeHad(states.get(one.id)))
      .map((one) => nameOf(options, { ...selection, [name]: one.name }, messages)),
  )
  if (others.length === 0) return {}
  const list = new Intl.ListFormat(messages.locale, { type: 'disjunction' })
  const choices = list.format(others.slice(0, maxNamed))
  return { note: messages.product.instead({ choices }) }
}

/** A variant by its choices, such as “Chun in Large”. */
function nameOf(options: Owner['options'], selection: Selection, messages: Messages): string {
  const names = options.flatMap(({ name }) => selection[name] ?? [])
  const [first = '', second = ''] = names
  return names.length === 2 ? messages.product.together({ first, second }) : names.join(' · ')
}

const isToBeHad = (state: ChoiceState | undefined): boolean =>
  state !== undefined && (state.inStock || state.preorderable)
