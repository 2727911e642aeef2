import type { ReconciliationRepair } from '@vitrine/contract/inventory'
import type { InventoryReason } from '@vitrine/contract/vocabulary'
import type { Platform } from '../../../platform/platform.ts'
import type { Actor } from '../../../platform/tx.ts'
import type { Events } from '../../events/index.ts'
import type { Place, Preorder } from './item.ts'

export type Reason = InventoryReason

/** What the verbs stand on. */
export interface InventoryDeps {
  readonly events: Events
}
/** What work in the background stands on as well. */
export interface JobDeps extends InventoryDeps {
  readonly platform: Pick<Platform, 'work' | 'jobs' | 'db'>
}

export interface VariantStock {
  readonly variantId: string
  readonly isDefault: boolean
  readonly visible: boolean
  /** Whether its quantity counts. */
  readonly tracked: boolean
  /** What is kept, also while it is not tracked. */
  readonly quantity: number | null
  readonly inStock: boolean
}

/** Stock of a product that is new, with all its variants. */
export interface NewProductStock {
  readonly productId: string
  readonly tracked: boolean
  readonly variants: readonly VariantStock[]
}

/** The stock of one product at the default location. */
export interface InventoryItem {
  readonly productId: string
  readonly numericId: number
  readonly tracked: boolean
  readonly variants: readonly VariantStock[]
  readonly preorder: Preorder
  readonly updatedDate: Date
}

/** What is the whole product's. */
export type SharedStock = Pick<InventoryItem, 'productId' | 'tracked' | 'preorder'>

/** New stock of a product. Variants that are not listed keep theirs; all zeros name the default one. */
export interface StockToSet {
  readonly productId: string
  readonly tracked: boolean
  readonly variants?:
    | readonly {
        readonly variantId: string
        readonly quantity?: number
        readonly inStock?: boolean
      }[]
    | undefined
  readonly preorder?: Preorder
  /** Where its caller wrote it; errors name fields from there. */
  readonly at?: string
}

/** A quantity to add to or take from one variant; no variant means the product's only one. */
export interface QuantityChange {
  readonly productId: string
  readonly variantId?: string
  /** Negative takes away. */
  readonly delta: number
  /** Lets a tracked quantity fall below zero where preorder is enabled. */
  readonly preorder?: boolean
  /** Which field of its caller's named the product; productId unless given. */
  readonly idField?: 'productId' | 'inventoryId'
  /** The default location unless given. */
  readonly locationId?: string
  /** By how much the counter of orders ahead moves, whatever the quantity does. */
  readonly preordered?: number
  /** Entry of the ledger that this takes back. */
  readonly reverts?: string
  /** Where its caller wrote it; errors name fields from there. */
  readonly at?: string
}

/** A quantity that has moved, or orders ahead that were counted. */
export interface Movement extends Place {
  readonly id: string
  readonly isDefault: boolean
  readonly visible: boolean
  readonly revision: number
  readonly before: number
  readonly after: number
  readonly counterBefore: number
  readonly counterAfter: number
  readonly preorder: Preorder
}

/** One entry of the ledger. */
export interface StockEntry {
  readonly id: string
  readonly batchId: string
  readonly productId: string
  readonly productName: string | null
  readonly variantId: string
  readonly locationId: string
  /** Null for the default location, of which nobody has to be told. */
  readonly locationName: string | null
  readonly isDefault: boolean
  readonly choices: readonly string[]
  readonly reason: Reason
  readonly delta: number
  readonly after: number
  /** By how much the counter of orders ahead moved. */
  readonly preordered: number
  readonly actor: Actor & { readonly name?: string }
  readonly requestId: string
  readonly at: Date
  readonly reverts: string | null
  readonly revertedBy: string | null
}

export interface EntryFilter {
  readonly locationId?: string | undefined
  readonly productId?: string | undefined
  readonly variantId?: string | undefined
  readonly batchId?: string | undefined
  readonly reason?: Reason | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

/** Where a page of the ledger begins: behind this entry. */
export interface EntryPlace {
  readonly at: Date
  readonly id: string
}

/** A variant whose counter was not the sum of its entries. */
export interface Difference {
  readonly productId: string
  readonly variantId: string
  readonly locationId: string
  readonly counter: number
  readonly ledger: number
  readonly repaired: boolean
}

export interface Reconciliation {
  readonly id: string
  readonly state: 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED'
  readonly repair: ReconciliationRepair
  readonly total: number
  readonly checked: number
  /** Number of the last product that is done. */
  readonly cursor: number
  readonly found: number
  readonly repaired: number
  readonly differences: readonly Difference[]
  readonly failure: string | null
  readonly actor: Actor
  readonly createdDate: Date
  readonly updatedDate: Date
  readonly finishedDate: Date | null
}
