import type { SalesFigures } from '../model.ts'

export const nothingSold: SalesFigures = {
  orders: 0,
  sales: 0,
  discounts: 0,
  delivery: 0,
  fees: 0,
  tax: 0,
  total: 0,
  cancelled: 0,
  refunded: 0,
  net: 0,
}

/** Sums of ledger accounts, from which the rest is computed. */
export type BookedFigures = Omit<SalesFigures, 'total' | 'net'>

export function withSums(booked: BookedFigures): SalesFigures {
  const { sales, discounts, delivery, fees, tax, cancelled, refunded } = booked
  const total = sales - discounts + delivery + fees + tax
  return { ...booked, total, net: total - cancelled - refunded }
}

export function addFigures(all: readonly SalesFigures[]): SalesFigures {
  const names = Object.keys(nothingSold) as (keyof SalesFigures)[]
  const sums = names.map((name) => [name, all.reduce((sum, one) => sum + one[name], 0)])
  return Object.fromEntries(sums) as unknown as SalesFigures
}
