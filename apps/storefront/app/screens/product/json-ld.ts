import type { HomeDelivery, ReturnPolicy, ShopProduct, ShopVariant } from '@vitrine/contract/shop'
import { links } from '../../links.ts'
import type { ReviewView } from '../../reviews/review-view.ts'
import { type MediaView, posterOf } from '../../views/media.ts'
import { croppedPictureAt, pictureAt } from '../../views/picture.ts'
import { type LeavingView, leavingOf } from '../../views/preorder.ts'
import type { PriceView } from '../../views/price.ts'
import { productStates, stateOfVariant } from '../../views/product-state.ts'
import { variantName } from '../../views/variant-name.ts'
import type { ProductProps } from './product-view.ts'
import type { StockView } from './stock.ts'

const PREVIEW_WIDTH = 1280
const PREVIEW_HEIGHT = 720

/** The picture for link previews: of a video a wide poster. */
export function previewOf(media: readonly MediaView[]): string | undefined {
  const first = media.find(posterOf)
  const picture = first && posterOf(first)
  if (!picture) return undefined
  return first.kind === 'picture'
    ? pictureAt(picture, PREVIEW_WIDTH)
    : croppedPictureAt(picture, PREVIEW_WIDTH, PREVIEW_HEIGHT)
}

interface PageContext {
  readonly origin: string
  /** The day in the shop, `YYYY-MM-DD`. */
  readonly today: string
  readonly description: string
  readonly returns: ReturnPolicy | null
  readonly delivery: HomeDelivery | null
  /** The country of the shop, which search engines require for its policy. */
  readonly country: string | undefined
}

/** The page as structured data for search engines. */
export function productJsonLd(
  product: ShopProduct,
  props: ProductProps,
  { origin, today, description, ...conditions }: PageContext,
): object[] {
  const { subtitle, maker, media, price, stock, sku, partNumber, gtin, collections, details } =
    props
  const url = origin + links.product(product.slug)
  const thing = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    ...(subtitle ? { alternateName: subtitle } : {}),
    url,
    ...(description ? { description } : {}),
    ...(sku ? { sku } : {}),
    ...(partNumber ? { mpn: partNumber } : {}),
    ...(gtin && { gtin }),
    ...(maker ? { brand: { '@type': 'Brand', name: maker } } : {}),
    ...(details.length > 0 && {
      additionalProperty: details.map(({ name, value, href }) => ({
        '@type': 'PropertyValue',
        name,
        value: href ?? value,
      })),
    }),
    ...reviewsOf(props),
    // Videos are left out: they require an upload date, which the API does not provide.
    image: imagesOf(media, origin),
    ...(price
      ? {
          offers: {
            ...offerOf(product, price),
            url,
            priceCurrency: price.currency,
            availability: `https://schema.org/${availabilityOf(stock)}`,
            ...(stock.kind === 'preorder' && startsOf(stock.leaving)),
            ...conditionsJsonLd(conditions, price.currency),
          },
        }
      : {}),
    ...groupOf(product, props.currency, { origin, today, ...conditions }),
  }
  const breadcrumbs = [
    ...collections.map((collection) => ({
      name: collection.name,
      item: origin + links.collection(collection.slug),
    })),
    { name: product.name, item: url },
  ]
  return [
    thing,
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map((step, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        ...step,
      })),
    },
  ]
}

type Conditions = Pick<PageContext, 'returns' | 'delivery' | 'country'>

/** Delivery and returns of an offer, as far as the shop has rules for them. */
const conditionsJsonLd = ({ returns, delivery, country }: Conditions, currency: string) => ({
  ...(delivery && { shippingDetails: shippingJsonLd(delivery, currency) }),
  ...(returns && country && { hasMerchantReturnPolicy: policyJsonLd(returns, country) }),
})

const shippingJsonLd = ({ country, price }: HomeDelivery, currency: string) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: price, currency },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
})

