import {
  CustomizationCreated,
  ModifiersLimitExceeded,
  OptionsLimitExceeded,
} from '@vitrine/contract/catalog'
import { newId } from '../../../../platform/ids.ts'
import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../../site/events/index.ts'
import { accepted, attempt, type CatalogResult } from '../../shared/rules/attempt.ts'
import { claimKey, keyRoot, takenKeys } from '../../shared/rules/keys.ts'
import type { Customization, NewCustomization } from '../model/customization.ts'
import { makeCustomization } from '../rules/customizations.ts'
import * as store from '../store/customizations.ts'

export interface CustomizationDeps {
  readonly events: Events
}

/** Maximum shared options of a site, and maximum shared modifiers. */
export const MAX_PER_KIND = 1000

/** Creates customizations; each refused one returns its error at its index. */
export async function createCustomizations(
  tx: Tx,
  deps: CustomizationDeps,
  requested: readonly NewCustomization[],
): Promise<CatalogResult<Customization>[]> {
  const drafts = await draftCustomizations(tx, requested)
  await saveNewCustomizations(tx, deps, accepted(drafts))
  return drafts
}

/** Creates customizations with ids and keys in memory. */
export async function draftCustomizations(
  tx: Tx,
  requested: readonly NewCustomization[],
): Promise<CatalogResult<Customization>[]> {
  if (requested.length === 0) return []
  await store.lockCustomizationNames(tx)
  const capacity = await remainingCapacity(tx)
  const roots = requested.map(({ name }) => keyRoot(name))
  const taken = takenKeys(await store.findKeysLike(tx, roots))
  return requested.map((one) =>
    attempt(() => {
      capacity.require(one.kind)
      const identity = { id: newId(), key: claimKey(one.name, taken), now: tx.now }
      const created = makeCustomization(one, identity, newId)
      capacity.take(one.kind)
      return created
    }),
  )
}

export async function saveNewCustomizations(
  tx: Tx,
  { events }: CustomizationDeps,
  created: readonly Customization[],
): Promise<void> {
  await store.saveCustomizations(tx, created)
  const definition = CustomizationCreated
  await events.append(tx, ...created.map((after) => ({ definition, entityId: after.id, after })))
}

const limits = { PRODUCT_OPTION: OptionsLimitExceeded, MODIFIER: ModifiersLimitExceeded } as const

async function remainingCapacity(tx: Tx) {
  const counts = await store.countByKind(tx)
  return {
    require(kind: Customization['kind']): void {
      if ((counts.get(kind) ?? 0) >= MAX_PER_KIND) throw limits[kind]({ limit: MAX_PER_KIND })
    },
    take: (kind: Customization['kind']) => counts.set(kind, (counts.get(kind) ?? 0) + 1),
  }
}
