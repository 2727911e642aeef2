import type { ProductCard } from '@vitrine/contract/shop'

/** What a product is to somebody who would buy it now. */
export type ProductState = 'in' | 'digital' | 'giftCard' | 'some' | 'preorder' | 'out'

interface StateRule {
  /** In structured data, of schema.org. What is `InStock` there is what a filter for stock finds. */
  readonly offer: 'InStock' | 'PreOrder' | 'OutOfStock'
  readonly tone: 'good' | 'warn' | 'note' | 'bad'
}

/**
 * The one table of states: cards, pages, filters, choices and structured data follow it. Their
 * words are `states` of the messages, the same wherever they are said.
 */
export const productStates: Readonly<Record<ProductState, StateRule>> = {
  in: { offer: 'InStock', tone: 'good' },
  digital: { offer: 'InStock', tone: 'good' },
  giftCard: { offer: 'InStock', tone: 'good' },
  some: { offer: 'InStock', tone: 'warn' },
  preorder: { offer: 'PreOrder', tone: 'note' },
  out: { offer: 'OutOfStock', tone: 'bad' },
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
