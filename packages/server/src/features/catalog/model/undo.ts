import type { HistoryEntity } from '@vitrine/contract/history'
import type { KeptFact } from '../../events/index.ts'
import type { FieldConflict } from '../rules/reverted.ts'

/** A fact to take back. */
export type UndoneFact = Pick<KeptFact, 'name' | 'entity' | 'entityId' | 'before' | 'after'>

/** One thing that keeps a change from being undone. */
export interface Conflict extends FieldConflict {
  readonly entity: { readonly type: HistoryEntity; readonly id: string; readonly name?: string }
}
