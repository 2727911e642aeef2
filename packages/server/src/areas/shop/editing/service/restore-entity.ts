import type { FactDefinition } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { HistoryFeature } from '../../../site/history/index.ts'
import { findLastFact } from '../store/last-fact.ts'

export interface RestoreDeps {
  readonly history: Pick<HistoryFeature, 'undoChange'>
}

/** A deleted entity, and the error if there is none. */
export interface Deletion {
  readonly id: string
  /** The fact of its deletion; its name is the entity before the dot. */
  readonly fact: FactDefinition
  readonly notDeleted: () => Error
}

/** Undoes the deletion of an entity, with everything that the history restores with it. */
export async function restoreEntity(
  tx: Tx,
  { history }: RestoreDeps,
  { id, fact, notDeleted }: Deletion,
): Promise<void> {
  const entity = fact.name.slice(0, fact.name.indexOf('.'))
  const last = await findLastFact(tx, entity, id)
  if (last?.name !== fact.name) throw notDeleted()
  await history.undoChange(tx, last.id)
}
