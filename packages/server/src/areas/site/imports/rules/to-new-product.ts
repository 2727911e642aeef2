import {
  type CsvFieldName,
  csvFieldNames,
  productFieldDeclarations,
  type VariantCsvFieldName,
  variantCsvFieldNames,
  variantFieldDeclarations,
} from '@vitrine/contract/catalog'
import { createReason } from '@vitrine/contract/reasons'
import { requestedSlug } from '../../../catalog/index.ts'
import type { ImportedProduct, Problem, ProductRows, Row } from '../model.ts'
import {
  type ColumnKey,
  type CustomColumn,
  isCustomColumn,
  isVariantCustomColumn,
  keyOfCustomColumn,
  type VariantCustomColumn,
} from './columns.ts'
import { MAX_DESCRIPTION, readDescription } from './description.ts'
import { toGallery } from './gallery.ts'
import { readSections } from './info-sections.ts'
import { type OptionColumn, optionColumns, readOptions } from './options.ts'
import { cut, lengthOf, longerThan, readSwitch } from './parse-cells.ts'
import { createProblemCollector, type ProblemCollector } from './problem-collector.ts'
import { splitTags } from './tags.ts'
import { type ImportedVariant, readVariants } from './variants.ts'

const MAX_NAME = 80
const MAX_BRAND = 50
const MAX_RIBBON = 30
const MAX_HANDLE = 255
const MAX_COLLECTION = 80
const MAX_TAG = 100
const MAX_TAGS = 100

/**
 * The product described by its rows. With an error in any row there is no product: importing half of it would
 * remove data that the shop has.
 */
export function toNewProduct({ handle, rows, names, leftOut }: ProductRows): {
  product: ImportedProduct | undefined
  problems: readonly Problem[]
} {
  const collector = createProblemCollector(handle, names)
  collector.problems.push(...rows.flatMap((row) => row.problems))
  const main = rows.find((row) => row.cells.title !== undefined) ?? (rows[0] as Row)
  checkWhole(handle, main, collector)
  reportContradictions(rows, main, collector)
  const options = readOptions(rows, main, collector)
  const isManaged =
    options.length > 0 && (collector.read(main, 'manageVariants', readSwitch) ?? true)
  const variants = readVariants(rows, main, options, collector, isManaged)
  const product = collector.hasErrors
    ? undefined
    : assemble({ handle, rows, names }, main, { options, variants, isManaged }, collector)
  if (collector.hasErrors) reportOtherRows(rows, collector)
  const byLine = collector.problems.toSorted((a, b) => a.line - b.line)
  const imported = product && leftOut ? { ...product, leftOut } : product
  return { product: collector.hasErrors ? undefined : imported, problems: byLine }
}

/** A product is imported completely or not at all: its valid rows are reported as skipped too. */
function reportOtherRows(rows: readonly Row[], collector: ProblemCollector): void {
  const wrong = new Set(
    collector.problems.flatMap(({ line, severity }) => (severity === 'ERROR' ? line : [])),
  )
  const right = rows.filter(({ line }) => !wrong.has(line))
  const [first] = right
  if (!first) return
  const count = right.length - 1
  const reason = count > 0 ? createReason('ROWS_LEFT_OUT', { count }) : createReason('ROW_LEFT_OUT')
  collector.fail(first, undefined, reason)
}

function checkWhole(handle: string, main: Row, collector: ProblemCollector): void {
  if (handle.length > MAX_HANDLE)
    collector.fail(main, 'handle', createReason('MAX_LENGTH', { max: MAX_HANDLE }))
  if (main.cells.title === undefined) collector.fail(main, 'title', createReason('TITLE_EMPTY'))
  if (collector.read(main, 'giftCard', readSwitch)) {
    collector.fail(main, 'giftCard', createReason('GIFT_CARD_NOT_SUPPORTED'))
  }
}

/** Columns of the product as a whole. */
const whole = new Set<string>([
  ...(['title', 'slug', 'description', 'vendor', 'type', 'tags', 'productTags', 'ribbon'] as const),
  ...(['published', 'status', 'giftCard', 'shipping', 'manageVariants', 'seoTitle'] as const),
  ...(['seoDescription'] as const),
  ...csvFieldNames,
  ...optionColumns.map(({ name }) => name),
] satisfies ColumnKey[])

