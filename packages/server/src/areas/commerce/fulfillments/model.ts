import type { FulfillmentKind, FulfillmentProgress } from '@vitrine/contract/fulfillments'
import type { Actor } from '../../../platform/tx.ts'

export interface FulfillmentLine {
  readonly lineId: string
  readonly quantity: number
}

/** Pieces of an order that leave the shop together. */
export interface Fulfillment {
  readonly id: string
  readonly orderId: string
  readonly revision: number
  readonly kind: FulfillmentKind
  /** From where it is sent; null: from several locations, or nobody knows. */
  readonly locationId: string | null
  /** Informs only: what is sent follows from the lines. */
  readonly state: FulfillmentProgress
  readonly completed: boolean
  readonly lines: readonly FulfillmentLine[]
  readonly carrier: string | null
  readonly trackingNumber: string | null
  /** As it was given; one that is made of the number is not stored. */
  readonly trackingLink: string | null
  /** What applications store with it. */
  readonly fields: Readonly<Record<string, string>> | null
  readonly creator: Pick<Actor, 'type' | 'id'>
  /** When the buyer's mail goes; null when none waits. */
  readonly mailDueDate: Date | null
  readonly mailedDate: Date | null
  readonly createdDate: Date
  readonly updatedDate: Date
  readonly cancelledDate: Date | null
}

/** What is asked to be sent; absent fields follow from the order. */
export interface NewFulfillment {
  readonly orderId: string
  /** Absent: everything that is left. */
  readonly lines?: readonly { readonly lineId: string; readonly quantity?: number | undefined }[]
  /** From where it is sent; absent: where all its pieces come from. */
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

/** What changes of a fulfillment. Absent fields stay. */
export interface FulfillmentChanges
  extends Omit<NewFulfillment, 'orderId' | 'lines' | 'kind' | 'locationId'> {
  readonly revision?: number | undefined
}
