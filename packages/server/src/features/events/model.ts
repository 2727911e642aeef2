import type { FactDefinition } from '@vitrine/contract/kit'

/** A change that happened: what, to which entity, how it was before and is after. */
export interface Fact {
  readonly definition: FactDefinition
  readonly entityId: string
  /** Absent when the entity was created. */
  readonly before?: unknown
  /** Absent when the entity was deleted. */
  readonly after?: unknown
  /** Names of what a change touched, where the fact is of a change. */
  readonly changedFields?: readonly string[]
}