/** The first row is used for the product: the first other row that contradicts it is reported. */
function reportContradictions(rows: readonly Row[], main: Row, collector: ProblemCollector): void {
  const reported = new Set<string>()
  for (const row of rows) {
    if (row === main) continue
    for (const [key, said] of Object.entries(row.cells) as [ColumnKey, string][]) {
      const counts = main.cells[key]
      const isOfProduct = whole.has(key) || isCustomColumn(key)
      if (!isOfProduct || counts === undefined || counts === said || reported.has(key)) continue
      reported.add(key)
      collector.warn(row, key, createReason('CONTRADICTS_LINE', { line: main.line }))
    }
  }
}

interface Parts {
  readonly options: readonly OptionColumn[]
  readonly variants: readonly ImportedVariant[]
  readonly isManaged: boolean
}

function assemble(
  { handle, rows, names }: Omit<ProductRows, 'kind'>,
  main: Row,
  { options, variants, isManaged }: Parts,
  collector: ProblemCollector,
): ImportedProduct | undefined {
  const { cells } = main
  const [first] = variants
  if (!first) return undefined
  const { cost, weight, sku } = first.values
  const infoSections = readSections(rows, names, collector)
  return {
    customTexts: customTextsOf(main, customColumnsOf(names).product),
    variantTexts: variants.map(({ row }) => customTextsOf(row, customColumnsOf(names).variant)),
    product: {
      handle,
      name: shortened(collector, main, 'title', MAX_NAME) ?? '',
      slug: readSlug(main, collector) ?? handle,
      visible: isVisible(main, collector),
      // A product without shipping is digital; the table does not name its file.
      productType: (collector.read(main, 'shipping', readSwitch) ?? true) ? 'physical' : 'digital',
      description: describe(main, collector),
      ...declaredTexts(main, names, collector),
      brand: shortened(collector, main, 'vendor', MAX_BRAND) ?? null,
      ...(names.ribbon && { ribbon: shortened(collector, main, 'ribbon', MAX_RIBBON) ?? null }),
      seo: searchTags(cells.seoTitle, cells.seoDescription),
      ...(infoSections && { infoSections }),
      ...(names.productTags && { tags: { public: tagsOf(main, collector) } }),
      price: first.values.price as string,
      // Managed variants have their own values; the product's are defaults for new ones.
      ...(isManaged ? { cost: null, weight: null, sku: null } : { cost, weight, sku }),
      discount: { type: 'NONE', value: '0' },
      manageVariants: isManaged,
      options: options.map(({ name, choices }) => ({
        name,
        choices: choices.map((description) => ({ description })),
      })),
      variants: variants.map(({ row, values }) => ({
        ...values,
        ...declaredVariantTexts(row, names, collector),
      })),
      gallery: toGallery(rows, isManaged ? options : [], variants, collector),
    },
    collections: collectionsOf(main, collector),
    isTracked: isTracked(main, variants, collector),
    stock: variants.map(({ values: { choices }, quantity, sellsOn }) => ({
      choices,
      quantity,
      inStock: sellsOn || quantity === null || quantity > 0,
    })),
  }
}

/** Tracking is shared by the product: one untracked variant makes all untracked. */
function isTracked(
  main: Row,
  variants: readonly ImportedVariant[],
  collector: ProblemCollector,
): boolean {
  if (variants.every(({ isUncounted }) => isUncounted)) return false
  const counted = variants.filter(({ quantity, sellsOn }) => quantity !== null && !sellsOn)
  if (counted.length > 0 && counted.length < variants.length) {
    collector.warn(main, 'quantity', createReason('PARTLY_COUNTED'))
  }
  return counted.length === variants.length
}

/** The requested slug; an invalid one is normalised, as names are. */
function readSlug(main: Row, collector: ProblemCollector): string | undefined {
  const { slug } = main.cells
  if (slug === undefined) return undefined
  const possible = requestedSlug(slug, main.cells.title ?? '', 'product')
  if (possible !== slug)
    collector.warn(main, 'slug', createReason('SLUG_REPLACED', { slug: possible }))
  return slug
}

function isVisible(main: Row, collector: ProblemCollector): boolean {
  const isPublished = collector.read(main, 'published', readSwitch) ?? true
  return isPublished && (collector.read(main, 'status', readSwitch) ?? true)
}

function describe(main: Row, collector: ProblemCollector): string {
  const { html, wasCut, wasSanitised } = readDescription(main.cells.description ?? '')
  if (wasCut) collector.warn(main, 'description', longerThan(MAX_DESCRIPTION))
  if (wasSanitised) {
    collector.warn(main, 'description', createReason('ACTIVE_CONTENT'))
  }
  return html
}

