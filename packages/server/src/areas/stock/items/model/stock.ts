import type { ReconciliationRepair } from '@vitrine/contract/inventory'
import type { InventoryReason } from '@vitrine/contract/vocabulary'
import type { Platform } from '../../../../platform/platform.ts'
import type { Actor } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'
import type { Preorder, PreorderToSet, StockKey } from './item.ts'

export type Reason = InventoryReason

/** Dependencies of the inventory service. */
export interface InventoryDeps {
  readonly events: Events
}
/** Dependencies of its background jobs. */
export interface JobDeps extends InventoryDeps {
  readonly platform: Pick<Platform, 'work' | 'jobs' | 'db' | 'clock'>
}

export interface VariantStock {
  readonly variantId: string
  readonly isDefault: boolean
  readonly visible: boolean
  /** Whether its quantity is tracked. */
  readonly tracked: boolean
  /** The stored quantity, also while it is not tracked. */
  readonly quantity: number | null
  readonly inStock: boolean
}

/** Stock of a new product, with all its variants. */
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

/** The fields shared by the whole product. */
export type SharedStock = Pick<InventoryItem, 'productId' | 'tracked' | 'preorder'>

/** New stock of a product. Variants that are not listed keep theirs; the nil GUID means the default one. */
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
  readonly preorder?: PreorderToSet
  /** Path in the request; errors name fields from there. */
  readonly at?: string
}

/** A quantity to add to or remove from one variant; without a variant the product's only one. */
export interface QuantityChange {
  readonly productId: string
  readonly variantId?: string
  /** Negative removes. */
  readonly delta: number
  /** Whether a tracked quantity may fall below zero where preorder is enabled. */
  readonly preorder?: boolean
  /** The request field that named the product; default `productId`. */
  readonly idField?: 'productId' | 'inventoryId'
  /** Default: the default location. */
  readonly locationId?: string
  /** Change of the preorder counter, independent of the quantity. */
  readonly preordered?: number
  /** Id of the ledger entry that this reverts. */
  readonly reverts?: string
  /** Path in the request; errors name fields from there. */
  readonly at?: string
}

/** A moved quantity or preorder counter. */
export interface Movement extends StockKey {
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
  /** Null for the default location. */
  readonly locationName: string | null
  readonly isDefault: boolean
  readonly choices: readonly string[]
  readonly reason: Reason
  readonly delta: number
  readonly after: number
  /** Change of the preorder counter. */
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

/** The start of a page of the ledger: after this entry. */
export interface EntryCursor {
  readonly at: Date
  readonly id: string
}

/** A variant whose counter differed from the sum of its entries. */
export interface StockDifference {
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
  /** Number of the last processed product. */
  readonly cursor: number
  readonly found: number
  readonly repaired: number
  readonly differences: readonly StockDifference[]
  readonly failure: string | null
  readonly actor: Actor
  readonly createdDate: Date
  readonly updatedDate: Date
  readonly finishedDate: Date | null
}
