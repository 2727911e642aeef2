import { createReason } from '@vitrine/contract/reasons'
import { addDecimals, isDecimal, isLess, subtractDecimals, subtractPercent } from '@vitrine/money'
import type { MappedCells, MappedKey, MappedRow } from './file-mapping.ts'
import { readAmount } from './parse-cells.ts'
import { withText } from './with-text.ts'

/** Maximum number of variants created from the option lists of one row. */
const MAX_COMBINATIONS = 1000
const PICTURES = 'https://static.wixstatic.com/media/'

const options = [1, 2, 3, 4, 5, 6].map((number) => ({
  name: `option${number}Name` as MappedKey,
  value: `option${number}Value` as MappedKey,
}))

/**
 * A file has one row per product, which lists the values of its options, and rows for variants whose price, stock or
 * SKU differs. Without variant rows every combination becomes a variant.
 */
export function arrangeWixRows(rows: readonly MappedRow[]): readonly MappedRow[] {
  const main = rows.find(({ cells }) => cells.rowKind?.toLowerCase() !== 'variant')
  if (!main) return rows
  const shared = withPictureAddresses(main.cells)
  const variants = rows.filter((row) => row !== main)
  const [first, ...others] = variants.length > 0 ? variants : combinationsOf(main)
  if (!first) return [{ ...main, cells: withPrices(shared, shared) }]
  const { sku, quantity, cost, kilograms, ...ofProduct } = shared
  const perVariant = { kilograms: kilograms ?? '', cost: cost ?? '' }
  const toVariant = (row: MappedRow, product: MappedCells): MappedRow => ({
    ...row,
    cells: {
      ...product,
      ...withoutBlank(perVariant),
      ...(variants.length === 0 ? withoutBlank({ quantity: quantity ?? '' }) : {}),
      ...ownCells(row.cells),
      ...withPrices(shared, row.cells),
    },
  })
  return [toVariant(first, ofProduct), ...others.map((row) => toVariant(row, {}))]
}

const withoutBlank = (cells: Readonly<Record<string, string>>): MappedCells =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))

/** Pictures in the site's media have only a file name in the export. */
function withPictureAddresses(cells: MappedCells): MappedCells {
  if (!cells.images) return cells
  const addresses = cells.images
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => (/^https?:/.test(one) ? one : `${PICTURES}${one}`))
  return { ...cells, images: addresses.join(';') }
}

/** The cells of a variant's row that apply to it; colours precede the name: "#ff0000:Red". */
function ownCells(cells: MappedCells): MappedCells {
  const { sku, quantity, kilograms, cost, published } = cells
  const own: Partial<Record<MappedKey, string>> = {}
  for (const [key, text] of Object.entries({ sku, quantity, kilograms, cost })) {
    if (text !== undefined) own[key as MappedKey] = text
  }
  if (published !== undefined) own.variantVisible = published
  for (const { value } of options) {
    const text = cells[value]
    if (text !== undefined) own[value] = nameOf(text)
  }
  return own
}

const nameOf = (choice: string): string => choice.trim().replace(/^#[0-9a-f]{3,8}:/i, '')

/** One row per combination of the listed values. */
function combinationsOf(main: MappedRow): MappedRow[] {
  const lists = options.flatMap(({ value }) => {
    const choices = (main.cells[value] ?? '').split(';').map(nameOf).filter(Boolean)
    return choices.length > 0 ? [{ value, choices }] : []
  })
  if (lists.length === 0) return []
  let combinations: Partial<Record<MappedKey, string>>[] = [{}]
  for (const { value, choices } of lists) {
    combinations = combinations.flatMap((one) =>
      choices.map((choice) => ({ ...one, [value]: choice })),
    )
    if (combinations.length > MAX_COMBINATIONS) {
      const text = withText(createReason('TOO_MANY_COMBINATIONS', { max: MAX_COMBINATIONS }))
      const problem = { line: main.line, severity: 'ERROR', ...text } as const
      return [{ ...main, problems: [...main.problems, problem] }]
    }
  }
  return combinations.map((cells, at) => ({
    line: main.line,
    cells,
    problems: at === 0 ? main.problems : [],
  }))
}

/** Adds the variant's surcharge to the product's price, and applies the product's discount. */
function withPrices(product: MappedCells, variant: MappedCells): MappedCells {
  const price = amountOf(product.price)
  if (price === undefined) return { price: product.price }
  const full = addDecimals(price, amountOf(variant.surcharge) ?? '0')
  const discount = amountOf(product.discountValue)
  if (discount === undefined || isLess(discount, '0')) return { price: full }
  const isPercent = /percent/i.test(product.discountMode ?? '')
  const sale = isPercent ? subtractPercent(full, discount) : subtractDecimals(full, discount)
  return isLess(sale, full) && isLess('0', sale)
    ? { price: full, salePrice: sale }
    : { price: full }
}

function amountOf(text: string | undefined): string | undefined {
  const read = text === undefined ? undefined : readAmount(text)
  return read && 'value' in read && isDecimal(read.value) ? read.value : undefined
}
