import { isDecimal, normalizeDecimal } from '@vitrine/money'
import type { TaxRow } from '../model.ts'

/** A tax in the ledger, by its detail. */
export interface BookedTax {
  readonly detail: string
  readonly charged: number
  readonly returned: number
}

/** Tax by country, rate and reason; `0.2` and `0.20` are the same rate. */
export function taxRows(booked: readonly BookedTax[]): TaxRow[] {
  const rows = new Map<string, TaxRow>()
  for (const { detail, ...one } of booked) {
    const name = readTaxDetail(detail)
    const key = Object.values(name).join(' ')
    const known = rows.get(key)
    const charged = one.charged + (known?.charged ?? 0)
    const returned = one.returned + (known?.returned ?? 0)
    rows.set(key, { ...name, charged, returned, net: charged - returned })
  }
  return [...rows.values()]
}

/** Country, rate and reason of a tax, as the ledger names it: `DE 0.19 standard`, without a country `0 no-rate`. */
function readTaxDetail(detail: string) {
  const [, country = '', rate = '', reason = ''] =
    /^(?:([A-Z]{2}) )?(\S*) ?(.*)$/.exec(detail) ?? []
  return { country, rate: isDecimal(rate) ? normalizeDecimal(rate) : rate, reason }
}
