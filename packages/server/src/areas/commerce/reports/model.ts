import type { Period } from './rules/period.ts'

/** The scope of a report: one currency and a period in a time zone. */
export interface Scope extends Period {
  readonly currency: string
  readonly timeZone: string
}

/** Amounts in minor units; documented in the contract. */
export interface SalesFigures {
  readonly orders: number
  readonly sales: number
  readonly discounts: number
  readonly delivery: number
  readonly fees: number
  readonly tax: number
  readonly total: number
  readonly cancelled: number
  readonly refunded: number
  readonly net: number
}

export interface SalesRow {
  readonly key: string
  readonly name: string
  readonly orders: number
  readonly pieces: number
  readonly refundedPieces: number
  readonly sales: number
  readonly discounts: number
  readonly tax: number
  readonly total: number
}

export interface TaxRow {
  readonly country: string
  readonly rate: string
  readonly reason: string
  readonly charged: number
  readonly returned: number
  readonly net: number
}

export interface PaymentRow {
  readonly provider: string
  readonly received: number
  readonly refunded: number
  readonly disputed: number
  readonly fees: number
  readonly paidOut: number
  readonly net: number
}

export interface StockFigures {
  readonly units: number
  readonly atCost: number
  readonly atPrice: number
  readonly unitsWithoutCost: number
}

export interface StockRow extends StockFigures {
  readonly productId: string
  readonly name: string
  readonly sold: number
  readonly sellThrough: number | null
}

export interface Page {
  readonly limit: number
  readonly offset: number
}
