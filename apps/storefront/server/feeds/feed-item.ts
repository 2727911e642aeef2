import type { FeedItem, FeedPlatform } from '@vitrine/contract/shop'
import { currencyDigits, isLess, padDecimal } from '@vitrine/money'
import { links } from '../../app/links.ts'
import { imagesOf } from '../../app/screens/product/json-ld.ts'
import { viewMedia } from '../../app/views/media.ts'
import { leavingOf } from '../../app/views/preorder.ts'
import { productStates, stateOfVariant } from '../../app/views/product-state.ts'
import { variantName } from '../../app/views/variant-name.ts'
import { propertyOfOption } from './option-names.ts'
import { unitPricingOf } from './unit-pricing.ts'

/** Data shared by all items of a feed. */
export interface FeedShop {
  readonly platform: FeedPlatform
  /** Origin of the shop. */
  readonly siteUrl: string
  /** ISO 4217. */
  readonly currency: string
  /** The day in the shop's time zone, `YYYY-MM-DD`. */
  readonly today: string
  /** The language of linked pages; absent: the shop's. */
  readonly language?: string | undefined
}

/** An element of an item: its name and its text. */
export type FeedField = readonly [name: string, text: string]

/** Maximum length of a title on these platforms. */
const MAX_TITLE = 150
const MAX_SHORT = 70
const MAX_PROPERTY = 100
const MAX_PATH = 750

/** Whether a platform accepts an item: Meta accepts only goods that are shipped. */
export const isTaken = ({ productType }: FeedItem, { platform }: Pick<FeedShop, 'platform'>) =>
  platform === 'google' || productType === 'physical'

/** The elements of an item, without empty ones. */
export function feedFields(item: FeedItem, shop: FeedShop): FeedField[] {
  const words = item.choices.map(({ choice }) => choice)
  const [picture, ...others] = imagesOf(
    viewMedia(item.pictures, shop.siteUrl, item.name),
    shop.siteUrl,
  )
  const fields: (readonly [string, string | null | undefined | false])[] = [
    ['id', item.id],
    ['item_group_id', item.variantCount > 1 && item.productId],
    ['title', cut(variantName(item.name, words), MAX_TITLE)],
    ['description', item.description],
    ['link', linkOf(item, shop)],
    ['image_link', picture],
    ...others.map((one) => ['additional_image_link', one] as const),
    ...stockFields(item, shop),
    ...priceFields(item, shop),
    ['brand', item.brand && cut(item.brand, MAX_SHORT)],
    ['gtin', item.gtin],
    ['mpn', item.manufacturerPartNumber && cut(item.manufacturerPartNumber, MAX_SHORT)],
    ['identifier_exists', isIdentified(item) ? undefined : 'no'],
    ['condition', 'new'],
    ['product_type', cut(item.collections.join(' > '), MAX_PATH)],
    ...propertyFields(item),
    ['shipping_weight', item.productType === 'physical' && weightOf(item)],
  ]
  return fields.flatMap(([name, text]) => (text ? [[name, text] as const] : []))
}

function linkOf({ slug, choices }: FeedItem, { siteUrl, language }: FeedShop): string {
  const chosen = Object.fromEntries(choices.map(({ option, choice }) => [option, choice]))
  const path = links.product(slug, chosen)
  return siteUrl + (language ? links.inLanguage(path, language) : path)
}

function stockFields(item: FeedItem, { platform, today }: FeedShop): FeedField[] {
  const state = stateOfVariant(item)
  const { feed } = productStates[state]
  const leaving = state === 'preorder' && leavingOf(item.preorderShipsAt, today)
  const left = platform === 'meta' && item.inStock ? item.left : null
  return [
    ['availability', platform === 'meta' ? feed.replaceAll('_', ' ') : feed],
    ...(leaving ? [['availability_date', leaving.day] as const] : []),
    ...(left === null ? [] : [['quantity_to_sell_on_facebook', String(left)] as const]),
  ]
}

function priceFields(item: FeedItem, { platform, currency }: FeedShop): FeedField[] {
  const amountOf = (amount: string) => `${padDecimal(amount, currencyDigits(currency))} ${currency}`
  const { price, salePrice } = item
  const { measure, base } = unitPricingOf(platform === 'google' ? item : noUnits)
  return [
    ['price', amountOf(price)],
    ...(salePrice !== null && isLess(salePrice, price)
      ? [['sale_price', amountOf(salePrice)] as const]
      : []),
    ...(measure ? [['unit_pricing_measure', measure] as const] : []),
    ...(base ? [['unit_pricing_base_measure', base] as const] : []),
  ]
}

const noUnits = { unit: null, baseUnit: null }

const isIdentified = ({ gtin, brand, manufacturerPartNumber }: FeedItem): boolean =>
  Boolean(gtin || (brand && manufacturerPartNumber))

function propertyFields({ choices }: FeedItem): FeedField[] {
  const known = new Map<string, string>()
  for (const { option, choice } of choices) {
    const property = propertyOfOption(option)
    if (property && !known.has(property)) known.set(property, cut(choice, MAX_PROPERTY))
  }
  return [...known]
}

const weightOf = ({ weight }: FeedItem) => weight && isLess('0', weight) && `${weight} kg`

/** Counts grapheme clusters, so that no visible character is split. */
function cut(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}
