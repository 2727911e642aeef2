import type { Decimal } from '@vitrine/money'

export interface Preorder {
  readonly enabled: boolean
  readonly message: string | null
  /** Maximum quantity below zero; null: unlimited. */
  readonly limit: number | null
  /** The expected shipping day in UTC, `YYYY-MM-DD`; null: unknown. */
  readonly shipsAt: string | null
}

/** Preorders to set. A day that is not sent stays, unless they end. */
export type PreorderToSet = Omit<Preorder, 'shipsAt'> & {
  readonly shipsAt?: string | null | undefined
}

/** The key of stock: a variant at a location. Variant ids are unique within their product only. */
export interface StockKey {
  readonly productId: string
  readonly variantId: string
  readonly locationId: string
}

/** Whether buyers can buy, preorder, or neither. */
export type Availability = 'IN_STOCK' | 'PREORDER' | 'OUT_OF_STOCK'

/** The stock of one variant at one location. */
export interface Item extends StockKey {
  /** Derived from the key, so that it is the same with and without a row. */
  readonly id: string
  readonly revision: number
  readonly createdDate: Date
  readonly updatedDate: Date
  readonly tracked: boolean
  /** Null while it is not tracked. */
  readonly quantity: number | null
  readonly availability: Availability
  readonly preorder: Preorder
  /** Number of preordered pieces. */
  readonly preorderCounter: number
  /** A drop: many buyers at the same time, so its pieces are also in buckets. */
  readonly isDrop: boolean
  /** Extension fields by namespace, stored as they were sent. */
  readonly extendedFields: unknown
}

/** An item with fields of its product and variant. */
export interface ListedItem extends Item {
  readonly product: {
    readonly name: string
    readonly categoryIds: readonly string[]
    /** The names of its choices; without choices, the product's name. */
    readonly variantName: string
    readonly sku: string | null
    readonly barcode: string | null
    readonly visible: boolean
    readonly brand: { readonly id: string; readonly name: string } | null
  }
}

/** A variant with its stock at all locations. */
export interface StockedVariant {
  readonly productId: string
  readonly variantId: string
  readonly productName: string
  /** The names of its choices; without choices, the product's name. */
  readonly variantName: string
  readonly sku: string | null
  readonly barcode: string | null
  /** The price of one piece. */
  readonly price: Decimal
  readonly visible: boolean
  readonly stock: readonly (Pick<Item, 'revision' | 'tracked' | 'quantity' | 'availability'> & {
    readonly itemId: string
    readonly locationId: string
    /** Taken from the quantity for carts, checkouts and orders that are not paid yet. */
    readonly held: number
  })[]
}

/** One page of variants; absent tests let all pass. */
export interface VariantStockQuery {
  readonly filter: {
    readonly text?: string | undefined
    readonly code?: string | undefined
    readonly locationId?: string | undefined
    readonly state?: 'SOLD_OUT' | 'LOW' | 'NOT_TRACKED' | 'PREORDER' | undefined
    readonly collectionIds?: readonly string[] | undefined
    readonly productIds?: readonly string[] | undefined
    readonly variantIds?: readonly string[] | undefined
  }
  readonly sort: 'PRODUCT_NAME' | 'FEWEST' | 'SKU'
  readonly limit: number
  readonly offset: number
}

/** Identifies an item by id, or by variant and location. */
export interface ItemReference {
  readonly id?: string | undefined
  readonly productId?: string | undefined
  readonly variantId?: string | undefined
  /** Default: the default location. */
  readonly locationId?: string | undefined
}

/** Values of an item to set; absent ones stay. */
export interface ItemValues {
  /** Starts tracking. */
  readonly quantity?: number | undefined
  /** Stops tracking. */
  readonly inStock?: boolean | undefined
  readonly preorder?:
    | {
        readonly enabled?: boolean | undefined
        readonly message?: string | null | undefined
        readonly limit?: number | null | undefined
        readonly shipsAt?: string | null | undefined
      }
    | undefined
  readonly extendedFields?: unknown
  readonly isDrop?: boolean | undefined
}

/** One request of a bulk operation; each is applied or refused on its own. */
export interface ItemRequest extends ItemReference {
  readonly kind: 'create' | 'update' | 'upsert' | 'delete'
  /** The expected revision. */
  readonly revision?: number | undefined
  readonly values?: ItemValues
}

/** The stored state of a stock key, with or without an item. */
export interface StockState extends StockKey {
  readonly item: Item | null
  /** Whether there is a row that marks the item as absent. */
  readonly isAbsent: boolean
  readonly revision: number
  readonly isDefault: boolean
  readonly visible: boolean
  /** The stored quantity, also while it is not tracked. */
  readonly storedQuantity: number | null
  /** The status while it is not tracked. */
  readonly inStock: boolean
  /** Digital products and those with subscriptions cannot be preordered. */
  readonly canPreorder: boolean
}

/** How quantities are moved. */
export interface MovePolicy {
  /** All lines or none; otherwise each item on its own. */
  readonly whole: boolean
  /** How preorders are recorded: as a quantity below zero, or in a separate counter. */
  readonly ahead: 'below-zero' | 'counter'
  /** Refuses untracked items instead of leaving them unchanged. */
  readonly countedOnly: boolean
  /** Refuses untracked items that are sold out and accept no preorders. */
  readonly inStockOnly: boolean
  /** Refuses quantities below zero; otherwise down to the minimum. */
  readonly restrict: boolean
}

/** One row of stock in an export. */
export interface PortableStock {
  readonly variantId: string
  /** The name of the location; null for the default one. */
  readonly location: string | null
  readonly absent: boolean
  readonly tracked: boolean
  readonly quantity: number | null
  readonly inStock: boolean
  readonly preorder: PreorderToSet
  readonly counter: number
  /** Extension fields, stored as they were sent. */
  readonly extendedFields?: unknown
  readonly isDrop?: boolean
}

export interface Location {
  readonly id: string
  readonly revision: number
  readonly name: string
  readonly isDefault: boolean
  readonly createdDate: Date
  readonly updatedDate: Date
}