interface CustomColumns {
  readonly product: readonly (readonly [key: CustomColumn, title: string])[]
  readonly variant: readonly (readonly [key: VariantCustomColumn, title: string])[]
}

const customColumns = new WeakMap<ProductRows['names'], CustomColumns>()

/** The columns of a file for custom fields; found once, as all its rows share the names. */
function customColumnsOf(names: ProductRows['names']): CustomColumns {
  const found = customColumns.get(names)
  if (found) return found
  const all = Object.entries(names) as [ColumnKey, string][]
  const columns: CustomColumns = {
    product: all.flatMap(([key, title]) => (isCustomColumn(key) ? [[key, title] as const] : [])),
    variant: all.flatMap(([key, title]) =>
      isVariantCustomColumn(key) ? [[key, title] as const] : [],
    ),
  }
  customColumns.set(names, columns)
  return columns
}

/** Cells of custom fields. */
const customTextsOf = (
  { line, cells }: Row,
  columns: readonly (readonly [key: CustomColumn | VariantCustomColumn, title: string])[],
) =>
  columns.map(([key, column]) => ({
    key: keyOfCustomColumn(key),
    text: cells[key] ?? '',
    line,
    column,
  }))

/** Declared fields with a column in the file: an empty cell is no text, a missing column changes nothing. */
const declaredTexts = (main: Row, names: ProductRows['names'], collector: ProblemCollector) =>
  Object.fromEntries(
    csvFieldNames
      .filter((name) => names[name] !== undefined)
      .map((name) => {
        const { maxLength } = productFieldDeclarations[name]
        return [name, shortened(collector, main, name, maxLength) ?? '']
      }),
  ) as { readonly [Name in CsvFieldName]?: string }

const declaredVariantTexts = (row: Row, names: ProductRows['names'], collector: ProblemCollector) =>
  Object.fromEntries(
    variantCsvFieldNames
      .filter((name) => names[name] !== undefined)
      .map((name) => {
        const { maxLength } = variantFieldDeclarations[name]
        return [name, shortened(collector, row, name, maxLength) || null]
      }),
  ) as { readonly [Name in VariantCsvFieldName]?: string | null }

function shortened(
  collector: ProblemCollector,
  row: Row,
  key: 'title' | 'vendor' | 'ribbon' | CsvFieldName | VariantCsvFieldName,
  length: number,
) {
  const text = row.cells[key]
  if (text === undefined || Array.from(text).length <= length) return text
  collector.warn(row, key, longerThan(length))
  return cut(text, length)
}

/** The product type and each tag become collections. */
function collectionsOf(main: Row, collector: ProblemCollector): string[] {
  const { type = '', tags = '' } = main.cells
  const named = [type, ...splitTags(tags)].map((name) => name.trim())
  const names = named.map((name) => cut(name, MAX_COLLECTION)).filter(Boolean)
  for (const [at, name] of named.entries()) {
    if (lengthOf(name) > MAX_COLLECTION) {
      collector.warn(
        main,
        at === 0 ? 'type' : 'tags',
        createReason('COLLECTION_SHORTENED', { name: name.slice(0, 40), max: MAX_COLLECTION }),
      )
    }
  }
  const seen = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]))
  return [...seen.values()].toReversed()
}

/** Tags for filters; at most 100 of at most 100 characters. */
function tagsOf(main: Row, collector: ProblemCollector): string[] {
  const named = splitTags(main.cells.productTags ?? '').filter(Boolean)
  const tags = [...new Set(named.map((name) => cut(name, MAX_TAG)))]
  if (named.some((name) => lengthOf(name) > MAX_TAG))
    collector.warn(main, 'productTags', createReason('TAG_SHORTENED', { max: MAX_TAG }))
  if (tags.length > MAX_TAGS) {
    const reason = createReason('TOO_MANY_TAGS', { count: tags.length, max: MAX_TAGS })
    collector.warn(main, 'productTags', reason)
  }
  return tags.slice(0, MAX_TAGS)
}

const searchTags = (title: string | undefined, description: string | undefined) =>
  title === undefined && description === undefined
    ? null
    : {
        tags: [
          ...(title === undefined ? [] : [{ type: 'title', children: title }]),
          ...(description === undefined
            ? []
            : [{ type: 'meta', props: { name: 'description', content: description } }]),
        ],
      }
