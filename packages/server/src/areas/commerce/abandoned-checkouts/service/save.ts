import {
  AbandonedCheckoutCreated,
  AbandonedCheckoutUpdated,
} from '@vitrine/contract/abandoned-checkouts'
import type { FactDefinition } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { AbandonedCheckout } from '../model.ts'
import { factOf } from '../rules/facts.ts'
import { insertOne, updateOne } from '../store/abandoned-checkouts.ts'
import type { AbandonedDeps } from './deps.ts'

type Deps = Pick<AbandonedDeps, 'events'>

export async function saveNew(tx: Tx, { events }: Deps, one: AbandonedCheckout): Promise<void> {
  await insertOne(tx, one)
  await events.append(tx, {
    definition: AbandonedCheckoutCreated,
    entityId: one.id,
    after: factOf(one),
  })
}

/** Stores a change as the next revision, and appends its fact. */
export async function saveChange(
  tx: Tx,
  { events }: Deps,
  before: AbandonedCheckout,
  changed: AbandonedCheckout,
  definition: FactDefinition = AbandonedCheckoutUpdated,
): Promise<AbandonedCheckout> {
  const after = { ...changed, revision: before.revision + 1, updatedDate: tx.now }
  await updateOne(tx, after)
  await events.append(tx, {
    definition,
    entityId: after.id,
    before: factOf(before),
    after: factOf(after),
  })
  return after
}
