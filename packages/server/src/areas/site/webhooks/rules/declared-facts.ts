import { contract } from '@vitrine/contract'
import type { FactDefinition } from '@vitrine/contract/kit'

/** Everything that an operation may append to the ledger. */
export const declaredFacts: ReadonlySet<FactDefinition> = new Set(
  Object.values(contract).flatMap(({ operations }) =>
    Object.values(operations).flatMap(
      (operation) => ('facts' in operation && operation.facts) || [],
    ),
  ),
)

/** Names of facts that concern one of these entities as well, besides their own. */
export const namesAbout = (entities: readonly string[]): string[] =>
  [...declaredFacts]
    .filter(({ about }) => about.some((entity) => entities.includes(entity)))
    .map(({ name }) => name)
