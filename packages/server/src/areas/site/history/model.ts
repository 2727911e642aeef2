import type { HistoryEntity, LedgerEntity } from '@vitrine/contract/history'
import type { Actor, Tx } from '../../../platform/tx.ts'
import type { StoredFact } from '../events/index.ts'
import type { JobsFeature } from '../jobs/index.ts'
import type { Conflict, FactReader, UndoHandler } from '../undo/index.ts'

/** Dependencies of the operations of the history. */
export interface HistoryDeps {
  /** How facts are reverted, by entity; facts in a row with the same handler are reverted together. */
  readonly undoHandlers: UndoHandlers
  /** Readers of data that facts omit, by entity. */
  readonly factReaders: Readonly<Partial<Record<LedgerEntity, FactReader>>>
  readonly jobs: Pick<JobsFeature, 'addKind'>
}

export type UndoHandlers = Readonly<Record<HistoryEntity, UndoHandler>>

/** A fact with its group and transaction. */
export interface GroupedFact extends StoredFact {
  readonly group: string
  readonly tx: string
}

export type NamedActor = Actor & { readonly name?: string }

/** A fact as an entry of the history. */
export interface Entry extends GroupedFact {
  readonly groupSize: number
  readonly actor: NamedActor
  readonly productId: string | null
  /** The current values; null where the product is deleted. */
  readonly productName: string | null
  readonly mediaId: string | null
  readonly jobKind: string | null
  readonly jobName: string | null
  readonly undoneBy: string | null
  readonly undoneAt: Date | null
  readonly undoes: string | null
}

export interface HistoryFilter {
  readonly entityType?: LedgerEntity | undefined
  readonly entityId?: string | undefined
  readonly actorType?: string | undefined
  readonly actorId?: string | undefined
  readonly from?: Date | undefined
  readonly to?: Date | undefined
  readonly groupId?: string | undefined
  /** Whether to include entities outside of the catalog. */
  readonly everything?: boolean | undefined
}

/** A page of entries, with the names of the entities that they refer to by id. */
export interface EntryPage {
  readonly entries: readonly Entry[]
  readonly names: ReadonlyMap<string, string>
  /** Cursor of the next page. */
  readonly next: string | undefined
}

/** A conflict, and who caused it as far as the ledger records it. */
export interface AttributedConflict extends Omit<Conflict, 'entity'> {
  readonly entity: { readonly type: HistoryEntity; readonly id: string; readonly name?: string }
  readonly changedBy?: NamedActor
  readonly changedAt?: Date
}

/** The result of an undo. */
export interface UndoResult {
  readonly groupId: string
  readonly undone: number
  readonly jobId?: string
}

/** The group of changes in this unit of work. */
export const groupOf = ({ jobId, requestId }: Pick<Tx, 'jobId' | 'requestId'>): string =>
  jobId ?? requestId
