import { isDeepStrictEqual } from 'node:util'
import { VariantNotFound } from '@vitrine/contract/catalog'
import { violation } from '@vitrine/contract/kit'
import type { Preorder } from '../model/item.ts'
import type { SharedStock, StockToSet, VariantStock } from '../model/stock.ts'

/** Id of a product's stock: every bit of the product's id turned round. Its own inverse. */
export const inventoryIdOf = (productId: string): string =>
  productId.replace(/[0-9a-f]/gi, (digit) => (15 - Number.parseInt(digit, 16)).toString(16))

/** In stock: what is tracked when more than nothing is left, otherwise what was said. */
export const isInStock = ({
  tracked,
  quantity,
  inStock,
}: Pick<VariantStock, 'tracked' | 'quantity' | 'inStock'>): boolean =>
  tracked ? (quantity ?? 0) > 0 : inStock

/** What can still be ordered ahead: out of stock, preorder enabled, and shown at all. */
export const isForPreorder = (inStock: boolean, enabled: boolean, visible: boolean): boolean =>
  !inStock && enabled && visible

/** A listed variant as it is kept, by its place in the list; null where the product has none. */
export interface ListedVariant extends VariantStock {
  readonly place: number
}

/** The stock of one product before and after it was set; variants are those that differ. */
export interface SetStock {
  readonly before: SharedStock
  readonly after: SharedStock
  /** Tracking or preorder differ, which are the whole product's. */
  readonly isWhole: boolean
  /** Preorder is set for the whole product; otherwise each variant keeps its own. */
  readonly setsPreorder: boolean
  readonly variants: readonly { readonly before: VariantStock; readonly after: VariantStock }[]
}

/**
 * Works out new stock from what is kept. Tracking and preorder are the whole product's; where its
 * variants do not agree on them, they are set for each.
 */
export function setStock(
  before: SharedStock,
  listed: readonly ListedVariant[],
  wanted: StockToSet,
  isMixed = false,
): SetStock {
  const after = {
    productId: before.productId,
    tracked: wanted.tracked,
    preorder: wanted.preorder ?? before.preorder,
  }
  const known = new Map(listed.map((one) => [one.place, one]))
  const variants = new Map<string, { before: VariantStock; after: VariantStock }>()
  for (const [place, given] of (wanted.variants ?? []).entries()) {
    const at = `${wanted.at ?? 'stock'}.variants[${place}]`
    const kept = known.get(place)
    if (!kept) throw noSuchVariant(wanted.productId, given.variantId, at)
    const { place: _, ...was } = kept
    const changed = wanted.tracked
      ? { ...was, tracked: true, quantity: given.quantity ?? was.quantity ?? 0 }
      : { ...was, tracked: false, inStock: given.inStock ?? was.inStock }
    if (wanted.tracked) checkFloor(given.quantity ?? 0, after.preorder, at)
    variants.set(was.variantId, { before: was, after: changed })
  }
  return {
    before,
    after,
    isWhole:
      isMixed ||
      before.tracked !== after.tracked ||
      !isDeepStrictEqual(before.preorder, after.preorder),
    setsPreorder: wanted.preorder !== undefined,
    // Tracking is no variant's own here, however many do not have it yet.
    variants: [...variants.values()].filter(
      ({ before: was, after: is }) => !isDeepStrictEqual({ ...was, tracked: is.tracked }, is),
    ),
  }
}

const noSuchVariant = (productId: string, variantId: string, at: string) =>
  VariantNotFound(
    { productId, variantId, field: `${at}.variantId` },
    `${at}.variantId: the product has no variant ${variantId}`,
  )

function checkFloor(quantity: number, { enabled, limit }: Preorder, at: string): void {
  const floor = enabled ? -(limit ?? Number.POSITIVE_INFINITY) : 0
  if (quantity >= floor) return
  const sentence = enabled
    ? `is below -${limit}, the limit of its preorder`
    : 'is below 0, which needs preorder'
  throw violation(`${at}.quantity`, 'MIN', sentence, { threshold: floor })
}

export const isOver = (state: string): boolean => state !== 'QUEUED' && state !== 'RUNNING'
