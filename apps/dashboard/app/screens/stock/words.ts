import type { OutputOf } from '../../api/client.ts'
import type { Messages } from '../../messages/en.ts'

export type StockChange = OutputOf<'inventory.listStockChanges'>['changes'][number]

/** Who moved it: staff by name, everything else by kind. */
export const actorWords = ({ actor }: StockChange, { stock }: Messages): string =>
  actor.name ?? stock.actors[actor.type]
