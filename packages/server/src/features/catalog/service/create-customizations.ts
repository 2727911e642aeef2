import {
  CustomizationCreated,
  ModifiersLimitExceeded,
  OptionsLimitExceeded,
} from '@vitrine/contract/catalog'
import { newId } from '../../../platform/ids.ts'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../../events/index.ts'
import type { Customization, NewCustomization } from '../model/customization.ts'
import { accepted, attempt, type Outcome } from '../rules/attempt.ts'
import { makeCustomization } from '../rules/customizations.ts'
import { claimKey, keyRoot, takenKeys } from '../rules/keys.ts'
import * as store from '../store/customizations.ts'

export interface CustomizationDeps {
  readonly events: Events
}

/** Most options, and most modifiers, of a site. */
/** Options, and as many modifiers, that a site shares. */
export const MOST_OF_A_KIND = 1000

/** Adds customizations; one that breaks a rule is not added, and says so at its place. */
export async function createCustomizations(
  tx: Tx,
  deps: CustomizationDeps,
  wanted: readonly NewCustomization[],
): Promise<Outcome<Customization>[]> {
  const drafts = await draftCustomizations(tx, wanted)
  await saveNewCustomizations(tx, deps, accepted(drafts))
  return drafts
}

/** New customizations as they would be, with ids and keys of their own; nothing is written. */
export async function draftCustomizations(
  tx: Tx,
  wanted: readonly NewCustomization[],
): Promise<Outcome<Customization>[]> {
  if (wanted.length === 0) return []
  await store.lockCustomizationNames(tx)
  const room = await roomFor(tx)
  const roots = wanted.map(({ name }) => keyRoot(name))
  const taken = takenKeys(await store.findKeysLike(tx, roots))
  return wanted.map((one) =>
    attempt(() => {
      room.require(one.kind)
      const identity = { id: newId(), key: claimKey(one.name, taken), now: tx.now }
      const made = makeCustomization(one, identity, newId)
      room.take(one.kind)
      return made
    }),
  )
}

export async function saveNewCustomizations(
  tx: Tx,
  { events }: CustomizationDeps,
  made: readonly Customization[],
): Promise<void> {
  await store.saveCustomizations(tx, made)
  const definition = CustomizationCreated
  await events.append(tx, ...made.map((after) => ({ definition, entityId: after.id, after })))
}

const limits = { PRODUCT_OPTION: OptionsLimitExceeded, MODIFIER: ModifiersLimitExceeded } as const

async function roomFor(tx: Tx) {
  const counts = await store.countByKind(tx)
  return {
    require(kind: Customization['kind']): void {
      if ((counts.get(kind) ?? 0) >= MOST_OF_A_KIND) throw limits[kind]({ limit: MOST_OF_A_KIND })
    },
    take: (kind: Customization['kind']) => counts.set(kind, (counts.get(kind) ?? 0) + 1),
  }
}
