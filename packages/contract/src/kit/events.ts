/**
 * A fact that a write appends to the ledger in its own transaction, with the entity before and after.
 * Wire events are translations of facts; `types` lists their published names.
 */
export interface FactDefinition<Name extends string = string> {
  /** Such as `product.created`: entity, dot, past participle. */
  readonly name: Name
  readonly entity: string
  /** Published event types this fact becomes, such as `wix.members.v1.member_created`. */
  readonly types: readonly string[]
  /** Further entities that the fact is about. */
  readonly about: readonly string[]
}

/** Declares a fact by its name (`entity.happened`) and the event types it is published as. */
export const defineFact = <const Name extends `${string}.${string}`>(
  name: Name,
  types: readonly string[] = [],
  about: readonly string[] = [],
): FactDefinition<Name> => ({
  name,
  entity: name.slice(0, name.indexOf('.')),
  types,
  about,
})
