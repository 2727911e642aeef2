import type { Product, Variant } from '../../catalog/index.ts'

/** A product, or what a fact of the ledger says of one: some of its fields. */
export type ProductState = Partial<Product> & {
  /** The only variant of a product without options. */
  readonly variant?: Variant
}
