import type { NewVariant, Product } from '../../../catalog/index.ts'
import type { ImportedProduct } from '../model.ts'
import type { ColumnKey } from './columns.ts'
import { choicesKey, namesOf, searchTextsOf } from './differences.ts'

type ImportedFields = ImportedProduct['product']

/** The imported product, with the current values of fields to which no column is mapped. */
export function completed(before: Product, { product, leftOut }: ImportedProduct): ImportedFields {
  if (!leftOut) return product
  const isLeftOut = (...keys: readonly ColumnKey[]) => keys.every((key) => leftOut.has(key))
  const variants = variantsOf(before, product, leftOut)
  const [only] = variants
  return {
    ...product,
    // A product without options has the values of its only variant.
    ...(!product.manageVariants && only && { cost: only.cost, weight: only.weight, sku: only.sku }),
    ...(isLeftOut('published', 'status') && { visible: before.visible }),
    ...(isLeftOut('description') && { description: before.description.trim() }),
    ...(isLeftOut('vendor') && { brand: before.brand?.name ?? null }),
    ...(isLeftOut('image', 'variantImage') && { gallery: galleryOf(before) }),
    seo: searchTags(before, product, leftOut),
    variants,
  }
}

/** Whether the file has a stock column. */
export const setsStock = ({ leftOut }: ImportedProduct): boolean =>
  !leftOut || stockColumns.some((key) => !leftOut.has(key))

const stockColumns = ['quantity', 'policy', 'tracker'] as const satisfies readonly ColumnKey[]

const galleryOf = ({ gallery }: Product) =>
  gallery.map(({ id, altText }) => ({ mediaId: id, altText: altText.trim() }))

function searchTags(before: Product, { seo }: ImportedFields, leftOut: ReadonlySet<ColumnKey>) {
  const [present, requested] = [searchTextsOf(before.seo), searchTextsOf(seo)]
  const title = leftOut.has('seoTitle') ? present.title : requested.title
  const content = leftOut.has('seoDescription') ? present.meta : requested.meta
  const tags = [
    ...(title ? [{ type: 'title', children: title }] : []),
    ...(content ? [{ type: 'meta', props: { name: 'description', content } }] : []),
  ]
  return tags.length > 0 ? { tags } : null
}

const variantFields = [
  ['cost', 'cost'],
  ['grams', 'weight'],
  ['sku', 'sku'],
  ['barcode', 'barcode'],
] as const satisfies readonly (readonly [ColumnKey, keyof NewVariant])[]

function variantsOf(
  before: Product,
  { variants = [] }: ImportedFields,
  leftOut: ReadonlySet<ColumnKey>,
): readonly NewVariant[] {
  const existing = new Map(before.variants.map((one) => [choicesKey(namesOf(before, one)), one]))
  return variants.map((one) => {
    const old = existing.get(choicesKey(one.choices))
    const absent = variantFields.filter(([column]) => leftOut.has(column))
    if (!old) return one
    return {
      ...one,
      ...Object.fromEntries(absent.map(([, field]) => [field, presentValue(old, field)])),
    }
  })
}

/** A weight of 0 is unknown. */
const presentValue = (
  { weight, ...old }: Product['variants'][number],
  field: (typeof variantFields)[number][1],
): string | null => (field === 'weight' ? (weight === '0' ? null : weight) : (old[field] ?? null))
