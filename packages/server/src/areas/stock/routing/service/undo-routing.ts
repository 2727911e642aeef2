import type { StockRoutingToSave } from '@vitrine/contract/inventory'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Conflict,
  conflictsOf,
  type FactToUndo,
  type Fields,
  sorted,
  undoEntityFacts,
} from '../../../site/undo/index.ts'
import type { InventoryDeps } from '../../items/model/stock.ts'
import { ENTITY_ID, readRouting, saveRouting } from './save-routing.ts'

const kind = {
  type: 'stock_routing',
  fieldsOf: ({ rules, locations }: Fields): Fields => ({ rules, locations }),
} as const

/** Reverts changes of the rules and of the locations, each independently, newest first. */
export async function undoRouting(
  tx: Tx,
  deps: InventoryDeps,
  facts: readonly FactToUndo[],
): Promise<readonly Conflict[]> {
  const { revision, rules, locations } = await readRouting(tx)
  const states = undoEntityFacts(kind, facts, new Map([[ENTITY_ID, { rules, locations }]]))
  const conflicts = states.flatMap(conflictsOf('stock_routing'))
  if (conflicts.length > 0) return conflicts
  for (const { after } of sorted(states).changed) {
    const before = after as unknown as Pick<StockRoutingToSave, 'rules' | 'locations'>
    await saveRouting(tx, deps, { revision, ...before })
  }
  return []
}
