import { contract } from '@vitrine/contract'
import { AbandonedCheckoutCreated } from '@vitrine/contract/abandoned-checkouts'
import { CheckoutDeleted } from '@vitrine/contract/checkouts'
import type { FactDefinition } from '@vitrine/contract/kit'

/** Facts that only jobs append to the ledger. */
const factsOfJobs: readonly FactDefinition[] = [AbandonedCheckoutCreated, CheckoutDeleted]

/** Everything that an operation or a job may append to the ledger. */
export const declaredFacts: ReadonlySet<FactDefinition> = new Set([
  ...factsOfJobs,
  ...Object.values(contract).flatMap(({ operations }) =>
    Object.values(operations).flatMap(
      (operation) => ('facts' in operation && operation.facts) || [],
    ),
  ),
])

/** Names of facts that concern one of these entities in addition to their own. */
export const namesAbout = (entities: readonly string[]): string[] =>
  [...declaredFacts]
    .filter(({ about }) => about.some((entity) => entities.includes(entity)))
    .map(({ name }) => name)
