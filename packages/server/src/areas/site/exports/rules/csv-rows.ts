import { csvFieldNames, variantCsvFieldNames } from '@vitrine/contract/catalog'
import { isLess, normalizeDecimal } from '@vitrine/money'
import { textOfValue } from '../../../catalog/custom-fields/index.ts'
import type { Option, Product, Variant } from '../../../catalog/index.ts'
import {
  type Cells,
  customColumn,
  gramsOf,
  isPlaceholder,
  joinTags,
  nonEmptySections,
  optionColumns,
  searchTextsOf,
  sectionColumns,
  UNTRACKED,
  variantCustomColumn,
} from '../../imports/index.ts'
import type { NamedProduct } from '../model.ts'

/**
 * The rows of a product in the format of imports. The first has the product, its first variant, picture and info
 * sections; each further row has the next of each.
 */
export function csvRowsOf({ product, collections, urlOf }: NamedProduct): Cells[] {
  const options = shownOptions(product)
  const variants = options.length > 0 ? variantRows(product, options, urlOf) : [soldAlone(product)]
  const pictures = product.gallery.map(({ id, altText }, at) => ({
    image: urlOf(id),
    imagePosition: String(at + 1),
    imageAltText: altText,
  }))
  const sections = sectionRows(product)
  const count = Math.max(variants.length, pictures.length, sections.length)
  return Array.from({ length: count }, (_, at) => ({
    handle: product.handle,
    ...(at === 0 && productCells(product, options, collections)),
    ...variants[at],
    ...pictures[at],
    ...sections[at],
  }))
}

/** Puts as many sections into a row as it has columns for. */
function sectionRows({ infoSections }: Product): Cells[] {
  const nonEmpty = nonEmptySections(infoSections)
  const width = sectionColumns.length
  return Array.from({ length: Math.ceil(nonEmpty.length / width) }, (_, row) =>
    Object.fromEntries(
      nonEmpty.slice(row * width, (row + 1) * width).flatMap(({ title, description }, at) => {
        const column = sectionColumns[at] as (typeof sectionColumns)[number]
        return [
          [column.title, title],
          [column.text, description],
        ]
      }),
    ),
  )
}

/** Files name the only variant of a product without options "Title / Default Title". */
function shownOptions({ options, manageVariants, variants }: Product): readonly Option[] {
  const used = manageVariants ? new Set(variants.flatMap(({ choiceIds }) => choiceIds)) : undefined
  const named = options.map(({ name, choices }) => ({
    name,
    choices: choices.filter(({ id }) => used?.has(id) ?? true).map((one) => one.description),
  }))
  return isPlaceholder(named) ? [] : options
}

const productCells = (
  product: Product,
  options: readonly Option[],
  collections: readonly string[],
): Cells => ({
  slug: product.slug,
  title: product.name,
  ...Object.fromEntries(csvFieldNames.map((name) => [name, product[name]])),
  description: product.description,
  vendor: product.brand?.name ?? '',
  tags: joinTags(collections),
  ribbon: product.ribbon?.name ?? '',
  published: String(product.visible),
  shipping: String(product.productType === 'physical'),
  ...Object.fromEntries(options.map(({ name }, at) => [optionColumns[at]?.name, name])),
  ...(options.length > 0 && { manageVariants: String(product.manageVariants) }),
  ...customCells(product),
  seoTitle: searchTextsOf(product.seo).title,
  seoDescription: searchTextsOf(product.seo).meta,
})

const customCells = ({ customFields }: Product): Cells =>
  Object.fromEntries(
    Object.entries(customFields).map(([key, value]) => [customColumn(key), textOfValue(value)]),
  )

const variantCells = ({ customFields }: Variant): Cells =>
  Object.fromEntries(
    Object.entries(customFields).map(([key, value]) => [
      variantCustomColumn(key),
      textOfValue(value),
    ]),
  )

function variantRows(
  product: Product,
  options: readonly Option[],
  urlOf: NamedProduct['urlOf'],
): Cells[] {
  if (product.manageVariants) {
    return product.variants.map((variant) => managedCells(variant, options, urlOf))
  }
  // Choices are listed in consecutive rows; only the first row has a price.
  const count = Math.max(...options.map(({ choices }) => choices.length))
  return Array.from({ length: count }, (_, row) => ({
    ...choiceCells(options.map(({ choices }) => choices[row]?.description)),
    ...(row === 0 && soldAlone(product)),
  }))
}

const choiceCells = (descriptions: readonly (string | undefined)[]): Cells =>
  Object.fromEntries(
    descriptions.map((description = '', at) => [optionColumns[at]?.value, description]),
  )

function managedCells(
  variant: Variant,
  options: readonly Option[],
  urlOf: NamedProduct['urlOf'],
): Cells {
  const choices = options.map((option, at) =>
    option.choices.find(({ id }) => id === variant.choiceIds[at]),
  )
  const pictures = choices.flatMap((choice) => choice?.mediaIds ?? [])
  return {
    ...choiceCells(choices.map((choice) => choice?.description)),
    ...soldCells(variant),
    variantImage: pictures.map(urlOf).join(' '),
  }
}

const soldAlone = ({ variants: [only] }: Product): Cells => (only ? soldCells(only) : {})

function soldCells(variant: Variant): Cells {
  const { price, salePrice, stock } = variant
  const { tracked, quantity, inStock } = stock
  const isOnSale = salePrice !== null && isLess(salePrice, price)
  return {
    sku: variant.sku ?? '',
    grams: gramsOf(variant.weight ?? '0'),
    tracker: tracked ? 'vitrine' : UNTRACKED,
    // A negative quantity (preorders) is exported as 0.
    quantity: tracked ? String(Math.max(0, quantity ?? 0)) : inStock ? '' : '0',
    policy: 'deny',
    price: normalizeDecimal(isOnSale ? salePrice : price),
    compareAtPrice: isOnSale ? normalizeDecimal(price) : '',
    cost: variant.cost === null ? '' : normalizeDecimal(variant.cost),
    barcode: variant.barcode ?? '',
    ...Object.fromEntries(variantCsvFieldNames.map((name) => [name, variant[name] ?? ''])),
    ...variantCells(variant),
    variantVisible: String(variant.visible),
  }
}
