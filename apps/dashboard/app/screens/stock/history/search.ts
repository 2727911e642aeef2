import { type InventoryReason, inventoryReasons } from '@vitrine/contract/vocabulary'

/** Search parameters of the stock history. Empty means everything. */
export type StockSearch = {
  readonly product: string
  readonly variant: string
  readonly location: string
  /** Movements of one call. */
  readonly batch: string
  readonly reason: '' | InventoryReason
  /** Calendar days in the reader's own time. */
  readonly from: string
  readonly to: string
  readonly cursor: string
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 100) : '')
const dayOf = (value: unknown) => (/^\d{4}-\d\d-\d\d$/.test(textOf(value)) ? textOf(value) : '')
const idOf = (value: unknown) => (/^[0-9a-f-]{36}$/.test(textOf(value)) ? textOf(value) : '')

export function readStockSearch(raw: Readonly<Record<string, unknown>>): StockSearch {
  const product = idOf(raw.product)
  return {
    product,
    variant: product === '' ? '' : idOf(raw.variant),
    location: idOf(raw.location),
    batch: idOf(raw.batch),
    reason: inventoryReasons.find((one) => one === raw.reason) ?? '',
    from: dayOf(raw.from),
    to: dayOf(raw.to),
    cursor: textOf(raw.cursor),
  }
}

export const isStockNarrowed = ({ cursor: _cursor, ...filters }: StockSearch): boolean =>
  Object.values(filters).some((value) => value !== '')

const DAY_MS = 86_400_000

/** The address as a question to the ledger; a day means all of it, from midnight to midnight. */
export const stockQuery = ({ reason, from, to, cursor, ...ids }: StockSearch) => ({
  ...(ids.product === '' ? {} : { productId: ids.product }),
  ...(ids.variant === '' ? {} : { variantId: ids.variant }),
  ...(ids.location === '' ? {} : { locationId: ids.location }),
  ...(ids.batch === '' ? {} : { batchId: ids.batch }),
  ...(reason === '' ? {} : { reason }),
  ...(from === '' ? {} : { from: new Date(`${from}T00:00:00`) }),
  ...(to === '' ? {} : { to: new Date(new Date(`${to}T00:00:00`).getTime() + DAY_MS - 1) }),
  ...(cursor === '' ? {} : { cursor }),
})
