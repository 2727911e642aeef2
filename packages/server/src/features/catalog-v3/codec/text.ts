import {
  type ProductField,
  productFields,
  Product as WireProduct,
} from '@vitrine/contract/catalog-v3'
import { toWire } from '@vitrine/contract/kit'
import {
  currencyDecimals,
  type MediaUrl,
  type Product,
  type ProductCategories,
  type Shop,
  specimens,
} from '../../catalog/index.ts'
import {
  cutFenced,
  type Fences,
  fencedKey,
  learnFences,
  mergeFences,
  writeFenced,
} from './fenced-text.ts'
import { encodeCategories, encodeProduct } from './product.ts'
import type { ProductView } from './product-view.ts'

/** Who reads a text: visitors, or those who run the shop. */
export type Audience = Pick<ProductView, 'isMerchant'>

/** Whether visitors hear of it depends on a category, which no text speaks of. */
const MAIN_CATEGORY = productFields.length

/** A product with everything its readers can ask for, each part of it between fences; `isWhole`: with its variants. */
export function writeProduct(mediaUrl: MediaUrl, { isMerchant }: Audience, isWhole: boolean) {
  const wireOf = (shop: Shop, product: Product, fields: readonly ProductField[]) => {
    const decimals = currencyDecimals(shop.currency)
    const who = { isMerchant, conversion: null, fields: new Set(fields) }
    const encoded = encodeProduct({ shop, decimals, mediaUrl, ...who }, product, { isWhole })
    return toWire(WireProduct, encoded)
  }
  let fences: Fences | undefined
  return (shop: Shop, product: Product): string => {
    fences ??= learn((one, fields) => wireOf(shop, one, fields))
    return writeFenced(wireOf(shop, product, productFields), fences)
  }
}

/** What each field adds is what the specimens lack without it. */
function learn(wireOf: (product: Product, fields: readonly ProductField[]) => unknown): Fences {
  const without = (field: ProductField) => productFields.filter((one) => one !== field)
  const learned = specimens.map((one) =>
    learnFences(
      wireOf(one, productFields),
      productFields.map((field) => wireOf(one, without(field))),
    ),
  )
  const main = new Map([['mainCategoryId', { parts: [MAIN_CATEGORY], inside: new Map() }]])
  return learned.reduce(mergeFences, main)
}

const mainCategory = fencedKey(MAIN_CATEGORY, 'mainCategoryId')

/** The text for somebody for whom these categories are not there. */
export const withoutCategories = (text: string, ids: ReadonlySet<string>): string =>
  text.replace(mainCategory, (whole, id) => (ids.has(JSON.parse(id)) ? '' : whole))

/** What a reader asked for, and what was read beside the text for it. */
export interface Cut {
  readonly fields: ReadonlySet<ProductField>
  readonly categories: ProductCategories | undefined
}

/** The product as it travels to one reader. */
export function cutProduct(text: string, { fields, categories }: Cut): string {
  const parts = productFields.flatMap((field, part) => (fields.has(field) ? [part] : []))
  const cut = cutFenced(text, [...parts, MAIN_CATEGORY])
  const more = categories ? encodeCategories({ fields }, { mainCategoryId: null }, categories) : {}
  return Object.keys(more).length === 0
    ? cut
    : `${cut.slice(0, -1)},${JSON.stringify(more).slice(1)}`
}
