import { isDecimal, isLess, isZero, multiplyDecimals, shiftDecimal } from '@vitrine/money'
import type { Cells } from './columns.ts'
import type { MappedCells } from './file-mapping.ts'
import { readAmount, readSwitch } from './parse-cells.ts'

const GRAMS_OF_POUND = '453.59237'

/** Converts mapped cells to those of a product file, and collects picture URLs that share one cell. */
export function plainCells(mapped: MappedCells): {
  readonly cells: Cells
  readonly pictures: readonly string[]
} {
  const { salePrice, onSale, kilograms, pounds, images, inStock, ...others } = mapped
  const { externalId: _, parent: __, rowKind: ___, ...plain } = others
  const cells: Cells = {
    ...plain,
    ...pricesOf(mapped),
    ...weightOf(mapped),
    ...stockOf(mapped),
    ...(mapped.published === '-1' && { published: 'false' }),
    ...(mapped.policy?.toLowerCase() === 'notify' && { policy: 'true' }),
  }
  return { cells, pictures: addressesOf(images ?? '') }
}

/** The sale price becomes the price, and the regular price the compare-at price. */
function pricesOf({ price, salePrice, onSale }: MappedCells): Cells {
  if (!price || !salePrice || (onSale && isOff(onSale))) return {}
  const [regular, sale] = [readAmount(price), readAmount(salePrice)]
  // An invalid number is reported later, where prices are read.
  if (!('value' in sale)) return { price: salePrice }
  if (!('value' in regular) || isZero(sale.value)) return {}
  return isLess(sale.value, regular.value) ? { price: salePrice, compareAtPrice: price } : {}
}

const isOff = (text: string): boolean => {
  const read = readSwitch(text)
  return 'value' in read && !read.value
}

function weightOf({ kilograms, pounds, grams }: MappedCells): Cells {
  if (grams !== undefined) return {}
  const [text, toGrams] =
    kilograms === undefined
      ? [pounds, (value: string) => multiplyDecimals(value, GRAMS_OF_POUND)]
      : [kilograms, (value: string) => shiftDecimal(value, 3)]
  if (text === undefined) return {}
  const read = readAmount(text)
  if (!('value' in read) || !isDecimal(read.value)) return { grams: text }
  return { grams: rounded(toGrams(read.value)) }
}

/** Rounds down to milligrams. */
const rounded = (grams: string): string => grams.replace(/(\.\d{3})\d+$/, '$1')

/** Converts words such as "InStock" and "unlimited", or an in-stock column, to quantities. */
function stockOf({ quantity, inStock }: MappedCells): Cells {
  const word = quantity?.toLowerCase().replace(/[^a-z]/g, '')
  if (word === 'outofstock') return { quantity: '0' }
  if (word === 'instock' || word === 'unlimited') return { quantity: undefined } as unknown as Cells
  if (quantity === undefined && inStock !== undefined && isOff(inStock)) return { quantity: '0' }
  return {}
}

/** Splits URLs at commas, semicolons, bars or blanks before the next URL. */
const addressesOf = (cell: string): string[] =>
  cell
    .split(/\s*[|;\n]\s*|\s*,\s*(?=https?:)|\s+(?=https?:)/)
    .map((address) => address.trim())
    .filter(Boolean)
