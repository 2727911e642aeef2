export interface Preorder {
  readonly enabled: boolean
  readonly message: string | null
  /** How far below zero a quantity may fall; without a limit when null. */
  readonly limit: number | null
}

/** Where stock is kept: a variant at a location. Variant ids are unique within their product only. */
export interface Place {
  readonly productId: string
  readonly variantId: string
  readonly locationId: string
}

/** What buyers can do: buy, order ahead, or neither. */
export type Availability = 'IN_STOCK' | 'PREORDER' | 'OUT_OF_STOCK'

/** The stock of one variant at one location. */
export interface Item extends Place {
  /** Follows from the place, so that it is the same before and after anything was written down. */
  readonly id: string
  readonly revision: number
  readonly createdDate: Date
  readonly updatedDate: Date
  readonly tracked: boolean
  /** Null while nobody counts. */
  readonly quantity: number | null
  readonly availability: Availability
  readonly preorder: Preorder
  /** How many were ordered ahead. */
  readonly preorderCounter: number
  /** Fields of others by their namespaces, kept as they were sent. */
  readonly extendedFields: unknown
}

/** An item beside what it is stock of. */
export interface ListedItem extends Item {
  readonly product: {
    readonly name: string
    readonly categoryIds: readonly string[]
    /** The names of its choices; without any, the product's. */
    readonly variantName: string
    readonly sku: string | null
    readonly barcode: string | null
    readonly visible: boolean
    readonly brand: { readonly id: string; readonly name: string } | null
  }
}

/** Names an item by its id, or by its variant and location. */
export interface ItemReference {
  readonly id?: string | undefined
  readonly productId?: string | undefined
  readonly variantId?: string | undefined
  /** The default location unless given. */
  readonly locationId?: string | undefined
}

/** What somebody wants an item to be; what is absent stays. */
export interface ItemValues {
  /** Counts from now on. */
  readonly quantity?: number | undefined
  /** Counts no longer. */
  readonly inStock?: boolean | undefined
  readonly preorder?:
    | {
        readonly enabled?: boolean | undefined
        readonly message?: string | null | undefined
        readonly limit?: number | null | undefined
      }
    | undefined
  readonly extendedFields?: unknown
}

/** One wish of many: each comes true or is refused alone. */
export interface ItemWish extends ItemReference {
  readonly kind: 'create' | 'update' | 'upsert' | 'delete'
  /** Whoever changes an item they have read says which revision that was. */
  readonly revision?: number | undefined
  readonly values?: ItemValues
}

/** A place as it is found: with an item or without. */
export interface HeldPlace extends Place {
  readonly item: Item | null
  /** There is a row that says that there is no item. */
  readonly isAbsent: boolean
  readonly revision: number
  readonly isDefault: boolean
  readonly visible: boolean
  /** What is written down, also while nobody counts. */
  readonly kept: number | null
  /** What was said while nobody counts. */
  readonly inStock: boolean
  /** Digital products and those with subscriptions cannot be ordered ahead. */
  readonly canPreorder: boolean
}

/** How quantities are moved. */
export interface MovePolicy {
  /** All lines or none; otherwise each item alone. */
  readonly whole: boolean
  /** Where orders ahead go: below zero, or into a counter of their own. */
  readonly ahead: 'below-zero' | 'counter'
  /** Refuses items nobody counts, instead of leaving them as they are. */
  readonly countedOnly: boolean
  /** Never below zero; otherwise as far down as quantities go. */
  readonly restrict: boolean
}

/** One row of stock as files bring it to another site. */
export interface PortableStock {
  readonly variantId: string
  /** The name of the location; null for the default one. */
  readonly location: string | null
  readonly absent: boolean
  readonly tracked: boolean
  readonly quantity: number | null
  readonly inStock: boolean
  readonly preorder: Preorder
  readonly counter: number
  /** Fields of others, kept as they were sent. */
  readonly extendedFields?: unknown
}

export interface Location {
  readonly id: string
  readonly revision: number
  readonly name: string
  readonly isDefault: boolean
  readonly createdDate: Date
  readonly updatedDate: Date
}
