import type { Product } from '@vitrine/contract/catalog-v1'
import { links } from '../../links.ts'
import { type MediaView, stillOf } from '../../views/media.ts'
import { frameAt, pictureAt } from '../../views/picture.ts'
import type { PriceView } from '../../views/price.ts'
import type { ProductProps } from './product-view.ts'
import type { StockView } from './stock.ts'

const PREVIEW_WIDTH = 1280
const PREVIEW_HEIGHT = 720

/** The picture that stands for the page in a preview of a link: a video by a still that is wide, as videos are. */
export function previewOf(media: readonly MediaView[]): string | undefined {
  const first = media.find(stillOf)
  const picture = first && stillOf(first)
  if (!picture) return undefined
  return first.kind === 'picture'
    ? pictureAt(picture, PREVIEW_WIDTH)
    : frameAt(picture, PREVIEW_WIDTH, PREVIEW_HEIGHT)
}

/** The page as search engines read it. */
export function productFacts(
  product: Product,
  { media, price, stock, sku, rooms }: ProductProps,
  origin: string,
  description: string,
): object[] {
  const url = origin + links.product(product.slug)
  const thing = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    url,
    ...(description ? { description } : {}),
    ...(sku ? { sku } : {}),
    ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
    // A video is no part of these facts: they would have to say since when it is shown, which no shop is told.
    image: imagesOf(media, origin),
    offers: {
      ...offerOf(product, price),
      url,
      priceCurrency: price.currency,
      availability: `https://schema.org/${availabilityOf(stock)}`,
    },
  }
  const way = [
    ...rooms.map((room) => ({ name: room.name, item: origin + links.collection(room.slug) })),
    { name: product.name, item: url },
  ]
  return [
    thing,
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: way.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
    },
  ]
}

/** One price, or the range of prices where nothing has been chosen yet. */
export function offerOf(
  { priceRange, discountedPriceRange }: Pick<Product, 'priceRange' | 'discountedPriceRange'>,
  { value, isFrom }: Pick<PriceView, 'value' | 'isFrom'>,
) {
  if (!isFrom) return { '@type': 'Offer', price: value }
  const { maxValue } = discountedPriceRange ?? priceRange
  return { '@type': 'AggregateOffer', lowPrice: value, highPrice: maxValue }
}

/** Pictures, and what was chosen to stand for videos; a still that only says "play" where there is nothing else. */
export function imagesOf(media: readonly MediaView[], origin: string): string[] {
  const telling = media.filter((one) => one.kind === 'picture' || one.video.hasPoster)
  const addresses = (telling.length > 0 ? telling : media)
    .flatMap((one) => stillOf(one) ?? [])
    .map((picture) => pictureAt(picture, PREVIEW_WIDTH))
  return [...new Set(addresses)].map((one) => (one.startsWith('/') ? origin + one : one))
}

const availabilityOf = ({ kind }: StockView) =>
  kind === 'out' ? 'OutOfStock' : kind === 'preorder' ? 'PreOrder' : 'InStock'
