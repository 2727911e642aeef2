import { csvFieldNames } from '@vitrine/contract/catalog'
import type { DifferenceField, ImportDifference } from '@vitrine/contract/imports'
import type { NewVariant, Product, Variant } from '../../../catalog/index.ts'
import type { ImportedProduct } from '../model.ts'
import { choicesKey, type Differences, namesOf, searchTextsOf } from './differences.ts'
import { gramsOf } from './parse-cells.ts'

const MAX_TEXT = 500

/** One changed value. */
export type ListedDifference = Pick<
  ImportDifference,
  'field' | 'variant' | 'key' | 'before' | 'after'
>

type ImportedFields = ImportedProduct['product']

/** Lists the differences of a product cell by cell; an empty text counts as no value. */
export function listDifferences(
  before: Product,
  requested: ImportedFields,
  changes: Differences,
): ListedDifference[] {
  return [
    ...textDifferences(before, requested, changes),
    ...customDifferences(before, changes),
    ...(changes.infoSections
      ? [count('infoSections', before.infoSections, changes.infoSections)]
      : []),
    ...(changes.tags ? [added('tags', before.tags.public, changes.tags.public ?? [])] : []),
    ...(changes.gallery ? [count('images', before.gallery, distinct(changes.gallery))] : []),
    ...(changes.variants ? variantDifferences(before, requested) : []),
  ]
}

function textDifferences(
  before: Product,
  requested: ImportedFields,
  changes: Differences,
): ListedDifference[] {
  const [was, is] = [searchTextsOf(before.seo), searchTextsOf(requested.seo)]
  const texts: readonly (readonly [DifferenceField, boolean, unknown, unknown])[] = [
    ['title', changes.name !== undefined, before.name, requested.name],
    ...csvFieldNames.map(
      (name) => [name, changes[name] !== undefined, before[name], requested[name]] as const,
    ),
    ['description', changes.description !== undefined, before.description, requested.description],
    ['vendor', changes.brand !== undefined, before.brand?.name, requested.brand],
    ['ribbon', changes.ribbon !== undefined, before.ribbon?.name, requested.ribbon],
    ['published', changes.visible !== undefined, before.visible, requested.visible],
    ['seoTitle', changes.seo !== undefined && was.title !== is.title, was.title, is.title],
    ['seoDescription', changes.seo !== undefined && was.meta !== is.meta, was.meta, is.meta],
  ]
  return texts.flatMap(([field, differs, old, now]) => (differs ? cell(field, old, now) : []))
}

function customDifferences(before: Product, { customFields = {} }: Differences) {
  return Object.entries(customFields).flatMap(([key, value]) =>
    cell('custom', before.customFields[key], value).map((one) => ({ ...one, key })),
  )
}

/** The difference of one value; none if both have the same text. */
function cell(field: DifferenceField, old: unknown, now: unknown): ListedDifference[] {
  const [before, after] = [textOf(old), textOf(now)]
  if (before === after) return []
  return [{ field, ...(before && { before }), ...(after && { after }) }]
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return cutText(text.trim())
}

export const cutText = (text: string): string => {
  const characters = Array.from(text)
  return characters.length > MAX_TEXT ? `${characters.slice(0, MAX_TEXT - 1).join('')}…` : text
}

/** Shows lists that are not texts by their length. */
const count = (
  field: DifferenceField,
  old: readonly unknown[],
  now: readonly unknown[],
): ListedDifference => ({ field, before: String(old.length), after: String(now.length) })

const added = (
  field: DifferenceField,
  old: readonly string[],
  now: readonly string[],
): ListedDifference => ({
  field,
  ...(old.length > 0 && { before: cutText(old.join(', ')) }),
  after: cutText(now.join(', ')),
})

const distinct = (gallery: NonNullable<Differences['gallery']>) => [
  ...new Map(gallery.map((item) => [item.mediaId ?? item.url, item])).values(),
]

function variantDifferences(before: Product, requested: ImportedFields): ListedDifference[] {
  const listed = requested.variants ?? []
  const existing = new Map(before.variants.map((one) => [choicesKey(namesOf(before, one)), one]))
  const keys = new Set(listed.map(({ choices }) => choicesKey(choices)))
  const removed = before.variants.filter((one) => !keys.has(choicesKey(namesOf(before, one))))
  const found: ListedDifference[] = [
    ...listed.flatMap((one): ListedDifference[] => {
      const old = existing.get(choicesKey(one.choices))
      const variant = one.choices.join(' / ')
      if (!old) return [{ field: 'variant', variant, after: variant || requested.name }]
      return valueDifferences(old, one).map((value) => ({ ...value, ...(variant && { variant }) }))
    }),
    ...removed.map((one) => {
      const variant = namesOf(before, one).join(' / ')
      return { field: 'variant', variant, before: variant || before.name } as const
    }),
  ]
  // The remaining differences are names, or the order of options and choices.
  return found.length > 0 ? found : [optionDifference(before, requested)]
}

const valueDifferences = (old: Variant, one: NewVariant): ListedDifference[] => [
  ...amount('price', old.price, one.price),
  ...amount('salePrice', old.salePrice, one.salePrice),
  ...amount('cost', old.cost, one.cost),
  ...cell('grams', old.weight && gramsOf(old.weight), one.weight && gramsOf(one.weight)),
  ...cell('sku', old.sku, one.sku),
  ...cell('barcode', old.barcode, one.barcode),
  ...(one.visible === undefined ? [] : cell('variantVisible', old.visible, one.visible)),
  ...(one.manufacturerPartNumber === undefined
    ? []
    : cell('manufacturerPartNumber', old.manufacturerPartNumber, one.manufacturerPartNumber)),
  ...Object.entries(one.customFields ?? {}).flatMap(([key, value]) =>
    cell('custom', old.customFields[key], value).map((found) => ({ ...found, key })),
  ),
]

/** "5" and "5.00" are the same amount. */
const amount = (field: DifferenceField, old: unknown, now: unknown): ListedDifference[] =>
  cell(field, plain(old), plain(now))

const plain = (value: unknown): string =>
  textOf(value)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')

function optionDifference(before: Product, requested: ImportedFields): ListedDifference {
  const was = before.options.map(
    ({ name, choices }) => `${name}: ${choices.map(({ description }) => description).join(', ')}`,
  )
  const is = (requested.options ?? []).map(
    ({ name, choices }) => `${name}: ${choices.map(({ description }) => description).join(', ')}`,
  )
  return {
    field: 'options',
    ...(was.length > 0 && { before: cutText(was.join('; ')) }),
    ...(is.length > 0 && { after: cutText(is.join('; ')) }),
  }
}
