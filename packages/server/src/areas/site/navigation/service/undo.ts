import type { Navigation } from '@vitrine/contract/navigation'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Conflict,
  conflictsOf,
  type FactToUndo,
  type Fields,
  sorted,
  undoEntityFacts,
} from '../../undo/index.ts'
import { findNavigation } from '../store.ts'
import { ENTITY_ID, replaceNavigation } from './save.ts'

const kind = {
  type: 'navigation',
  fieldsOf: ({ menu, footer }: Fields): Fields => ({ menu: menu ?? null, footer: footer ?? null }),
} as const

/** Reverts changes of the menu and of the footer, each independently, newest first. */
export async function undoNavigation(
  tx: Tx,
  deps: Parameters<typeof replaceNavigation>[1],
  facts: readonly FactToUndo[],
): Promise<readonly Conflict[]> {
  const before = await findNavigation(tx)
  const states = undoEntityFacts(kind, facts, new Map([[ENTITY_ID, before.navigation]]))
  const conflicts = states.flatMap(conflictsOf('navigation'))
  if (conflicts.length > 0) return conflicts
  for (const { after } of sorted(states).changed) {
    await replaceNavigation(tx, deps, before, after as unknown as Navigation)
  }
  return []
}
