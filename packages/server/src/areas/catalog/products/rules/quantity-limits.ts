import { violation } from '@vitrine/contract/kit'
import type { Product } from '../../shared/model/product.ts'

/** Refuses limits that no order can meet. */
export function checkQuantityLimits({ quantityLimits }: Pick<Product, 'quantityLimits'>): void {
  const { minimum, maximum, perBuyer } = quantityLimits ?? {}
  if (!minimum) return
  for (const [name, most] of Object.entries({ maximum, perBuyer })) {
    if (!most || most >= minimum) continue
    const sentence = `has to be ${minimum} or more, the fewest in one order, and is ${most}`
    throw violation(`product.quantityLimits.${name}`, 'MIN', sentence, { threshold: minimum })
  }
}
