import type { Product, StoreVariant } from '@vitrine/contract/catalog-v1'
import { missingOptions, type Selection } from './selection.ts'

/** What can be said of a thing's stock, in one line. */
export type StockView =
  | { kind: 'in' | 'some' | 'out' }
  | { kind: 'left'; left: number }
  | { kind: 'preorder'; message?: string }
  | { kind: 'choose'; options: readonly string[] }

export type Chosen = { inStock: boolean; quantity?: number | null; variantId: string }

// Fewer than this are worth counting aloud.
const fewLeft = 5

export function stockOf(
  product: Product,
  selection: Selection,
  chosen: Chosen | undefined,
  variants: readonly StoreVariant[],
): StockView {
  const { stock } = product
  const preorder = findPreorder(variants, chosen?.variantId)
  if (stock.inventoryStatus === 'OUT_OF_STOCK') return preorder ?? { kind: 'out' }
  const missing = missingOptions(product.productOptions, selection)
  if (product.manageVariants && missing.length > 0) return { kind: 'choose', options: missing }
  const own = product.manageVariants ? chosen : { ...stock, inStock: stock.inStock }
  if (own && !own.inStock) return preorder ?? { kind: 'out' }
  const left = own?.quantity
  if (typeof left === 'number' && left > 0 && left <= fewLeft) return { kind: 'left', left }
  const isPartly = !own && stock.inventoryStatus === 'PARTIALLY_OUT_OF_STOCK'
  return { kind: isPartly ? 'some' : 'in' }
}

function findPreorder(
  variants: readonly StoreVariant[],
  variantId: string | undefined,
): StockView | undefined {
  const open = variants.filter((variant) => !variant.stock.inStock && variant.preorderInfo.enabled)
  const found = variantId ? open.find((variant) => variant.variantId === variantId) : open[0]
  if (!found) return undefined
  const { message } = found.preorderInfo
  return { kind: 'preorder', ...(message ? { message } : {}) }
}
