import { Guid, Maybe, OneOf, type Static, Text, Type } from '../kit/index.ts'

/** Supported export formats of shop systems; OTHER: any table. */
export const importPlatforms = ['SHOPIFY', 'WOOCOMMERCE', 'WIX', 'SQUARESPACE', 'OTHER'] as const
export type ImportPlatform = (typeof importPlatforms)[number]

const optionNumbers = [1, 2, 3, 4, 5, 6] as const
const optionFields = optionNumbers.flatMap(
  (number) => [`option${number}Name`, `option${number}Value`] as const,
)
const infoFields = optionNumbers.flatMap(
  (number) => [`infoTitle${number}`, `infoText${number}`] as const,
)

/** Fields whose values become collections or tags. */
export const importGroupFields = ['type', 'tags', 'categories'] as const
export type ImportGroupField = (typeof importGroupFields)[number]

/** The use of the values of such a column. */
export const importGroupings = ['COLLECTIONS', 'TAGS', 'NOTHING'] as const
export type ImportGrouping = (typeof importGroupings)[number]

/**
 * The possible targets of a column in a product file, besides custom fields. Weights are named by their unit. `images`
 * contains several URLs, `parent` the SKU or id of the variant's product, `rowKind` whether the row is a product or a
 * variant.
 */
export const importFields = [
  'handle',
  'externalId',
  'parent',
  'rowKind',
  'title',
  'subtitle',
  'slug',
  'description',
  'vendor',
  ...importGroupFields,
  'ribbon',
  'published',
  'status',
  'sku',
  'barcode',
  'manufacturerPartNumber',
  'price',
  'compareAtPrice',
  'salePrice',
  'onSale',
  'discountMode',
  'discountValue',
  'surcharge',
  'cost',
  'quantity',
  'inStock',
  'policy',
  'tracker',
  'grams',
  'kilograms',
  'pounds',
  'shipping',
  'image',
  'images',
  'imagePosition',
  'imageAltText',
  'variantImage',
  'variantVisible',
  'manageVariants',
  'giftCard',
  'seoTitle',
  'seoDescription',
  'productTags',
  ...optionFields,
  ...infoFields,
] as const
export type ImportField = (typeof importFields)[number]

/** Maximum number of columns of a file with a mapping. */
export const MAX_IMPORT_COLUMNS = 1000

/**
 * A field of `importFields`, `custom:key` or `variant-custom:key` for a custom field; null ignores the
 * column.
 */
const Target = () => Type.Union([Text(1, 70), Type.Null()])

/** One column of the file, and its target. */
export const ImportColumn = Type.Object({
  /** Its name in the file. */
  name: Type.String(),
  /** Its first values that are not empty: at most 3, of at most 120 characters. */
  samples: Type.Array(Type.String()),
  target: Target(),
  /** For a column whose target is type, tags or categories. */
  grouping: Type.Optional(OneOf(importGroupings)),
})
export type ImportColumn = Static<typeof ImportColumn>

/** The use of each column of a file. */
export const ImportMapping = Type.Object({
  platform: OneOf(importPlatforms),
  /** In the order of the file. */
  columns: Type.Array(ImportColumn),
  /** Whether it was taken from an earlier file with the same header. */
  remembered: Type.Boolean(),
  /** Required fields without a column; the dry run needs this to be empty. */
  missing: Type.Array(OneOf(importFields)),
})
export type ImportMapping = Static<typeof ImportMapping>

/** The use of a column. */
export const ColumnChoice = Type.Object({
  target: Target(),
  /** Default: COLLECTIONS. Only for type, tags and categories. */
  grouping: Maybe(OneOf(importGroupings)),
})
export type ColumnChoice = Static<typeof ColumnChoice>

export const MappingToSave = Type.Object({
  id: Guid(),
  platform: OneOf(importPlatforms),
  /** One per column, in the order of the file. Absent: the platform's preset. */
  columns: Maybe(Type.Array(ColumnChoice, { maxItems: MAX_IMPORT_COLUMNS })),
})

/** NEW: the product would be created. CHANGED: a value of an existing one would change. */
export const differenceKinds = ['NEW', 'CHANGED'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

/**
 * Kinds of differences. `variant` is an added or removed variant, `collections` and `tags` are added ones.
 */
export const differenceFields = [
  'product',
  'title',
  'subtitle',
  'description',
  'vendor',
  'ribbon',
  'published',
  'seoTitle',
  'seoDescription',
  'infoSections',
  'images',
  'collections',
  'tags',
  'options',
  'variant',
  'price',
  'salePrice',
  'cost',
  'grams',
  'sku',
  'barcode',
  'manufacturerPartNumber',
  'variantVisible',
  'quantity',
  'inStock',
  'custom',
] as const
export type DifferenceField = (typeof differenceFields)[number]

/** Maximum number of stored differences of a dry run; its counts include all. */
export const MAX_DIFFERENCES = 50_000

/** One cell that the import would change. Texts are cut at 500 characters. */
export const ImportDifference = Type.Object({
  /** First line of the product in the file, the header being line 1. */
  line: Type.Integer(),
  handle: Type.String(),
  productName: Type.String(),
  kind: OneOf(differenceKinds),
  field: OneOf(differenceFields),
  /** Choices of the variant, separated by " / "; absent for values of the product. */
  variant: Type.Optional(Type.String()),
  /** The key of the custom field. */
  key: Type.Optional(Type.String()),
  /** Absent: none. */
  before: Type.Optional(Type.String()),
  /** Absent: none. */
  after: Type.Optional(Type.String()),
})
export type ImportDifference = Static<typeof ImportDifference>
