import type { ProductCard, ShopVariant } from '@vitrine/contract/shop'

/** What a product is to somebody who would buy it now. */
export type ProductState = 'in' | 'digital' | 'giftCard' | 'some' | 'preorder' | 'out'

interface StateRule {
  /** In structured data, of schema.org. What is `InStock` there is what a filter for stock finds. */
  readonly offer: 'InStock' | 'PreOrder' | 'OutOfStock'
  /** In feeds for Google; Meta writes the same words with blanks. */
  readonly feed: 'in_stock' | 'preorder' | 'out_of_stock'
  readonly tone: 'good' | 'warn' | 'note' | 'bad'
}

/**
 * The one table of states: cards, pages, filters, choices, structured data and feeds follow it. Their
 * words are `states` of the messages, the same wherever they are said.
 */
export const productStates: Readonly<Record<ProductState, StateRule>> = {
  in: { offer: 'InStock', feed: 'in_stock', tone: 'good' },
  digital: { offer: 'InStock', feed: 'in_stock', tone: 'good' },
  giftCard: { offer: 'InStock', feed: 'in_stock', tone: 'good' },
  some: { offer: 'InStock', feed: 'in_stock', tone: 'warn' },
  preorder: { offer: 'PreOrder', feed: 'preorder', tone: 'note' },
  out: { offer: 'OutOfStock', feed: 'out_of_stock', tone: 'bad' },
}

/** Whether it can be had now. Cards say nothing of that, only what is not. */
export const isInStock = (state: ProductState) => productStates[state].offer === 'InStock'

type Sold = Pick<ProductCard, 'stock' | 'preorderable' | 'productType' | 'isGiftCard'>

/** What is in stock needs no preorder, and a file cannot run short without being sold out. */
export function stateOf({ stock, preorderable, productType, isGiftCard }: Sold): ProductState {
  if (stock === 'OUT_OF_STOCK') return soldOutState(preorderable)
  if (stock === 'PARTIALLY_OUT_OF_STOCK') return 'some'
  if (isGiftCard) return 'giftCard'
  return productType === 'digital' ? 'digital' : 'in'
}

/** What is sold out may be available for preorder; the same for a product, a variant and a choice. */
export const soldOutState = (preorderable: boolean): 'preorder' | 'out' =>
  preorderable ? 'preorder' : 'out'

/** What a variant is to somebody who has chosen it. */
export const stateOfVariant = ({
  inStock,
  preorderable,
}: Pick<ShopVariant, 'inStock' | 'preorderable'>): 'in' | 'preorder' | 'out' =>
  inStock ? 'in' : soldOutState(preorderable)
