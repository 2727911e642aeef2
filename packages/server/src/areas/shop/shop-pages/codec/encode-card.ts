import type { ProductCard } from '@vitrine/contract/shop'
import type {
  DecimalRange,
  GalleryItem,
  MediaUrl,
  Product,
  VisibleStock,
} from '../../../catalog/index.ts'
import type { Amounts } from './amounts.ts'

/** What a page needs to show products. */
export interface PageView {
  readonly amounts: Amounts
  readonly mediaUrl: MediaUrl
  /** The stock of products with hidden variants, as visitors see it. */
  readonly stock: ReadonlyMap<string, VisibleStock>
}

export const encodeCard = (product: Product, view: PageView): ProductCard => ({
  ...cardFields(product, view),
  picture: product.gallery[0] ? encodePicture(product.gallery[0], view.mediaUrl) : null,
})

export function cardFields(product: Product, { amounts, stock }: PageView) {
  const { id, name, slug, brand, ribbon, pricePerUnit, options, modifiers } = product
  const { price, listPrice } = product.aggregates.shown ?? product.aggregates
  const seen = stock.get(id) ?? product.stock
  return {
    ...{ id, name, slug, brand, ribbon, pricePerUnit },
    price: range(price, amounts),
    listPrice: range(listPrice, amounts),
    stock: seen.status,
    preorderable: seen.status === 'OUT_OF_STOCK' && seen.preorderAvailability !== 'NO_VARIANTS',
    needsChoice: options.length > 0 || modifiers.some(({ mandatory }) => mandatory),
  }
}

const range = (amounts: DecimalRange | null, { of }: Amounts) =>
  amounts && { min: of(amounts.min), max: of(amounts.max) }

export const encodePicture = (
  { id, kind, altText, width, height }: GalleryItem,
  mediaUrl: MediaUrl,
) => ({ ...{ id, kind, altText, width, height }, url: mediaUrl(id) })
