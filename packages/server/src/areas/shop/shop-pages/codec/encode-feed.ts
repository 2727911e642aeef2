import { type FeedItem, MAX_FEED_DESCRIPTION } from '@vitrine/contract/shop'
import type { FeedPlace, FeedVariant, MediaUrl, Product, Variant } from '../../../catalog/index.ts'
import { feedPictures } from '../rules/feed-pictures.ts'
import { gtinOf } from '../rules/gtin.ts'
import { cutText, textOfHtml } from '../rules/text-of-html.ts'
import type { Amounts } from './amounts.ts'
import { encodePicture } from './encode-picture.ts'
import { leftOf } from './encode-variants.ts'

interface FeedView {
  readonly amounts: Amounts
  readonly mediaUrl: MediaUrl
  /** The breadcrumbs of collections, by product. */
  readonly paths: ReadonlyMap<string, readonly { readonly name: string }[]>
}

/** The variants of a page; a product's text is converted once for all of its variants. */
export function encodeFeed(items: readonly FeedVariant[], view: FeedView): FeedItem[] {
  const texts = new Map<string, string>()
  return items.map((one) => {
    const { product } = one
    const text = texts.get(product.id) ?? descriptionOf(product)
    texts.set(product.id, text)
    return encodeItem(one, text, view)
  })
}

const descriptionOf = ({ description, subtitle }: Product): string =>
  cutText(textOfHtml(description) || (subtitle ?? ''), MAX_FEED_DESCRIPTION)

function encodeItem(
  { product, variant, preorderShipsAt }: FeedVariant,
  description: string,
  { amounts, mediaUrl, paths }: FeedView,
): FeedItem {
  const { id, slug, name, productType, aggregates } = product
  return {
    id: variant.id,
    productId: id,
    variantCount: (aggregates.shown ?? aggregates).variantCount,
    slug,
    name,
    choices: choicesOf(product, variant),
    description,
    productType,
    pictures: feedPictures(product, variant).map((one) => encodePicture(one, mediaUrl)),
    brand: product.brand?.name ?? null,
    gtin: gtinOf(variant.barcode),
    sku: variant.sku,
    manufacturerPartNumber: variant.manufacturerPartNumber,
    price: amounts.of(variant.price),
    salePrice: amounts.maybe(variant.salePrice),
    inStock: variant.stock.inStock,
    left: leftOf(variant),
    preorderable: variant.stock.preorderable,
    ...(variant.stock.preorderable && preorderShipsAt && { preorderShipsAt }),
    collections: (paths.get(id) ?? []).map((one) => one.name),
    weight: variant.weight,
    ...unitsOf(product, variant),
  }
}

const choicesOf = ({ options, manageVariants }: Product, { choiceIds }: Variant) =>
  manageVariants
    ? options.flatMap(({ name: option, choices }) =>
        choices
          .filter(({ id }) => choiceIds.includes(id))
          .map(({ description: choice }) => ({ option, choice })),
      )
    : []

function unitsOf(
  { pricePerUnit }: Product,
  { unit }: Variant,
): Pick<FeedItem, 'unit' | 'baseUnit'> {
  if (!pricePerUnit) return { unit: null, baseUnit: null }
  const { totalQuantity, totalMeasurementUnit, baseQuantity, baseMeasurementUnit } = pricePerUnit
  return {
    unit: unit ?? { quantity: totalQuantity, measurementUnit: totalMeasurementUnit },
    baseUnit: { quantity: baseQuantity, measurementUnit: baseMeasurementUnit },
  }
}

/** Encodes the end of a page as a cursor, which `decodePlace` parses. */
export const encodePlace = ({ numericId, position, variantId }: FeedPlace): string =>
  `${numericId}.${position}.${variantId}`

export function decodePlace(text: string): FeedPlace {
  const [numericId, position, variantId = ''] = text.split('.')
  return { numericId: Number(numericId), position: Number(position), variantId }
}
