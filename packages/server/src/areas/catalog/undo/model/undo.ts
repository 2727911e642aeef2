import type { HistoryEntity } from '@vitrine/contract/history'
import type { StoredFact } from '../../../site/events/index.ts'
import type { FieldConflict } from '../rules/reverted.ts'

/** A fact to revert. */
export type FactToUndo = Pick<StoredFact, 'name' | 'entity' | 'entityId' | 'before' | 'after'>

/** A reason why a change cannot be undone. */
export interface Conflict extends FieldConflict {
  readonly entity: { readonly type: HistoryEntity; readonly id: string; readonly name?: string }
}
