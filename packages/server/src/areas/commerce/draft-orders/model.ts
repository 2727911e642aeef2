import type { AddressWithContact } from '@vitrine/contract/carts'
import type { DraftOrderStatus } from '@vitrine/contract/draft-orders'
import type { PriceResult, PriceSnapshot } from '@vitrine/pricing'
import type { Page } from '../../../platform/db/page-to-sql.ts'
import type { Filter } from '../../../platform/db/query-to-sql.ts'
import type { Actor } from '../../../platform/tx.ts'
import type { Purchasable, PurchasableReference } from '../../catalog/index.ts'
import type { OrderLine, OrderView } from '../orders/index.ts'

/** The items and the buyer of a draft. Amounts in minor units of its currency. */
export interface DraftOrder extends DraftContent {
  readonly id: string
  readonly revision: number
  readonly status: DraftOrderStatus
  readonly isEdit: boolean
  /** The order that it edits, or that was created from it. */
  readonly orderId: string | null
  /** Its number. */
  readonly orderNumber: number | null
  readonly currency: string
  readonly reason: string
  readonly extendedFields: Readonly<Record<string, unknown>> | null
  /** The total when it was last saved. */
  readonly totalMinor: number
  /** The request to the buyer to accept it; null after a change. */
  readonly proposal: { readonly totalMinor: number; readonly proposedDate: Date } | null
  readonly creator: Pick<Actor, 'type' | 'id'>
  readonly createdDate: Date
  readonly updatedDate: Date
  readonly expiresDate: Date | null
  readonly appliedDate: Date | null
}

/** The editable content of a draft. */
export interface DraftContent {
  readonly lines: readonly DraftLine[]
  /** Ids of discounts and fees of the order, or of automatic discounts, that no longer count. */
  readonly dropped: readonly string[]
  readonly discounts: readonly DraftDiscount[]
  readonly fees: readonly DraftFee[]
  /** Null: as in the order, or none. */
  readonly delivery: DraftDelivery | null
  readonly memberId: string | null
  readonly email: string | null
  readonly shipping: AddressWithContact | null
  readonly billing: AddressWithContact | null
  readonly note: string
  readonly taxExempt: boolean
  readonly language: string | null
}

export interface DraftLine {
  readonly id: string
  /** A line of the order with the same id. */
  readonly isOfOrder: boolean
  /** The catalog item. */
  readonly reference: PurchasableReference | null
  /** In no catalog. */
  readonly item: DraftItem | null
  /** 0: removed from the order. */
  readonly quantity: number
  /** Manual price of one piece; null: that of the catalog or the order. */
  readonly unitPrice: number | null
  readonly priceReason: string
}

export interface DraftItem {
  readonly name: string
  readonly unitPrice: number
  readonly shippable: boolean
  readonly sku: string | null
  readonly taxGroupId: string | null
}

/** A percentage or an amount, of one line or of all. */
export interface DraftDiscount {
  readonly id: string
  readonly name: string
  readonly percent: string | null
  readonly amountMinor: number | null
  readonly lineId: string | null
  readonly applied: boolean
}

export interface DraftFee {
  readonly id: string
  readonly name: string
  readonly amountMinor: number
  readonly applied: boolean
}

export type DraftDelivery =
  | { readonly kind: 'NONE' }
  | { readonly kind: 'OPTION'; readonly optionId: string }
  | { readonly kind: 'CUSTOM'; readonly title: string; readonly amountMinor: number }

export type LineProblem = 'GONE' | 'CHOICES' | 'SHORT'

/** A line with current data. */
export interface DraftLineView {
  readonly line: DraftLine
  /** The line of the order that it changes. */
  readonly orderLine: OrderLine | null
  readonly purchasable: Purchasable | null
  /** The other fields as in the order; the price is in `result`. */
  readonly shown: Omit<OrderLine, 'price' | 'quantity' | 'position'>
  readonly minQuantity: number
  readonly available: number | null
  readonly problem: LineProblem | null
}

/** A draft with its price. */
export interface DraftView {
  readonly draft: DraftOrder
  /** The current state of the edited order. */
  readonly order: OrderView | null
  readonly lines: readonly DraftLineView[]
  readonly snapshot: PriceSnapshot
  readonly result: PriceResult
  /** The order's total before the edit, if the draft stores it; otherwise `order` has it. */
  readonly totalBefore?: number | null
}

/** The state of a draft when it was last saved or applied. */
export type StoredView = Pick<DraftView, 'lines' | 'snapshot' | 'result'> & {
  readonly totalBefore: number | null
}

/** The state of a draft after a change. */
export interface DraftVersion {
  readonly content: DraftOrder
  /** Names of its lines at that time, by their ids. */
  readonly names: Readonly<Record<string, string>>
}

export type VersionKey = Pick<DraftOrder, 'id' | 'revision'>

export interface DraftQuery extends Page {
  readonly filter: Filter
  /** Words in email address, name or lines, which all have to match. */
  readonly search: readonly string[]
}
