import { isDeepStrictEqual } from 'node:util'
import { applyDiscount, noDiscount } from '../../products/rules/prices.ts'
import { shareMeasures } from '../../products/rules/shared-measures.ts'
import type { ListedVariant } from '../../shared/model/commands.ts'
import type { Base, FileLabel, Product, Variant } from '../../shared/model/product.ts'
import { isSame } from '../../shared/rules/money.ts'
import { arrangeListed } from './listed-variants.ts'

type SoldFields = Pick<
  Product,
  'variants' | 'base' | 'discount' | 'digitalFile' | 'productDimensions' | 'packageDimensions'
>

interface Lookup {
  readonly decimals: number
  readonly mint: () => string
  readonly file: (id: string) => FileLabel
}

/** Data saved with the listed variants; a discount in the same request applies to all. */
interface SoldWith extends Pick<Product, 'options' | 'manageVariants' | 'discount'> {
  readonly keepsDiscount: boolean
}

/** The product's prices and values after its variants were listed with their own prices. */
export function sellListed(
  before: Product,
  listed: readonly ListedVariant[],
  { options, manageVariants, discount, keepsDiscount }: SoldWith,
  { decimals, mint, file }: Lookup,
): SoldFields {
  const created = manageVariants ? options : []
  const variants = arrangeListed({ product: before, options: created, mint, file }, listed)
  const stored = keepsDiscount || hasSamePrices(before.variants, variants) ? discount : noDiscount
  const { productDimensions, packageDimensions } = before
  const measured = manageVariants
    ? { productDimensions, packageDimensions, variants }
    : shareMeasures(before, variants, listed[0])
  return {
    ...measured,
    variants: applyDiscount(measured.variants, stored, decimals),
    base: followFirst(before, variants),
    discount: stored,
    digitalFile: displayedFile(before, variants),
  }
}

/** Whether all prices equal those of the discount rule, which is then retained. */
function hasSamePrices(before: readonly Variant[], after: readonly Variant[]): boolean {
  const existing = new Map(before.map((one) => [one.id, one]))
  return after.every((one) => {
    const old = existing.get(one.id)
    return old && isSame(old.price, one.price) && isSame(old.salePrice, one.salePrice)
  })
}

/** The digital file shown in lists: the first variant's, unless the product has another one. */
function displayedFile(
  { digitalFile, variants }: Product,
  after: readonly Variant[],
): FileLabel | null {
  const follows = digitalFile === null || digitalFile.id === variants[0]?.digitalFile?.id
  const own = after[0]?.digitalFile
  if (!follows) return digitalFile
  return own ? { id: own.id, fileName: own.fileName, fileType: own.fileType } : null
}

/** The product's values follow those of its first variant where they changed. */
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
