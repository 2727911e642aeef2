import { csvTitles, variantCsvTitles } from '@vitrine/contract/catalog'
import { createReason, type Reason } from '@vitrine/contract/reasons'

/** Columns of other shop systems without a counterpart here. */
const reasons: readonly (readonly [name: RegExp, reason: Reason])[] = [
  [/^variant tax(able| code)$/i, createReason('COLUMN_OF_TAXES')],
  [/^charge tax$/i, createReason('COLUMN_OF_TAXES')],
  [/^(variant )?fulfillment service$/i, createReason('COLUMN_OF_FULFILLMENT')],
  [/^(variant weight unit|weight unit for display)$/i, createReason('COLUMN_OF_WEIGHT_UNIT')],
  [/^google shopping\b/i, createReason('COLUMN_OF_ADVERTISING')],
  [/^$/, createReason('COLUMN_WITHOUT_NAME')],
]

/** Why an unsupported column is skipped. */
const whyUnused = (name: string): Reason =>
  reasons.find(([pattern]) => pattern.test(name))?.[1] ?? createReason('COLUMN_NOT_KNOWN')

/** The supported columns, each with its names in different versions of the format. */
const spellings = {
  handle: ['Handle', 'URL handle'],
  slug: ['Slug'],
  title: ['Title'],
  ...csvTitles,
  description: ['Body (HTML)', 'Body HTML', 'Description'],
  vendor: ['Vendor'],
  type: ['Type'],
  tags: ['Tags'],
  productTags: ['Product Tags'],
  ribbon: ['Ribbon'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
  option4Name: ['Option4 Name'],
  option4Value: ['Option4 Value'],
  option5Name: ['Option5 Name'],
  option5Value: ['Option5 Value'],
  option6Name: ['Option6 Name'],
  option6Value: ['Option6 Value'],
  manageVariants: ['Manage Variants'],
  variantVisible: ['Variant Visible'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price'],
  barcode: ['Variant Barcode', 'Barcode'],
  ...variantCsvTitles,
  shipping: ['Variant Requires Shipping', 'Requires shipping'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  imageAltText: ['Image Alt Text'],
  giftCard: ['Gift Card'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
  variantImage: ['Variant Image', 'Variant image URL'],
  cost: ['Cost per item'],
  infoTitle1: ['Additional Info Title 1'],
  infoText1: ['Additional Info Description 1'],
  infoTitle2: ['Additional Info Title 2'],
  infoText2: ['Additional Info Description 2'],
  infoTitle3: ['Additional Info Title 3'],
  infoText3: ['Additional Info Description 3'],
  infoTitle4: ['Additional Info Title 4'],
  infoText4: ['Additional Info Description 4'],
  infoTitle5: ['Additional Info Title 5'],
  infoText5: ['Additional Info Description 5'],
  infoTitle6: ['Additional Info Title 6'],
  infoText6: ['Additional Info Description 6'],
} as const

export type KnownColumn = keyof typeof spellings
/** Their keys. */
export const knownColumns = Object.keys(spellings) as KnownColumn[]
/** The column of a product's custom field, by its key. */
export type CustomColumn = `custom:${string}`
/** The column of a variants' custom field, by its key. */
export type VariantCustomColumn = `variant-custom:${string}`
export type ColumnKey = KnownColumn | CustomColumn | VariantCustomColumn

export const customColumn = (key: string): CustomColumn => `custom:${key}`
export const isCustomColumn = (column: string): column is CustomColumn =>
  column.startsWith('custom:')
export const variantCustomColumn = (key: string): VariantCustomColumn => `variant-custom:${key}`
export const isVariantCustomColumn = (column: string): column is VariantCustomColumn =>
  column.startsWith('variant-custom:')
export const keyOfCustomColumn = (column: CustomColumn | VariantCustomColumn): string =>
  column.slice(column.indexOf(':') + 1)

/** Cells of one row by column; empty ones may be absent. */
export type Cells = Readonly<Partial<Record<ColumnKey, string>>>

/** The title of a column in exports. */
export const titleOf = (key: ColumnKey): string =>
  isCustomColumn(key) || isVariantCustomColumn(key) ? key : spellings[key][0]

const required: readonly KnownColumn[] = ['handle', 'title', 'price']

/** Columns by index, with their names in the file. */
export interface Header {
  readonly keys: readonly (ColumnKey | undefined)[]
  readonly names: Readonly<Partial<Record<ColumnKey, string>>>
  /** Unsupported columns, by index. */
  readonly unused: ReadonlyMap<number, UnusedColumn>
}

export interface UnusedColumn {
  /** The column's name in the file. */
  readonly name: string
  readonly reason: Reason
}

const columnsByName = new Map<string, ColumnKey>(
  knownColumns.flatMap((key) => spellings[key].map((name) => [simple(name), key] as const)),
)

/** Parses the header row. Unknown columns are skipped; of duplicates the first counts. */
export function readHeader(cells: readonly string[]): Header | { readonly missing: string[] } {
  const names: Partial<Record<ColumnKey, string>> = {}
  const unused = new Map<number, UnusedColumn>()
  const keys = cells.map((cell, at) => {
    const key = columnOf(cell)
    const name = cell.trim()
    const earlier = key && names[key]
    if (!key || earlier !== undefined) {
      const reason = earlier ? createReason('COLUMN_REPEATED', { name: earlier }) : whyUnused(name)
      unused.set(at, { name, reason })
      return undefined
    }
    names[key] = name
    return key
  })
  const missing = required.filter((key) => names[key] === undefined).map((key) => spellings[key][0])
  return missing.length > 0 ? { missing } : { keys, names, unused }
}

/** The column of a title; `custom:material` and `variant-custom:finish` are those of custom fields. */
export function columnOf(title: string): ColumnKey | undefined {
  const [, ofVariant, key] =
    /^(variant-)?custom:\s*([a-z][a-z0-9_]{0,49})$/i.exec(title.trim()) ?? []
  if (!key) return columnsByName.get(simple(title))
  return (ofVariant ? variantCustomColumn : customColumn)(key.toLowerCase())
}

/** How many cells are known column names; distinguishes a header from data. */
export const countKnown = (cells: readonly string[]): number =>
  cells.filter((cell) => columnOf(cell) !== undefined).length

/** Names are compared by letters and digits only. */
export function simple(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
