import type { ProductCard, ShopVariant } from '@vitrine/contract/shop'

/** The state of a product for a buyer. */
export type ProductState = 'in' | 'digital' | 'giftCard' | 'some' | 'preorder' | 'out'

interface StateRule {
  /** The schema.org value for structured data. `InStock` matches the stock filter. */
  readonly offer: 'InStock' | 'PreOrder' | 'OutOfStock'
  /** In feeds for Google; Meta writes the same words with blanks. */
  readonly feed: 'in_stock' | 'preorder' | 'out_of_stock'
  readonly tone: 'good' | 'warn' | 'note' | 'bad'
}

/**
 * The single table of states, for cards, pages, filters, choices, structured data and feeds. Their labels are in
 * `states` of the messages, the same everywhere.
 */
export const productStates: Readonly<Record<ProductState, StateRule>> = {
  in: { offer: 'InStock', feed: 'in_stock', tone: 'good' },
  digital: { offer: 'InStock', feed: 'in_stock', tone: 'good' },
  giftCard: { offer: 'InStock', feed: 'in_stock', tone: 'good' },
  some: { offer: 'InStock', feed: 'in_stock', tone: 'warn' },
  preorder: { offer: 'PreOrder', feed: 'preorder', tone: 'note' },
  out: { offer: 'OutOfStock', feed: 'out_of_stock', tone: 'bad' },
}

/** Whether it is available now. Cards only show other states. */
export const isInStock = (state: ProductState) => productStates[state].offer === 'InStock'

type StockedCard = Pick<ProductCard, 'stock' | 'preorderable' | 'productType' | 'isGiftCard'>

/** Products in stock need no preorder, and a file is either available or sold out. */
export function stateOf({
  stock,
  preorderable,
  productType,
  isGiftCard,
}: StockedCard): ProductState {
  if (stock === 'OUT_OF_STOCK') return soldOutState(preorderable)
  if (stock === 'PARTIALLY_OUT_OF_STOCK') return 'some'
  if (isGiftCard) return 'giftCard'
  return productType === 'digital' ? 'digital' : 'in'
}

/** The state of a sold-out product, variant or choice. */
export const soldOutState = (preorderable: boolean): 'preorder' | 'out' =>
  preorderable ? 'preorder' : 'out'

/** The state of a chosen variant. */
export const stateOfVariant = ({
  inStock,
  preorderable,
}: Pick<ShopVariant, 'inStock' | 'preorderable'>): 'in' | 'preorder' | 'out' =>
  inStock ? 'in' : soldOutState(preorderable)
