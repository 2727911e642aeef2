import type { ProductCard } from '@vitrine/contract/shop'

/** The state of a product for a buyer. */
export type ProductState = 'in' | 'digital' | 'giftCard' | 'some' | 'preorder' | 'out'

interface StateRule {
  /** The schema.org value for structured data. `InStock` matches the stock filter. */
  readonly offer: 'InStock' | 'PreOrder' | 'OutOfStock'
  readonly tone: 'good' | 'warn' | 'note' | 'bad'
}

/**
 * The single table of states for cards, pages, filters, choices and structured data. Their texts are `states`
 * of the messages.
 */
export const productStates: Readonly<Record<ProductState, StateRule>> = {
  in: { offer: 'InStock', tone: 'good' },
  digital: { offer: 'InStock', tone: 'good' },
  giftCard: { offer: 'InStock', tone: 'good' },
  some: { offer: 'InStock', tone: 'warn' },
  preorder: { offer: 'PreOrder', tone: 'note' },
  out: { offer: 'OutOfStock', tone: 'bad' },
}

/** Whether it is available now. Cards only show other states. */
export const isInStock = (state: ProductState) => productStates[state].offer === 'InStock'

type Sold = Pick<ProductCard, 'stock' | 'preorderable' | 'productType' | 'isGiftCard'>

/** Products in stock need no preorder, and a file is either available or sold out. */
export function stateOf({ stock, preorderable, productType, isGiftCard }: Sold): ProductState {
  if (stock === 'OUT_OF_STOCK') return soldOutState(preorderable)
  if (stock === 'PARTIALLY_OUT_OF_STOCK') return 'some'
  if (isGiftCard) return 'giftCard'
  return productType === 'digital' ? 'digital' : 'in'
}

/** The state of a sold-out product, variant or choice. */
export const soldOutState = (preorderable: boolean): 'preorder' | 'out' =>
  preorderable ? 'preorder' : 'out'
