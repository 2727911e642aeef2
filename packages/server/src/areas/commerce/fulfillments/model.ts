import type { FulfillmentKind, FulfillmentProgress } from '@vitrine/contract/fulfillments'
import type { Actor } from '../../../platform/tx.ts'

export interface FulfillmentLine {
  readonly lineId: string
  readonly quantity: number
}

/** Pieces of an order that are sent together. */
export interface Fulfillment {
  readonly id: string
  readonly orderId: string
  readonly revision: number
  readonly kind: FulfillmentKind
  /** The location it is sent from; null: several or unknown. */
  readonly locationId: string | null
  /** Informational only: sent quantities are derived from the lines. */
  readonly state: FulfillmentProgress
  readonly completed: boolean
  readonly lines: readonly FulfillmentLine[]
  readonly carrier: string | null
  readonly trackingNumber: string | null
  /** As entered; a link derived from the number is not stored. */
  readonly trackingLink: string | null
  /** Data that applications store with it. */
  readonly fields: Readonly<Record<string, string>> | null
  readonly creator: Pick<Actor, 'type' | 'id'>
  /** When the buyer's mail is due; null when none is pending. */
  readonly mailDueDate: Date | null
  readonly mailedDate: Date | null
  readonly createdDate: Date
  readonly updatedDate: Date
  readonly cancelledDate: Date | null
}

/** A new fulfillment; absent fields are derived from the order. */
export interface NewFulfillment {
  readonly orderId: string
  /** Absent: all remaining pieces. */
  readonly lines?: readonly { readonly lineId: string; readonly quantity?: number | undefined }[]
  /** The location it is sent from; absent: the common one of its pieces. */
  readonly locationId?: string | undefined
  readonly kind?: FulfillmentKind | undefined
  readonly state?: FulfillmentProgress | undefined
  readonly completed?: boolean | undefined
  readonly carrier?: string | null | undefined
  readonly trackingNumber?: string | null | undefined
  readonly trackingLink?: string | null | undefined
  readonly fields?: Fulfillment['fields'] | undefined
  readonly notify?: boolean | undefined
}

/** Changes to a fulfillment. Absent fields stay unchanged. */
export interface FulfillmentChanges
  extends Omit<NewFulfillment, 'orderId' | 'lines' | 'kind' | 'locationId'> {
  readonly revision?: number | undefined
}
