import { BarcodeAlreadyExists, DuplicateBarcode, SkuAlreadyExists } from '@vitrine/contract/catalog'
import type { ApplicationError } from '@vitrine/contract/kit'
import type { Product } from '../../shared/model/product.ts'

/** Codes that a change adds, by kind. */
export interface NewCodes {
  readonly sku: readonly string[]
  readonly barcode: readonly string[]
}

/** Codes that the change adds to the product; existing ones are allowed. */
export function newCodes(before: Pick<Product, 'variants'> | undefined, after: Product): NewCodes {
  const fresh = (name: 'sku' | 'barcode') => {
    const had = new Set(before?.variants.map((one) => one[name]))
    return after.variants.flatMap((one) => (one[name] && !had.has(one[name]) ? one[name] : []))
  }
  return { sku: fresh('sku'), barcode: fresh('barcode') }
}

type Owner = { readonly code: string; readonly productId: string }

/** A check that refuses codes that another product has, or that occur twice. */
export function createCodeGuard(used: {
  readonly sku: readonly Owner[]
  readonly barcode: readonly Owner[]
}) {
  const owners = { sku: ownersOf(used.sku), barcode: ownersOf(used.barcode) }
  const provided = { sku: new Set<string>(), barcode: new Set<string>() }
  const twice = { sku: SkuAlreadyExists, barcode: DuplicateBarcode } as const
  const taken = { sku: SkuAlreadyExists, barcode: BarcodeAlreadyExists } as const
  return (productId: string, codes: NewCodes): ApplicationError | undefined => {
    for (const name of ['sku', 'barcode'] as const) {
      for (const code of codes[name]) {
        const others = owners[name].get(code)?.some((one) => one.productId !== productId)
        if (others) return taken[name]({ [name]: code })
        if (provided[name].has(code)) return twice[name]({ [name]: code })
        provided[name].add(code)
      }
    }
    return undefined
  }
}

function ownersOf(list: readonly Owner[]): Map<string, Owner[]> {
  const owners = new Map<string, Owner[]>()
  for (const one of list) owners.set(one.code, [...(owners.get(one.code) ?? []), one])
  return owners
}
