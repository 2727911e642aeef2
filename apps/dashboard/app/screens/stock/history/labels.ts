import type { OutputOf } from '../../../api/client.ts'
import type { Messages } from '../../../messages/index.ts'

export type StockChange = OutputOf<'inventory.listStockChanges'>['changes'][number]

/** How many pieces moved; where none did, how many more are ordered ahead. */
export const piecesOf = ({ delta, preordered = 0 }: StockChange): number =>
  delta === 0 ? preordered : delta

/** The actor of a change: staff by name, everything else by kind. */
export const actorLabel = ({ actor }: StockChange, { stock }: Messages): string =>
  actor.name ?? stock.actors[actor.type]
