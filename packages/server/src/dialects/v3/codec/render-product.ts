import {
  type ProductField,
  productFields,
  Product as WireProduct,
} from '@vitrine/contract/catalog-v3'
import { toWire } from '@vitrine/contract/kit'
import { currencyDigits } from '@vitrine/money'
import {
  type MediaUrl,
  type Product,
  type ProductCategories,
  type Shop,
  sampleProducts,
} from '../../../areas/catalog/index.ts'
import { encodeCategories, encodeProduct } from './product.ts'
import type { ProductView } from './product-view.ts'
import {
  findSegments,
  mergeSegments,
  type Segments,
  segmentPattern,
  selectSegments,
  writeSegmented,
} from './segmented-json.ts'

/** The reader of a rendering: visitors or merchants. */
export type Audience = Pick<ProductView, 'isMerchant'>

/** Whether visitors may see it depends on a category, which renderings do not include. */
const MAIN_CATEGORY = productFields.length

/** Renders a product with all optional fields as segments; `isWhole`: with its variants. */
export function createProductRenderer(
  mediaUrl: MediaUrl,
  { isMerchant }: Audience,
  isWhole: boolean,
) {
  const wireOf = (shop: Shop, product: Product, fields: readonly ProductField[]) => {
    const decimals = currencyDigits(shop.currency)
    const who = { isMerchant, conversion: null, fields: new Set(fields) }
    const encoded = encodeProduct({ shop, decimals, mediaUrl, ...who }, product, { isWhole })
    return toWire(WireProduct, encoded)
  }
  let segments: Segments | undefined
  return (shop: Shop, product: Product): string => {
    segments ??= sampleSegments((one, fields) => wireOf(shop, one, fields))
    return writeSegmented(wireOf(shop, product, productFields), segments)
  }
}

/** The segments of each optional field: those that sample products without it lack. */
function sampleSegments(
  wireOf: (product: Product, fields: readonly ProductField[]) => unknown,
): Segments {
  const without = (field: ProductField) => productFields.filter((one) => one !== field)
  const learned = sampleProducts.map((one) =>
    findSegments(
      wireOf(one, productFields),
      productFields.map((field) => wireOf(one, without(field))),
    ),
  )
  const main = new Map([['mainCategoryId', { parts: [MAIN_CATEGORY], nested: new Map() }]])
  return learned.reduce(mergeSegments, main)
}

const mainCategory = segmentPattern(MAIN_CATEGORY, 'mainCategoryId')

/** The rendering with hidden categories removed. */
export const withoutCategories = (text: string, ids: ReadonlySet<string>): string =>
  text.replace(mainCategory, (whole, id) => (ids.has(JSON.parse(id)) ? '' : whole))

/** The requested fields, and the data read in addition to the rendering. */
export interface RenderSelection {
  readonly fields: ReadonlySet<ProductField>
  readonly categories: ProductCategories | undefined
}

/** The JSON of a product for one reader. */
export function selectFields(text: string, { fields, categories }: RenderSelection): string {
  const parts = productFields.flatMap((field, part) => (fields.has(field) ? [part] : []))
  const cut = selectSegments(text, [...parts, MAIN_CATEGORY])
  const more = categories ? encodeCategories({ fields }, { mainCategoryId: null }, categories) : {}
  return Object.keys(more).length === 0
    ? cut
    : `${cut.slice(0, -1)},${JSON.stringify(more).slice(1)}`
}
