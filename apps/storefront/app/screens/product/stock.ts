import type { Product, StoreVariant } from '@vitrine/contract/catalog-v1'
import { availabilityOf } from '../../views/availability.ts'
import { missingOptions, type Selection } from './selection.ts'

/** Stock state of a product in one line. */
export type StockView =
  | { kind: 'in' | 'some' | 'out' }
  | { kind: 'left'; left: number }
  | { kind: 'preorder'; message?: string }
  | { kind: 'choose'; options: readonly string[] }

export type SelectedVariant = { inStock: boolean; quantity?: number | null; variantId: string }

// Fewer than this are shown as a number.
const fewLeft = 5

export function stockOf(
  product: Product,
  selection: Selection,
  chosen: SelectedVariant | undefined,
  variants: readonly StoreVariant[],
): StockView {
  const { stock } = product
  const absent = absence(variants, chosen?.variantId)
  if (stock.inventoryStatus === 'OUT_OF_STOCK') return absent
  const missing = missingOptions(product.productOptions, selection)
  if (product.manageVariants && missing.length > 0) return { kind: 'choose', options: missing }
  const own = product.manageVariants ? chosen : { ...stock, inStock: stock.inStock }
  if (own && !own.inStock) return absent
  const left = own?.quantity
  if (typeof left === 'number' && left > 0 && left <= fewLeft) return { kind: 'left', left }
  const isPartly = !own && stock.inventoryStatus === 'PARTIALLY_OUT_OF_STOCK'
  return { kind: isPartly ? 'some' : 'in' }
}

/** What is sold out may be available for pre-order. */
function absence(variants: readonly StoreVariant[], variantId: string | undefined): StockView {
  const open = variants.filter(isPreorderable)
  const preorderable = variantId ? open.find((variant) => variant.variantId === variantId) : open[0]
  if (availabilityOf(false, preorderable !== undefined) === 'out') return { kind: 'out' }
  const message = preorderable?.preorderInfo.message
  return { kind: 'preorder', ...(message ? { message } : {}) }
}

export const isPreorderable = ({ stock, preorderInfo }: StoreVariant): boolean =>
  !stock.inStock && preorderInfo.enabled
