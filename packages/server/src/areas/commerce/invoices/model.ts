import type { InvoiceContent, InvoiceKind, InvoiceSettings } from '@vitrine/contract/invoices'

export type { InvoiceContent, InvoiceKind, InvoiceSettings }

export interface SettingsChange {
  readonly settings: InvoiceSettings
  /** The revision that was read; absent: overwrites any revision. */
  readonly revision?: number | undefined
}

/** Settings as they are stored. */
export interface StoredSettings {
  readonly settings: InvoiceSettings
  /** 0 until something is saved. */
  readonly revision: number
}

/** A document before it has its number. */
export interface Draft {
  readonly kind: InvoiceKind
  readonly orderId: string
  readonly orderNumber: number
  readonly currency: string
  readonly issueDate: string
  readonly content: InvoiceContent
  readonly correctsId: string | null
  readonly refundId: string | null
}

/** An issued invoice or credit note. */
export interface Invoice extends Draft {
  readonly id: string
  /** Year of the issue date; numbering starts over in each. */
  readonly year: number
  readonly sequence: number
  readonly number: string
  readonly creditedMinor: number
  /** Credited as a whole: the order can have another invoice. */
  readonly isCredited: boolean
  readonly mailedDate: Date | null
  readonly createdDate: Date
}

/** A document in a list. */
export interface InvoiceRow extends Omit<Invoice, 'content'> {
  readonly buyerName: string
  readonly totalMinor: number
}

/** An invoice issued by an application. */
export interface ExternalInvoice {
  readonly orderId: string
  readonly id: string
  readonly appId: string
}
