import type { FieldChange, FieldConflict, OthersChange } from '@vitrine/contract/saves'
import type { Actor, Tx } from '../../../platform/tx.ts'

export type Fields = Readonly<Record<string, unknown>>

/** What a save brings: an entity to change with the revision that was read, or a new one. */
export interface EntityToSave {
  readonly id?: string
  readonly revision?: number
}

export interface SavedState {
  readonly id: string
  readonly revision: number
}

/** What a fact of the ledger says of an entity: some of its fields before and after. */
export interface EntityFact {
  readonly before: Fields | null
  readonly after: Fields | null
  readonly actor: Actor
  readonly at: Date
}

/** Which facts of the ledger say what others changed of an entity. */
export interface FactSource {
  readonly entities: readonly string[]
  /** Changes of these fields do not raise the revision; their facts have the one at which they happened. */
  readonly withoutRevision?: readonly string[]
}

/** A save without what others have changed already, and the fields that both sides changed. */
export interface MergedSave<Request> {
  readonly request: Request
  readonly conflicts: readonly FieldConflict[]
}

/** The conflict that is answered to whoever sends an old revision. */
export interface StaleSave {
  readonly id: string
  /** The present one. */
  readonly revision: number
  readonly changes: readonly OthersChange[]
  readonly conflicts: readonly FieldConflict[]
  /** Whether the ledger still has every change since. */
  readonly isComplete: boolean
}

/** How entities of one kind are read, saved and compared. */
export interface Editor<Request extends EntityToSave, State extends SavedState> {
  /** The field of requests that has the entity, for errors. */
  readonly field: string
  readonly facts: FactSource
  /** Throws where there is none; locks it where that is possible. */
  read(tx: Tx, id: string): Promise<State>
  create(tx: Tx, request: Request): Promise<State>
  /** Undefined where it changed after it was read; the caller reads it again. */
  update(tx: Tx, before: State, request: Request): Promise<State | undefined>
  /** What differs, by path, between two states or two sides of a fact; an empty object is nothing at all. */
  differences(before: Fields, after: Fields): FieldChange[]
  merge(request: Request, others: readonly OthersChange[], before: State): MergedSave<Request>
  /** The error for a revision that is not the present one. */
  refuse(stale: StaleSave): Error
}

export interface SaveOptions {
  /** Saves onto a newer revision as long as others changed other fields. */
  readonly merge: boolean
  /** Takes everything back and says what would have changed. */
  readonly dryRun: boolean
}

export interface SavedEntity<State> {
  readonly entity: State
  readonly created: boolean
  readonly changes: readonly FieldChange[]
  readonly othersChanges: readonly OthersChange[]
}
