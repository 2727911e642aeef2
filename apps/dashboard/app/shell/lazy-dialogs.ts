import { lazy } from 'react'
import { loadMessages } from '../messages/index.ts'

const parts = ['common', 'sales', 'catalog', 'people', 'setup', 'system'] as const

async function loadPalette() {
  const [{ CommandPalette }] = await Promise.all([
    import('./palette/command-palette.tsx'),
    loadMessages(...parts),
  ])
  return { default: CommandPalette }
}

/** Loads the palette before it is opened, so that nothing that is typed at once is lost. */
export const preloadPalette = () => void loadPalette().catch(() => {})

/** The palette names places of all screens. */
export const LazyPalette = lazy(loadPalette)

export const LazyShortcuts = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}))
