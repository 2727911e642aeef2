import { isDeepStrictEqual } from 'node:util'
import type { ListedVariant } from '../model/commands.ts'
import type { Base, FileLabel, Product, Variant } from '../model/product.ts'
import { arrangeListed } from './listed-variants.ts'
import { isSame } from './money.ts'
import { applyDiscount, noDiscount } from './prices.ts'
import { shareMeasures } from './shared-measures.ts'

type Sold = Pick<
  Product,
  'variants' | 'base' | 'discount' | 'digitalFile' | 'productDimensions' | 'packageDimensions'
>

interface Lookup {
  readonly decimals: number
  readonly mint: () => string
  readonly file: (id: string) => FileLabel
}

/** What a product sells once its variants are listed with prices of their own. */
export function sellListed(
  before: Product,
  listed: readonly ListedVariant[],
  { options, manageVariants, discount }: Pick<Product, 'options' | 'manageVariants' | 'discount'>,
  { decimals, mint, file }: Lookup,
): Sold {
  const made = manageVariants ? options : []
  const variants = arrangeListed({ product: before, options: made, mint, file }, listed)
  const kept = keepsPrices(before.variants, variants) ? discount : noDiscount
  const { productDimensions, packageDimensions } = before
  const measured = manageVariants
    ? { productDimensions, packageDimensions, variants }
    : shareMeasures(before, variants, listed[0])
  return {
    ...measured,
    variants: applyDiscount(measured.variants, kept, decimals),
    base: followFirst(before, variants),
    discount: kept,
    digitalFile: shownFile(before, variants),
  }
}

/** Whether all prices are what the product's rule made of them: then the rule goes on. */
function keepsPrices(before: readonly Variant[], after: readonly Variant[]): boolean {
  const known = new Map(before.map((one) => [one.id, one]))
  return after.every((one) => {
    const old = known.get(one.id)
    return old && isSame(old.price, one.price) && isSame(old.salePrice, one.salePrice)
  })
}

/** What lists show of files: the first variant's, as long as it was shown or there was none. */
function shownFile(
  { digitalFile, variants }: Product,
  after: readonly Variant[],
): FileLabel | null {
  const follows = digitalFile === null || digitalFile.id === variants[0]?.digitalFile?.id
  const own = after[0]?.digitalFile
  if (!follows) return digitalFile
  return own ? { id: own.id, fileName: own.fileName, fileType: own.fileType } : null
}

/** The product's own values go along with its first variant's, as far as those changed. */
function followFirst({ base, variants: [old] }: Product, [first]: readonly Variant[]): Base {
  if (!first) return base
  const follow = <K extends keyof Base>(name: K): Base[K] =>
    old && isDeepStrictEqual(old[name], first[name]) ? base[name] : first[name]
  return {
    price: follow('price'),
    cost: follow('cost'),
    weight: follow('weight'),
    sku: follow('sku'),
  }
}
