import type { StockToSave } from '@vitrine/contract/stock'
import type { Item, ItemRequest, ListedItem, Location } from '../../stock/index.ts'

/** An item of a save: its place in the request, what is there, and what is asked of it. */
export interface RequestedItem {
  readonly index: number
  readonly id: string
  /** Null where the variant has no stock at the location yet. */
  readonly before: Item | null
  readonly request: StockToSave
}

/** What is to be written of an item; undefined where nothing changes. */
export interface PlannedItem extends RequestedItem {
  readonly change: ItemRequest | undefined
}

/** An item with the name of its location. */
export interface LocatedItem {
  readonly item: ListedItem
  readonly location: Location | undefined
}

/** What a label says; empty texts are left out. */
export interface LabelText {
  readonly barcode: string | null
  readonly sku: string | null
  readonly name: string
  readonly choices: string
  readonly price: string
}
