import { lazy } from 'react'
import { loadMessages } from '../messages/index.ts'
import { stopCollecting } from './palette/typed-early.ts'

const parts = ['common', 'sales', 'catalog', 'people', 'setup', 'system'] as const

async function loadPalette() {
  const [{ CommandPalette }] = await Promise.all([
    import('./palette/command-palette.tsx'),
    loadMessages(...parts),
  ])
  return { default: CommandPalette }
}

/** Loads the palette before it is opened. */
export const preloadPalette = () => void loadPalette().catch(() => {})

/** The palette names places of all screens. */
export const LazyPalette = lazy(() =>
  loadPalette().catch((error: unknown) => {
    stopCollecting()
    throw error
  }),
)

export const LazyShortcuts = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}))
