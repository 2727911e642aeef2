import type { StockToSave } from '@vitrine/contract/stock'
import type { Item, ItemRequest, ListedItem, Location } from '../../stock/index.ts'

/** An item of a save: its index in the request, its current state, and the requested change. */
export interface RequestedItem {
  readonly index: number
  readonly id: string
  /** Null if the variant has no stock at the location yet. */
  readonly before: Item | null
  readonly request: StockToSave
}

/** The planned write of an item; undefined if nothing changes. */
export interface PlannedItem extends RequestedItem {
  readonly change: ItemRequest | undefined
}

/** An item with the name of its location. */
export interface LocatedItem {
  readonly item: ListedItem
  readonly location: Location | undefined
}

/** The texts of a label; empty ones are left out. */
export interface LabelText {
  readonly barcode: string | null
  readonly sku: string | null
  readonly name: string
  readonly choices: string
  readonly price: string
}
