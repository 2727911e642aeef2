import type { Theme } from '@vitrine/contract/theme'
import type { Tx } from '../../../../platform/tx.ts'
import {
  type Conflict,
  conflictsOf,
  type FactToUndo,
  type Fields,
  sorted,
  undoEntityFacts,
} from '../../undo/index.ts'
import type { ThemeDeps } from '../model.ts'
import { findTheme } from '../store.ts'
import { ENTITY_ID, factFields, replaceTheme } from './change-theme.ts'

const kind = {
  type: 'theme',
  fieldsOf: ({ look, texts, draft }: Fields): Fields => ({ look, texts, draft: draft ?? null }),
} as const

/** Reverts changes of the look, the texts and the draft, each independently, newest first. */
export async function undoTheme(
  tx: Tx,
  deps: ThemeDeps,
  facts: readonly FactToUndo[],
): Promise<readonly Conflict[]> {
  const before = await findTheme(tx)
  const states = undoEntityFacts(kind, facts, new Map([[ENTITY_ID, factFields(before)]]))
  const conflicts = states.flatMap(conflictsOf('theme'))
  if (conflicts.length > 0) return conflicts
  for (const { after } of sorted(states).changed) {
    const { look, texts, draft } = after as unknown as ReturnType<typeof factFields>
    const published: Theme = { ...look, texts }
    await replaceTheme(tx, deps, before, { published, draft })
  }
  return []
}
