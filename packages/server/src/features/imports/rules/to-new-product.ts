import { wishedSlug } from '../../catalog/index.ts'
import type { ImportedProduct, Problem, ProductRows, Row } from '../model.ts'
import type { ColumnKey } from './columns.ts'
import { MAX_DESCRIPTION, readDescription } from './description.ts'
import { toGallery } from './gallery.ts'
import { readSections } from './info-sections.ts'
import { type Notes, takeNotes } from './notes.ts'
import { type OptionColumn, optionColumns, readOptions } from './options.ts'
import { splitTags } from './tags.ts'
import { cut, lengthOf, longerThan, readSwitch } from './values.ts'
import { type ImportedVariant, readVariants } from './variants.ts'

const MAX_NAME = 80
const MAX_BRAND = 50
const MAX_RIBBON = 30
const MAX_HANDLE = 255
const MAX_COLLECTION = 80

/**
 * The rows of one product as the product they describe. With an error in any row there is no product:
 * one that is half right would take away what a shop already has.
 */
export function toNewProduct({ handle, rows, names }: ProductRows): {
  product: ImportedProduct | undefined
  problems: readonly Problem[]
} {
  const notes = takeNotes(handle, names)
  notes.problems.push(...rows.flatMap((row) => row.problems))
  const main = rows.find((row) => row.cells.title !== undefined) ?? (rows[0] as Row)
  checkWhole(handle, main, notes)
  noteOtherWords(rows, main, notes)
  const options = readOptions(rows, main, notes)
  const isManaged = options.length > 0 && (notes.read(main, 'manageVariants', readSwitch) ?? true)
  const variants = readVariants(rows, main, options, notes, isManaged)
  const product = notes.hasErrors
    ? undefined
    : assemble({ handle, rows, names }, main, { options, variants, isManaged }, notes)
  if (notes.hasErrors) noteOthers(rows, notes)
  const byLine = notes.problems.toSorted((a, b) => a.line - b.line)
  return { product: notes.hasErrors ? undefined : product, problems: byLine }
}

/** A product comes whole or not at all: rows that nothing is wrong with are left out with the others. */
function noteOthers(rows: readonly Row[], notes: Notes): void {
  const wrong = new Set(
    notes.problems.flatMap(({ line, severity }) => (severity === 'ERROR' ? line : [])),
  )
  const right = rows.filter(({ line }) => !wrong.has(line))
  const [first] = right
  if (!first) return
  const others = right.length > 1 ? `, and so are ${right.length - 1} more of them` : ''
  notes.fail(first, undefined, `is left out with the other rows of its product${others}`)
}

function checkWhole(handle: string, main: Row, notes: Notes): void {
  if (handle.length > MAX_HANDLE)
    notes.fail(main, 'handle', `must have at most ${MAX_HANDLE} characters`)
  if (main.cells.title === undefined) notes.fail(main, 'title', 'is empty; a product needs a name')
  if (notes.read(main, 'giftCard', readSwitch)) {
    notes.fail(
      main,
      'giftCard',
      'says this is a gift card; gift cards are not sold here and not brought in',
    )
  }
}

/** What is said of the product as a whole. */
const whole = new Set<string>([
  ...(['title', 'slug', 'description', 'vendor', 'type', 'tags', 'ribbon', 'published'] as const),
  ...(['status', 'giftCard', 'shipping', 'manageVariants', 'seoTitle'] as const),
  ...(['seoDescription'] as const),
  ...optionColumns.map(({ name }) => name),
] satisfies ColumnKey[])

