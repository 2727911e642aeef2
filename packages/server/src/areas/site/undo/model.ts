import type { HistoryEntity } from '@vitrine/contract/history'
import type { Tx } from '../../../platform/tx.ts'
import type { FieldConflict } from './rules/reverted.ts'

/** A fact to revert. */
export interface FactToUndo {
  readonly name: string
  readonly entity: string
  readonly entityId: string
  readonly before: unknown
  readonly after: unknown
  readonly at: Date
}

/** A reason why a change cannot be undone. */
export interface Conflict extends FieldConflict {
  readonly entity: { readonly type: HistoryEntity; readonly id: string; readonly name?: string }
}

/** Adds data to facts that the ledger has no copy of, such as data of buyers. */
export interface FactReader {
  /** The service that a key has to be allowed to read. */
  readonly service: string
  readonly read: <Fact extends Pick<FactToUndo, 'entity' | 'before' | 'after'>>(
    tx: Tx,
    facts: readonly Fact[],
  ) => Promise<readonly Fact[]>
}

/** Reverts facts of entities of one kind, the newest first, or answers why it cannot. */
export type UndoHandler = (tx: Tx, facts: readonly FactToUndo[]) => Promise<readonly Conflict[]>
