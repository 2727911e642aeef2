import type { Product } from '@vitrine/contract/catalog-v1'
import type { MediaKind } from '@vitrine/contract/media'
import type { DiscountType } from '@vitrine/contract/vocabulary'
import { isZero, padDecimal } from '@vitrine/money'
import { emptySeo, type SeoForm, seoOf } from './seo-form.ts'
import { emptySize, type SizeForm, sizeOf } from './size-form.ts'

export interface ChoiceForm {
  readonly key: string
  /** What buyers read. */
  readonly name: string
  /** A colour code, or the name again. */
  readonly value: string
}
export interface OptionForm {
  readonly key: string
  readonly name: string
  readonly kind: 'text' | 'color'
  readonly choices: readonly ChoiceForm[]
  /** A shared option that was chosen here and is not stored yet. */
  readonly sharedId?: string
}
export interface MediaForm {
  readonly key: string
  readonly kind: MediaKind
  /** In the library; absent for an address that is still to be fetched. */
  readonly mediaId?: string
  readonly url: string
  /** What it is called; absent: as in the library. */
  readonly title?: string
  readonly altText: string
}
export interface SectionForm {
  readonly key: string
  readonly title: string
  readonly description: string
  /** A shared section that was chosen here and is not stored yet. */
  readonly sharedId?: string
  /** Index among the stored sections; absent while new. */
  readonly storedAt?: number
}
export type DiscountKind = Extract<DiscountType, 'NONE' | 'AMOUNT' | 'PERCENT'>

/** The editor as it is on the screen: amounts are what was typed. */
export interface ProductForm {
  readonly name: string
  readonly description: string
  readonly visible: boolean
  readonly price: string
  readonly discountKind: DiscountKind
  readonly discountValue: string
  readonly cost: string
  readonly sku: string
  readonly weight: string
  readonly brand: string
  readonly ribbon: string
  readonly options: readonly OptionForm[]
  readonly manageVariants: boolean
  readonly track: boolean
  readonly quantity: string
  readonly inStock: boolean
  readonly sections: readonly SectionForm[]
  readonly media: readonly MediaForm[]
  readonly collectionIds: readonly string[]
  /** The last part of its address; empty: made from its name. */
  readonly slug: string
  readonly seo: SeoForm
  readonly size: SizeForm
  readonly parcel: SizeForm
}

export const emptyForm: ProductForm = {
  name: '',
  description: '',
  visible: true,
  price: '',
  discountKind: 'NONE',
  discountValue: '',
  cost: '',
  sku: '',
  weight: '',
  brand: '',
  ribbon: '',
  options: [],
  manageVariants: false,
  track: false,
  quantity: '0',
  inStock: true,
  sections: [],
  media: [],
  collectionIds: [],
  slug: '',
  seo: emptySeo,
  size: emptySize,
  parcel: emptySize,
}

/** A product as the form that edits it; `digits` is what its currency has after the point. */
export function formOf(product: Product, digits: number): ProductForm {
  const { discount, stock, media, costAndProfitData } = product
  const discounted = discount.type === 'AMOUNT' || discount.type === 'PERCENT'
  return {
    name: product.name,
    description: product.description,
    visible: product.visible,
    price: padDecimal(product.priceData.price, digits),
    discountKind: discounted ? (discount.type as DiscountKind) : 'NONE',
    discountValue: discounted ? discount.value : '',
    cost: costOf(costAndProfitData?.itemCost, digits),
    sku: product.sku ?? '',
    weight: product.weight ?? '',
    brand: product.brand ?? '',
    ribbon: product.ribbon,
    options: product.productOptions.map(optionOf),
    manageVariants: product.manageVariants,
    track: stock.trackInventory,
    quantity: String(stock.quantity ?? 0),
    inStock: stock.inStock,
    sections: product.additionalInfoSections.map((section, at) => ({
      key: `s${at}`,
      storedAt: at,
      ...section,
    })),
    media: media.items.map(mediaOf),
    collectionIds: [...product.collectionIds].sort(),
    slug: product.slug,
    seo: seoOf(product.seoData),
    size: sizeOf(product.productDimensions),
    parcel: sizeOf(product.packageDimensions),
  }
}

/** The server stores zero for an absent cost. */
const costOf = (cost: string | undefined, digits: number): string =>
  cost === undefined || isZero(cost) ? '' : padDecimal(cost, digits)

function optionOf(
  { name, optionType, choices }: Product['productOptions'][number],
  at: number,
): OptionForm {
  return {
    key: `o${at}`,
    name,
    kind: optionType === 'color' ? 'color' : 'text',
    choices: choices.map(({ value, description }, index) => ({
      key: `c${index}`,
      name: description,
      value,
    })),
  }
}

function mediaOf(item: Product['media']['items'][number]): MediaForm {
  return {
    key: item.id,
    kind: item.mediaType === 'video' ? 'video' : 'image',
    mediaId: item.id,
    url: item.image?.url ?? item.video?.files[0]?.url ?? item.thumbnail.url,
    title: item.title,
    altText: item.thumbnail.altText ?? '',
  }
}

/** Most variants that are listed in one call. */
export const MAX_LISTED_VARIANTS = 1000

/** How many variants the options make. */
export const countCombinations = (options: readonly OptionForm[]): number =>
  options.length === 0 ? 0 : options.reduce((all, { choices }) => all * choices.length, 1)
