import type { FieldChange, FieldConflict, OthersChange } from '@vitrine/contract/saves'
import type { Actor, Tx } from '../../../platform/tx.ts'

export type Fields = Readonly<Record<string, unknown>>

/** The entity of a save: an existing one with the revision that was read, or a new one. */
export interface EntityToSave {
  readonly id?: string
  readonly revision?: number
}

export interface SavedState {
  readonly id: string
  readonly revision: number
}

/** A fact of an entity: some of its fields before and after the change. */
export interface EntityFact {
  readonly before: Fields | null
  readonly after: Fields | null
  readonly actor: Actor
  readonly at: Date
}

/** The facts that contain changes of an entity. */
export interface FactSource {
  readonly entities: readonly string[]
  /** Fields whose changes do not increment the revision; their facts have the revision of that time. */
  readonly withoutRevision?: readonly string[]
}

/** A save reduced to fields that others did not change, with the fields that both sides changed. */
export interface MergedSave<Request> {
  readonly request: Request
  readonly conflicts: readonly FieldConflict[]
}

/** The conflict in the response to an old revision. */
export interface StaleSave {
  readonly id: string
  /** The current revision. */
  readonly revision: number
  readonly changes: readonly OthersChange[]
  readonly conflicts: readonly FieldConflict[]
  /** Whether the ledger still contains every change since. */
  readonly isComplete: boolean
}

/** Reads, saves and compares entities of one kind. */
export interface Editor<Request extends EntityToSave, State extends SavedState> {
  /** The request field that contains the entity, for errors. */
  readonly field: string
  readonly facts: FactSource
  /** Throws if there is none; locks it if possible. */
  read(tx: Tx, id: string): Promise<State>
  create(tx: Tx, request: Request): Promise<State>
  /** Undefined if it changed after it was read; the caller reads it again. */
  update(tx: Tx, before: State, request: Request): Promise<State | undefined>
  /** The differences between two states or two sides of a fact, by path; an empty object stands for no entity. */
  differences(before: Fields, after: Fields): FieldChange[]
  merge(request: Request, others: readonly OthersChange[], before: State): MergedSave<Request>
  /** The error for an old revision. */
  refuse(stale: StaleSave): Error
}

export interface SaveOptions {
  /** Applies the save to a newer revision as long as others changed other fields. */
  readonly merge: boolean
  /** Rolls everything back and returns what would have changed. */
  readonly dryRun: boolean
}

export interface SavedEntity<State> {
  readonly entity: State
  readonly created: boolean
  readonly changes: readonly FieldChange[]
  readonly othersChanges: readonly OthersChange[]
}
