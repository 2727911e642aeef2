import type { ProductRating } from '@vitrine/contract/product-reviews'
import { CARD_CHOICES, type ProductCard } from '@vitrine/contract/shop'
import type { Tx } from '../../../../platform/tx.ts'
import type {
  DecimalRange,
  MediaUrl,
  Option,
  Product,
  VisibleStock,
} from '../../../catalog/index.ts'
import { cardPictures } from '../rules/card-pictures.ts'
import type { Amounts } from './amounts.ts'
import { encodePicture } from './encode-picture.ts'

/** Ratings of products that have reviews, by product id. */
export type RatingsOf = (
  tx: Tx,
  productIds: readonly string[],
) => Promise<ReadonlyMap<string, ProductRating>>

/** Data of a page for showing products. */
export interface PageView {
  readonly amounts: Amounts
  readonly mediaUrl: MediaUrl
  /** The stock of products with hidden variants, limited to what visitors see. */
  readonly stock: ReadonlyMap<string, VisibleStock>
  readonly ratings: ReadonlyMap<string, ProductRating>
  /** The first dispatch dates of preorders, by product. */
  readonly preorderDates: ReadonlyMap<string, string>
}

export const encodeCard = (product: Product, view: PageView): ProductCard => ({
  ...cardFields(product, view),
  pictures: cardPictures(product.gallery).map((one) => encodePicture(one, view.mediaUrl)),
  options: shownOptions(product).map(({ name, type, choices }) => ({
    name,
    type,
    choiceCount: choices.length,
    choices: choices
      .slice(0, CARD_CHOICES)
      .map((one) => ({ name: one.description, value: one.value })),
  })),
})

export function cardFields(product: Product, view: PageView) {
  const { amounts, stock, ratings, preorderDates } = view
  const { id, name, slug, productType, brand, ribbon, pricePerUnit, options, modifiers } = product
  const { price, listPrice } = product.aggregates.shown ?? product.aggregates
  const seen = stock.get(id) ?? product.stock
  const rating = ratings.get(id)
  const preorderable = seen.status === 'OUT_OF_STOCK' && seen.preorderAvailability !== 'NO_VARIANTS'
  const preorderShipsAt = preorderable ? preorderDates.get(id) : undefined
  return {
    id,
    name,
    slug,
    productType,
    brand,
    ribbon,
    pricePerUnit,
    isGiftCard: product.isGiftCard ?? false,
    price: range(price, amounts),
    listPrice: range(listPrice, amounts),
    stock: seen.status,
    preorderable,
    ...(preorderShipsAt && { preorderShipsAt }),
    needsChoice: options.length > 0 || modifiers.some(({ mandatory }) => mandatory),
    ...(rating && { rating }),
  }
}

/** The options, with the choices that at least one visible variant has. */
export const shownOptions = ({
  options,
  manageVariants,
}: Pick<Product, 'options' | 'manageVariants'>): readonly Option[] =>
  manageVariants
    ? options.map((one) => ({ ...one, choices: one.choices.filter(({ visible }) => visible) }))
    : options

const range = (amounts: DecimalRange | null, { of }: Amounts) =>
  amounts && { min: of(amounts.min), max: of(amounts.max) }
