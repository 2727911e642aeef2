import type { Tx } from '../../../platform/tx.ts'
import type { UndoHandler } from '../undo/index.ts'
import type { ThemeDeps } from './model.ts'
import { discardDraft, publishDraft, saveDraft } from './service/change-theme.ts'
import { createPreview, previewedTheme } from './service/previews.ts'
import { undoTheme } from './service/undo.ts'
import { findTheme } from './store.ts'

export type ThemeFeature = ReturnType<typeof createTheme>

/** The look and custom texts of a shop. */
export function createTheme(deps: ThemeDeps) {
  const undo: UndoHandler = (tx, facts) => undoTheme(tx, deps, facts)
  return {
    get: findTheme,
    save: (tx: Tx, input: Parameters<typeof saveDraft>[2]) => saveDraft(tx, deps, input),
    publish: (tx: Tx, revision: number) => publishDraft(tx, deps, revision),
    discard: (tx: Tx, revision: number) => discardDraft(tx, deps, revision),
    createPreview: (tx: Tx) => createPreview(tx, deps),
    previewed: (tx: Tx, token: string) => previewedTheme(tx, deps, token),
    undoHandlers: { theme: undo },
  }
}
