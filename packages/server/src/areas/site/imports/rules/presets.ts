import {
  type ColumnChoice,
  type ImportField,
  type ImportPlatform,
  importFields,
} from '@vitrine/contract/imports'
import { columnOf, simple } from './columns.ts'
import { isGroupField } from './file-mapping.ts'

type Preset = Readonly<Record<string, ImportField>>

const numbers = [1, 2, 3, 4, 5, 6] as const

/** Columns named with a number, such as "Attribute 1 name". */
const numbered = (nameOf: (number: number) => string, field: (number: number) => string): Preset =>
  Object.fromEntries(numbers.map((number) => [nameOf(number), field(number) as ImportField]))

const optionName = (number: number) => `option${number}Name`
const optionValue = (number: number) => `option${number}Value`

/** By column name, reduced to letters and digits. */
const presets: Readonly<Record<Exclude<ImportPlatform, 'SHOPIFY' | 'OTHER'>, Preset>> = {
  WOOCOMMERCE: {
    id: 'externalId',
    type: 'rowKind',
    sku: 'sku',
    gtinupceanorisbn: 'barcode',
    name: 'title',
    published: 'published',
    description: 'description',
    shortdescription: 'infoText1',
    instock: 'inStock',
    stock: 'quantity',
    backordersallowed: 'policy',
    weightkg: 'kilograms',
    weightlbs: 'pounds',
    weightg: 'grams',
    saleprice: 'salePrice',
    regularprice: 'price',
    categories: 'categories',
    tags: 'tags',
    images: 'images',
    parent: 'parent',
    brands: 'vendor',
    ...numbered((number) => `attribute${number}name`, optionName),
    ...numbered((number) => `attribute${number}values`, optionValue),
  },
  WIX: {
    handleid: 'handle',
    fieldtype: 'rowKind',
    name: 'title',
    description: 'description',
    productimageurl: 'images',
    collection: 'categories',
    sku: 'sku',
    ribbon: 'ribbon',
    price: 'price',
    surcharge: 'surcharge',
    visible: 'published',
    discountmode: 'discountMode',
    discountvalue: 'discountValue',
    inventory: 'quantity',
    weight: 'kilograms',
    cost: 'cost',
    brand: 'vendor',
    ...numbered((number) => `productoptionname${number}`, optionName),
    ...numbered((number) => `productoptiondescription${number}`, optionValue),
    ...numbered(
      (number) => `additionalinfotitle${number}`,
      (number) => `infoTitle${number}`,
    ),
    ...numbered(
      (number) => `additionalinfodescription${number}`,
      (number) => `infoText${number}`,
    ),
  },
  SQUARESPACE: {
    producturl: 'handle',
    title: 'title',
    description: 'description',
    sku: 'sku',
    price: 'price',
    saleprice: 'salePrice',
    onsale: 'onSale',
    stock: 'quantity',
    categories: 'categories',
    tags: 'tags',
    weight: 'kilograms',
    visible: 'published',
    hostedimageurls: 'images',
    ...numbered((number) => `optionname${number}`, optionName),
    ...numbered((number) => `optionvalue${number}`, optionValue),
  },
}

/** Common column names in tables from unknown systems. */
const usual: Preset = {
  name: 'title',
  productname: 'title',
  producttitle: 'title',
  itemname: 'title',
  brand: 'vendor',
  manufacturer: 'vendor',
  category: 'categories',
  categories: 'categories',
  collection: 'categories',
  collections: 'categories',
  producttype: 'type',
  stock: 'quantity',
  quantity: 'quantity',
  qty: 'quantity',
  inventory: 'quantity',
  regularprice: 'price',
  saleprice: 'salePrice',
  msrp: 'compareAtPrice',
  weightkg: 'kilograms',
  weightg: 'grams',
  weightlb: 'pounds',
  weightlbs: 'pounds',
  image: 'image',
  imageurl: 'image',
  images: 'images',
  imageurls: 'images',
  ean: 'barcode',
  gtin: 'barcode',
  upc: 'barcode',
  itemnumber: 'sku',
  articlenumber: 'sku',
  visible: 'published',
}

/** Columns that identify an export; all of a list are required. */
const signatures: readonly (readonly [ImportPlatform, readonly string[]])[] = [
  ['WIX', ['handleid', 'fieldtype', 'name']],
  ['WOOCOMMERCE', ['type', 'sku', 'name', 'regularprice', 'published']],
  ['SQUARESPACE', ['productpage', 'producturl', 'title', 'price']],
  ['SHOPIFY', ['handle', 'title', 'variantprice', 'vendor']],
  ['SHOPIFY', ['urlhandle', 'title', 'price', 'vendor']],
]

/** The shop system whose export has such a header. */
export function platformOf(header: readonly string[]): ImportPlatform {
  const names = new Set(header.map(simple))
  // Exports of this product have columns that others lack.
  if (names.has('managevariants') && names.has('slug')) return 'OTHER'
  const found = signatures.find(([, columns]) => columns.every((name) => names.has(name)))
  return found?.[0] ?? 'OTHER'
}

/** Guesses the mapping from the platform's column names; unknown columns are left out. */
export function guessChoices(platform: ImportPlatform, header: readonly string[]): ColumnChoice[] {
  const taken = new Set<string>()
  return header.map((name) => {
    const target = guess(platform, name)
    if (!target || taken.has(target)) return { target: null }
    taken.add(target)
    return isGroupField(target) ? { target, grouping: 'COLLECTIONS' } : { target }
  })
}

const fields = new Set<string>(importFields)

function guess(platform: ImportPlatform, name: string): string | undefined {
  const key = simple(name)
  if (platform !== 'SHOPIFY' && platform !== 'OTHER') return presets[platform][key]
  const known = columnOf(name)
  // Fields declared for products later have a column but no target for mappings yet.
  if (known && (fields.has(known) || known.includes('custom:'))) return known
  return platform === 'OTHER' ? usual[key] : undefined
}
