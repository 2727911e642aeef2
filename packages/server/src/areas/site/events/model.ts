import type { FactDefinition } from '@vitrine/contract/kit'
import type { Actor, Tx } from '../../../platform/tx.ts'

/** A committed change: its name, its entity, and the entity's state before and after. */
export interface Fact {
  readonly definition: FactDefinition
  readonly entityId: string
  /** Absent when the entity was created. */
  readonly before?: unknown
  /** Absent when the entity was deleted. */
  readonly after?: unknown
  /** Names of the changed fields, for facts of changes. */
  readonly changedFields?: readonly string[]
}

/** A fact as stored in the ledger: values are parsed JSON. */
export interface StoredFact {
  /** Its number, which grows with every change of an entity. */
  readonly seq: string
  /** Facts of one write, which is one transaction, have the same. */
  readonly write: string
  readonly id: string
  readonly name: string
  readonly entity: string
  readonly entityId: string
  readonly before: unknown
  readonly after: unknown
  readonly changedFields: readonly string[] | null
  readonly actor: Actor
  readonly jobId: string | null
  readonly at: Date
  /** The trace context of the call or job that made the change, where it was traced. */
  readonly traceparent?: string | null
}

/** The event of a fact for subscribers of its type: the payload is passed to their handlers. */
export interface WireEvent {
  readonly type: string
  /** Deliveries of one entity keep their order. */
  readonly entityId: string
  readonly payload: object
  /**
   * Joins this event with an earlier one of the same type, entity and write, whose payload is given; both are
   * replaced by the result. Without it both are sent.
   */
  readonly join?: (earlier: object) => object
}

/** Translates a fact for a dialect; nothing, when the dialect has no event for it. */
export type Translator = (tx: Tx, fact: StoredFact) => Promise<readonly WireEvent[]>

/** Translators by names of facts. */
export type Translators = Readonly<Record<string, Translator>>
