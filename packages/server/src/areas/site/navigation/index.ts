import type { Navigation } from '@vitrine/contract/navigation'
import type { Tx } from '../../../platform/tx.ts'
import type { Events } from '../events/index.ts'
import type { UndoHandler } from '../undo/index.ts'
import { type LegalLinksDeps, legalLinks } from './service/legal-links.ts'
import { type StoredNavigation, saveNavigation } from './service/save.ts'
import { undoNavigation } from './service/undo.ts'
import { findNavigation } from './store.ts'

export type NavigationFeature = ReturnType<typeof createNavigation>

/** The menu and the footer of a storefront. */
export function createNavigation(deps: { readonly events: Events } & LegalLinksDeps) {
  const undo: UndoHandler = (tx, facts) => undoNavigation(tx, deps, facts)
  return {
    get: findNavigation,
    save: (tx: Tx, sent: StoredNavigation) => saveNavigation(tx, deps, sent),
    /** The visible navigation; one statement. */
    shown: async (tx: Tx): Promise<Navigation> => (await findNavigation(tx)).navigation,
    /** Pages such as the imprint with their addresses below the one of the site; at most two statements. */
    legalLinks: (tx: Tx, address: string) => legalLinks(tx, deps, address),
    undoHandlers: { navigation: undo },
  }
}
