import type { ShopProduct, ShopVariant } from '@vitrine/contract/shop'
import { type ProductState, soldOutState } from '../../views/product-state.ts'
import { missingOptions, type Selection } from './selection.ts'

/** Stock state of a product in one line. */
export type StockView =
  | { kind: Exclude<ProductState, 'preorder' | 'some'> }
  | { kind: 'left'; left: number }
  | { kind: 'preorder'; message?: string }
  | {
      kind: 'choose'
      options: readonly string[]
      /** Some of what is open is sold out. */
      isPartly: boolean
    }

type Owner = Pick<
  ShopProduct,
  'manageVariants' | 'options' | 'preorderable' | 'productType' | 'stock' | 'variants'
>

export function stockOf(
  product: Owner,
  selection: Selection,
  chosen: ShopVariant | undefined,
): StockView {
  const { manageVariants, options, productType, variants } = product
  const missing = missingOptions(options, selection)
  const isOpen = manageVariants && missing.length > 0
  if (product.stock === 'OUT_OF_STOCK') {
    return isOpen ? soldOut(product.preorderable, variants) : soldOutOf(chosen)
  }
  if (isOpen) {
    return {
      kind: 'choose',
      options: missing,
      isPartly: product.stock === 'PARTIALLY_OUT_OF_STOCK',
    }
  }
  if (!chosen?.inStock) return soldOutOf(chosen)
  if (chosen.left !== null && productType !== 'digital') return { kind: 'left', left: chosen.left }
  return { kind: productType === 'digital' ? 'digital' : 'in' }
}

/** Before anything is chosen, any variant may be ordered ahead. */
const soldOut = (preorderable: boolean, variants: readonly ShopVariant[]): StockView =>
  soldOutView(
    preorderable,
    variants.find((one) => one.preorderable),
  )

const soldOutOf = (chosen: ShopVariant | undefined): StockView =>
  soldOutView(chosen?.preorderable ?? false, chosen)

function soldOutView(preorderable: boolean, variant: ShopVariant | undefined): StockView {
  const kind = soldOutState(preorderable)
  if (kind === 'out') return { kind }
  const message = variant?.preorderMessage
  return { kind, ...(message ? { message } : {}) }
}