/** One row speaks for the product: the first other one that says something else is told of. */
function noteOtherWords(rows: readonly Row[], main: Row, notes: Notes): void {
  const told = new Set<string>()
  for (const row of rows) {
    if (row === main) continue
    for (const [key, said] of Object.entries(row.cells) as [ColumnKey, string][]) {
      const counts = main.cells[key]
      if (!whole.has(key) || counts === undefined || counts === said || told.has(key)) continue
      told.add(key)
      notes.warn(row, key, `says something else than line ${main.line}, which counts`)
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
  notes: Notes,
): ImportedProduct | undefined {
  const { cells } = main
  const [first] = variants
  if (!first) return undefined
  const { cost, weight, sku } = first.values
  const infoSections = readSections(rows, names, notes)
  return {
    product: {
      handle,
      name: shortened(notes, main, 'title', MAX_NAME) ?? '',
      slug: readSlug(main, notes) ?? handle,
      visible: isVisible(main, notes),
      // What need not be sent is a file; which one, no table tells.
      productType: (notes.read(main, 'shipping', readSwitch) ?? true) ? 'physical' : 'digital',
      description: describe(main, notes),
      brand: shortened(notes, main, 'vendor', MAX_BRAND) ?? null,
      ...(names.ribbon && { ribbon: shortened(notes, main, 'ribbon', MAX_RIBBON) ?? null }),
      seo: searchTags(cells.seoTitle, cells.seoDescription),
      ...(infoSections && { infoSections }),
      price: first.values.price as string,
      // The values of managed variants are their own; the product's serve as a start for new ones.
      ...(isManaged ? { cost: null, weight: null, sku: null } : { cost, weight, sku }),
      discount: { type: 'NONE', value: '0' },
      manageVariants: isManaged,
      options: options.map(({ name, choices }) => ({
        name,
        choices: choices.map((description) => ({ description })),
      })),
      variants: variants.map(({ values }) => values),
      gallery: toGallery(rows, isManaged ? options : [], variants, notes),
    },
    collections: collectionsOf(main, notes),
    isTracked: isTracked(main, variants, notes),
    stock: variants.map(({ values: { choices }, quantity, sellsOn }) => ({
      choices,
      quantity,
      inStock: sellsOn || quantity === null || quantity > 0,
    })),
  }
}

/** Quantities belong to the whole product: one variant that is not counted leaves them all uncounted. */
function isTracked(main: Row, variants: readonly ImportedVariant[], notes: Notes): boolean {
  if (variants.every(({ isUncounted }) => isUncounted)) return false
  const counted = variants.filter(({ quantity, sellsOn }) => quantity !== null && !sellsOn)
  if (counted.length > 0 && counted.length < variants.length) {
    notes.warn(
      main,
      'quantity',
      'is not counted for some variants, so it is counted for none of them',
    )
  }
  return counted.length === variants.length
}

/** An address of its own; one that cannot be as it is written is put right, as names are. */
function readSlug(main: Row, notes: Notes): string | undefined {
  const { slug } = main.cells
  if (slug === undefined) return undefined
  const possible = wishedSlug(slug, main.cells.title ?? '', 'product')
  if (possible !== slug)
    notes.warn(main, 'slug', `cannot be an address; "${possible}" is taken instead`)
  return slug
}

function isVisible(main: Row, notes: Notes): boolean {
  const isPublished = notes.read(main, 'published', readSwitch) ?? true
  return isPublished && (notes.read(main, 'status', readSwitch) ?? true)
}

function describe(main: Row, notes: Notes): string {
  const { html, wasCut, wasTamed } = readDescription(main.cells.description ?? '')
  if (wasCut) notes.warn(main, 'description', longerThan(MAX_DESCRIPTION))
  if (wasTamed) {
    notes.warn(
      main,
      'description',
      'had parts that act, such as scripts or frames; they were left out',
    )
  }
  return html
}

function shortened(notes: Notes, row: Row, key: 'title' | 'vendor' | 'ribbon', length: number) {
  const text = row.cells[key]
  if (text === undefined || Array.from(text).length <= length) return text
  notes.warn(row, key, longerThan(length))
  return cut(text, length)
}

/** The type of a product becomes a collection, and so does each of its tags. */
function collectionsOf(main: Row, notes: Notes): string[] {
  const { type = '', tags = '' } = main.cells
  const named = [type, ...splitTags(tags)].map((name) => name.trim())
  const names = named.map((name) => cut(name, MAX_COLLECTION)).filter(Boolean)
  for (const [at, name] of named.entries()) {
    if (lengthOf(name) > MAX_COLLECTION) {
      notes.warn(
        main,
        at === 0 ? 'type' : 'tags',
        `"${name.slice(0, 40)}…" ${longerThan(MAX_COLLECTION)}`,
      )
    }
  }
  const seen = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]))
  return [...seen.values()].toReversed()
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
