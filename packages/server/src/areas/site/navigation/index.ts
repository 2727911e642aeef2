import type { Navigation } from '@vitrine/contract/navigation'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../events/index.ts'
import type { UndoHandler } from '../undo/index.ts'
import { type StoredNavigation, saveNavigation } from './service/save.ts'
import { undoNavigation } from './service/undo.ts'
import { findNavigation } from './store.ts'

export type NavigationFeature = ReturnType<typeof createNavigation>

/** The menu and the footer of a storefront. */
export function createNavigation(deps: { readonly events: Events }) {
  const undo: UndoHandler = (tx, facts) => undoNavigation(tx, deps, facts)
  return {
    get: findNavigation,
    save: (tx: Tx, sent: StoredNavigation) => saveNavigation(tx, deps, sent),
    /** What visitors see of it; one statement. */
    shown: async (tx: Tx): Promise<Navigation> => (await findNavigation(tx)).navigation,
    undoHandlers: { navigation: undo },
  }
}
