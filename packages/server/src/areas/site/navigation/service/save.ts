import { isDeepStrictEqual } from 'node:util'
import { InvalidRevision } from '@vitrine/contract/catalog'
import { type Navigation, NavigationChanged } from '@vitrine/contract/navigation'
import type { Tx } from '../../../../platform/tx.ts'
import type { Events } from '../../events/index.ts'
import { checkNavigation } from '../rules/accepted-navigation.ts'
import { findNavigation, putNavigation, type StoredNavigation } from '../store.ts'

export type { StoredNavigation } from '../store.ts'

interface Deps {
  readonly events: Events
}

/** The entity of all facts: a site has one navigation. */
export const ENTITY_ID = 'navigation'

/** Replaces menu and footer; throws if they were saved meanwhile. Does nothing if unchanged. */
export async function saveNavigation(
  tx: Tx,
  deps: Deps,
  { navigation, revision }: StoredNavigation,
): Promise<StoredNavigation> {
  checkNavigation(navigation)
  const before = await findNavigation(tx)
  if (before.revision !== revision) throw InvalidRevision({ revision: before.revision })
  return replaceNavigation(tx, deps, before, navigation)
}

export async function replaceNavigation(
  tx: Tx,
  { events }: Deps,
  before: StoredNavigation,
  navigation: Navigation,
): Promise<StoredNavigation> {
  if (isDeepStrictEqual(before.navigation, navigation)) return before
  const after = { navigation, revision: before.revision + 1 }
  if (!(await putNavigation(tx, after))) throw InvalidRevision({ revision: before.revision })
  await events.append(tx, {
    definition: NavigationChanged,
    entityId: ENTITY_ID,
    before: before.navigation,
    after: navigation,
  })
  return after
}
