import type { InventoryReason } from '@vitrine/contract/vocabulary'
import type { Catalog } from '../catalog/index.ts'
import type { Events } from '../events/index.ts'

/** What the verbs stand on. */
export interface InventoryDeps {
  readonly catalog: Pick<Catalog, 'refreshAvailability'>
  readonly events: Events
}

export interface Preorder {
  readonly enabled: boolean
  readonly message: string | null
  /** How far below zero a quantity may fall; without a limit when null. */
  readonly limit: number | null
}

export interface VariantStock {
  readonly variantId: string
  readonly isDefault: boolean
  /** What is kept, also while it is not tracked. */
  readonly quantity: number | null
  readonly inStock: boolean
}

/** The stock of one product. */
export interface InventoryItem {
  readonly productId: string
  readonly numericId: number
  readonly tracked: boolean
  readonly variants: readonly VariantStock[]
  readonly preorder: Preorder
  readonly updatedDate: Date
}

/** New stock of a product. Variants that are not listed keep theirs; all zeros name the default one. */
export interface StockToSet {
  readonly productId: string
  readonly tracked: boolean
  readonly variants?: readonly {
    readonly variantId: string
    readonly quantity?: number
    readonly inStock?: boolean
  }[]
  readonly preorder?: Preorder
}

/** A quantity to add to or take from one variant; no variant means the product's only one. */
export interface QuantityChange {
  readonly productId: string
  readonly variantId?: string
  /** Negative takes away. */
  readonly delta: number
  /** Lets a tracked quantity fall below zero where preorder is enabled. */
  readonly preorder?: boolean
}

export type Reason = InventoryReason
