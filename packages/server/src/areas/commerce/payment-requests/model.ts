import type { PaymentRequestStatus } from '@vitrine/contract/payment-requests'

/** A request to pay an order, or a part of it. */
export interface PaymentRequest {
  readonly id: string
  readonly orderId: string
  readonly orderNumber: number
  readonly amountMinor: number
  readonly currency: string
  /** Empty: the number of the order. */
  readonly title: string
  readonly description: string
  /** As the client sent it. */
  readonly image: RequestImage | null
  /** Until when it can be paid. */
  readonly expirationDate: Date | null
  /** The application that created it, and its id there. */
  readonly source: { readonly appId?: string; readonly externalId?: string } | null
  readonly status: PaymentRequestStatus
  /** Excludes methods that are paid outside of the shop. */
  readonly onlineOnly: boolean
  readonly extendedFields: ExtendedFields | null
  readonly mailedDate: Date | null
  /** Attempts to pay it, the earliest first. */
  readonly attemptIds: readonly string[]
  readonly createdDate: Date
  readonly updatedDate: Date
}

export interface RequestImage {
  readonly id: string
  readonly url: string
  readonly width: number
  readonly height: number
  readonly altText?: string
  readonly filename?: string
}

export interface ExtendedFields {
  readonly namespaces?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** A new request of a merchant. */
export interface NewRequest
  extends Pick<
    PaymentRequest,
    | 'orderId'
    | 'title'
    | 'description'
    | 'image'
    | 'expirationDate'
    | 'source'
    | 'onlineOnly'
    | 'extendedFields'
  > {
  /** In the order’s currency; absent: the whole amount due. */
  readonly amountOf: (currency: string) => number | undefined
  /** The field named in errors about the amount. */
  readonly amountField: string
}

/** Changes to a request. Absent fields stay unchanged. */
export type RequestChanges = Partial<
  Pick<PaymentRequest, 'title' | 'description' | 'image' | 'onlineOnly' | 'extendedFields'>
>