const policyJsonLd = ({ windowDays, isFree }: ReturnPolicy, country: string) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: windowDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: `https://schema.org/${isFree ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
})

/** With more variants only the price range is included, to limit the size of the page. */
const MAX_VARIANTS = 50

/** A product of several variants is a group of products, each with its own price and address. */
function groupOf(
  product: ShopProduct,
  currency: string,
  shown: Conditions & Pick<PageContext, 'origin' | 'today'>,
) {
  const { id, manageVariants, variants, options } = product
  if (!manageVariants || variants.length < 2 || variants.length > MAX_VARIANTS) return {}
  return {
    '@type': 'ProductGroup',
    productGroupID: id,
    variesBy: options.map(({ name }) => name),
    hasVariant: variants.map((variant) => variantJsonLd(product, variant, { currency, ...shown })),
  }
}

/** When a preorder becomes available. */
const startsOf = (leaving: LeavingView | undefined) =>
  leaving && { availabilityStarts: leaving.day }

function variantJsonLd(
  { name, slug, options }: ShopProduct,
  variant: ShopVariant,
  {
    currency,
    origin,
    today,
    ...conditions
  }: Conditions & Pick<PageContext, 'origin' | 'today'> & { readonly currency: string },
) {
  const { choices, sku, manufacturerPartNumber, gtin, price, salePrice } = variant
  const words = options.flatMap((option) => choices[option.name] ?? [])
  const state = stateOfVariant(variant)
  return {
    '@type': 'Product',
    name: variantName(name, words),
    ...(sku ? { sku } : {}),
    ...(manufacturerPartNumber ? { mpn: manufacturerPartNumber } : {}),
    ...(gtin && { gtin }),
    offers: {
      '@type': 'Offer',
      url: origin + links.product(slug, choices),
      price: salePrice ?? price,
      priceCurrency: currency,
      availability: `https://schema.org/${productStates[state].offer}`,
      ...(state === 'preorder' && startsOf(leavingOf(variant.preorderShipsAt, today))),
      ...conditionsJsonLd(conditions, currency),
    },
  }
}

/** The ratings that the shop publishes to search engines. */
function reviewsOf({ reviews }: Pick<ProductProps, 'reviews'>) {
  if (!reviews?.marked) return {}
  const { rating, reviews: marked } = reviews.marked
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
    },
    ...(marked.length > 0 && { review: marked.map(reviewJsonLd) }),
  }
}

const reviewJsonLd = ({ rating, title, text, displayName, date }: ReviewView) => ({
  '@type': 'Review',
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  ...(title ? { name: title } : {}),
  ...(text ? { reviewBody: text } : {}),
  ...(displayName ? { author: { '@type': 'Person', name: displayName } } : {}),
  datePublished: date.slice(0, 10),
})

/** One price, or the price range while no variant is chosen. */
export function offerOf(
  { price }: Pick<ShopProduct, 'price'>,
  { value, isFrom }: Pick<PriceView, 'value' | 'isFrom'>,
) {
  if (!isFrom) return { '@type': 'Offer', price: value }
  return { '@type': 'AggregateOffer', lowPrice: value, highPrice: price?.max ?? value }
}

/** Pictures, and posters chosen for videos; a generated poster only where there is nothing else. */
export function imagesOf(media: readonly MediaView[], origin: string): string[] {
  const withOwnPicture = media.filter((one) => one.kind === 'picture' || one.video.hasPoster)
  const addresses = (withOwnPicture.length > 0 ? withOwnPicture : media)
    .flatMap((one) => posterOf(one) ?? [])
    .map((picture) => pictureAt(picture, PREVIEW_WIDTH))
  return [...new Set(addresses)].map((one) => (one.startsWith('/') ? origin + one : one))
}

/** Until something is chosen, and of the last pieces, there is something in stock. */
const availabilityOf = ({ kind }: StockView) =>
  productStates[kind === 'choose' || kind === 'left' ? 'in' : kind].offer
