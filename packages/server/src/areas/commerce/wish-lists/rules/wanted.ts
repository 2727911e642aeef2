import { currencyDigits, toFixedDecimal } from '@vitrine/money'
import type {
  Product,
  ProductStock,
  Purchasable,
  Resolution,
  VisibleStock,
} from '../../../catalog/index.ts'
import type { WishedProduct, WishItem } from '../model.ts'

/** A product as visitors see it; undefined where they see none. */
export interface SeenProduct {
  readonly product: Product
  readonly stock: VisibleStock
  /** When the first of its pre-orders leaves. */
  readonly shipsAt: string | null
}

export const seenStock = (product: Product, seen: VisibleStock | undefined): VisibleStock =>
  seen ?? (product.stock satisfies ProductStock)

/**
 * The current catalog data of an item: of the purchasable it references if that is valid, else of its
 * product, whose options must then be chosen.
 */
export function wantedOf(
  { seenName }: Pick<WishItem, 'seenName'>,
  resolution: Resolution,
  seen: SeenProduct | undefined,
  currency: string,
): WishedProduct {
  if (resolution.status === 'FOUND') return ofPurchasable(resolution.purchasable, currency)
  if (resolution.status === 'INVALID' && seen) return ofProduct(seen, currency)
  return {
    name: seenName,
    slug: null,
    descriptionLines: [],
    image: null,
    price: null,
    highestPrice: null,
    fullPrice: null,
    availability: 'GONE',
    shipsAt: null,
    needsChoice: false,
  }
}

function ofPurchasable(one: Purchasable, currency: string): WishedProduct {
  const price = toFixedDecimal(one.price, currencyDigits(currency))
  const { available, isPreorder, shipsAt } = one.stock
  const availability = available === 0 ? 'SOLD_OUT' : isPreorder ? 'PREORDER' : 'AVAILABLE'
  return {
    name: one.name,
    slug: one.slug,
    descriptionLines: one.descriptionLines,
    image: one.image,
    price,
    highestPrice: price,
    fullPrice: toFixedDecimal(one.fullPrice, currencyDigits(currency)),
    availability,
    shipsAt: availability === 'PREORDER' ? shipsAt : null,
    needsChoice: false,
  }
}

function ofProduct({ product, stock, shipsAt }: SeenProduct, currency: string): WishedProduct {
  const { price, listPrice } = product.aggregates.shown ?? product.aggregates
  const fixed = (amount: string | undefined) =>
    amount === undefined ? null : toFixedDecimal(amount, currencyDigits(currency))
  return {
    name: product.name,
    slug: product.slug,
    descriptionLines: [],
    image: pictureOf(product),
    price: fixed(price?.min),
    highestPrice: fixed(price?.max),
    fullPrice: fixed(listPrice?.min),
    availability: availabilityOf(stock),
    shipsAt,
    needsChoice: true,
  }
}

export function availabilityOf({
  status,
  preorderAvailability,
}: VisibleStock): WishedProduct['availability'] {
  if (status !== 'OUT_OF_STOCK') return 'AVAILABLE'
  return preorderAvailability === 'NO_VARIANTS' ? 'SOLD_OUT' : 'PREORDER'
}

/** The first picture; of a video its poster. */
function pictureOf({ gallery }: Product): WishedProduct['image'] {
  const [first] = gallery
  if (!first || first.kind === 'image') return first ?? null
  const poster = first.video?.poster
  return poster ? { ...first, ...poster, kind: 'image' } : null
}
