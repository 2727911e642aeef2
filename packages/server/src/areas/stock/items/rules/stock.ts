import { isDeepStrictEqual } from 'node:util'
import { VariantNotFound } from '@vitrine/contract/catalog'
import { isDay, violation } from '@vitrine/contract/kit'
import type { Preorder } from '../model/item.ts'
import type { SharedStock, StockToSet, VariantStock } from '../model/stock.ts'

/** Id of a product's stock: the product's id with every bit inverted. Its own inverse. */
export const inventoryIdOf = (productId: string): string =>
  productId.replace(/[0-9a-f]/gi, (digit) => (15 - Number.parseInt(digit, 16)).toString(16))

/** In stock: a tracked variant with a quantity above zero; an untracked one by its flag. */
export const isInStock = ({
  tracked,
  quantity,
  inStock,
}: Pick<VariantStock, 'tracked' | 'quantity' | 'inStock'>): boolean =>
  tracked ? (quantity ?? 0) > 0 : inStock

/** Available for preorder: out of stock, preorder enabled, and visible. */
export const isForPreorder = (inStock: boolean, enabled: boolean, visible: boolean): boolean =>
  !inStock && enabled && visible

/** The stored stock of a listed variant, with its index in the list; null where the product has none. */
export interface StoredVariantStock extends VariantStock {
  readonly place: number
}

/** The stock of one product before and after a change; `variants` are those that differ. */
export interface StockUpdate {
  readonly before: SharedStock
  readonly after: SharedStock
  /** Whether tracking or preorder, which are shared by the product, differ. */
  readonly isWhole: boolean
  /** Whether preorder is set for the whole product; otherwise each variant keeps its own. */
  readonly setsPreorder: boolean
  readonly variants: readonly { readonly before: VariantStock; readonly after: VariantStock }[]
}

/**
 * The new stock of a product. Tracking and preorder are shared by the product; where its variants differ in
 * them, they are set for each.
 */
export function setStock(
  before: SharedStock,
  listed: readonly StoredVariantStock[],
  requested: StockToSet,
  isMixed = false,
): StockUpdate {
  checkShipsAt(requested.preorder?.shipsAt, `${requested.at ?? 'stock'}.preorder.shipsAt`)
  const after = {
    productId: before.productId,
    tracked: requested.tracked,
    preorder: preorderOf(before.preorder, requested.preorder),
  }
  const existing = new Map(listed.map((one) => [one.place, one]))
  const variants = new Map<string, { before: VariantStock; after: VariantStock }>()
  for (const [place, provided] of (requested.variants ?? []).entries()) {
    const at = `${requested.at ?? 'stock'}.variants[${place}]`
    const stored = existing.get(place)
    if (!stored) throw noSuchVariant(requested.productId, provided.variantId, at)
    const { place: _, ...was } = stored
    const changed = requested.tracked
      ? { ...was, tracked: true, quantity: provided.quantity ?? was.quantity ?? 0 }
      : { ...was, tracked: false, inStock: provided.inStock ?? was.inStock }
    if (requested.tracked) checkFloor(provided.quantity ?? 0, after.preorder, at)
    variants.set(was.variantId, { before: was, after: changed })
  }
  return {
    before,
    after,
    isWhole:
      isMixed ||
      before.tracked !== after.tracked ||
      !isDeepStrictEqual(before.preorder, after.preorder),
    setsPreorder: requested.preorder !== undefined,
    // Tracking is shared, so it does not make a variant differ.
    variants: [...variants.values()].filter(
      ({ before: was, after: is }) => !isDeepStrictEqual({ ...was, tracked: is.tracked }, is),
    ),
  }
}

/** Refuses a day that is in no calendar. */
export function checkShipsAt(day: string | null | undefined, field: string): void {
  if (day && !isDay(day)) throw violation(field, 'FORMAT', 'is no day such as 2026-01-31')
}

/** The published forms have no day: it stays with the preorders that it was set for. */
function preorderOf(before: Preorder, requested: StockToSet['preorder']): Preorder {
  if (!requested) return before
  const { shipsAt = requested.enabled ? before.shipsAt : null, ...rest } = requested
  return { ...rest, shipsAt }
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
