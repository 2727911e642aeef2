import { useRouterState } from '@tanstack/react-router'
import { Mark } from '@vitrine/ui/mark'
import { Menu, X } from 'lucide-react'
import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { areShortcutsBlocked } from '../shared/focus.ts'
import { useMessages } from '../shared/messages.tsx'
import { LazyPalette, LazyShortcuts, preloadPalette } from './lazy-dialogs.ts'
import { navigationItemOf } from './navigation-items.ts'
import { collectTyping } from './palette/typed-early.ts'
import { Sidebar, type SidebarProps } from './sidebar.tsx'

interface ShellProps extends Pick<SidebarProps, 'person' | 'sites' | 'currentSite' | 'onSite'> {
  readonly children: ReactNode
}

/** The dashboard layout: sidebar, content and dialogs. */
export function Shell({ children, ...props }: ShellProps) {
  const { shell } = useMessages()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const currentPath = `/dashboard${pathname.replace(/^\/dashboard/, '')}`
  const [openDialog, setOpenDialog] = useState<'palette' | 'shortcuts'>()
  const [sidebarOpen, setSidebarOpen] = useState(false)
  const isPaletteOpen = useRef(false)
  isPaletteOpen.current = openDialog === 'palette'
  const open = useCallback((what: 'palette' | 'shortcuts') => {
    if (what === 'palette' && !isPaletteOpen.current) collectTyping()
    setOpenDialog(what)
  }, [])
  useGlobalShortcuts(open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of page closes the sidebar
  useEffect(() => setSidebarOpen(false), [pathname])
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {shell.skip}
      </a>
      <header className="topbar">
        <Mark />
        <button
          type="button"
          className="icon-button"
          aria-expanded={sidebarOpen}
          aria-controls="sidebar"
          aria-label={shell.menu}
          onClick={() => setSidebarOpen(!sidebarOpen)}
        >
          {sidebarOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </button>
      </header>
      <Sidebar
        {...props}
        currentItem={navigationItemOf(currentPath)}
        currentPath={currentPath}
        open={sidebarOpen}
        onSearch={() => open('palette')}
      />
      <main className="content" id="content">
        <OfflineBar />
        {children}
      </main>
      <Suspense>
        {openDialog === 'palette' && <LazyPalette onClose={() => setOpenDialog(undefined)} />}
        {openDialog === 'shortcuts' && <LazyShortcuts onClose={() => setOpenDialog(undefined)} />}
      </Suspense>
    </div>
  )
}

const subscribe = (changed: () => void) => {
  globalThis.addEventListener('online', changed)
  globalThis.addEventListener('offline', changed)
  return () => {
    globalThis.removeEventListener('online', changed)
    globalThis.removeEventListener('offline', changed)
  }
}

function OfflineBar() {
  const { shell } = useMessages()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return online ? null : (
    <div className="notice" role="status">
      {shell.offline}
    </div>
  )
}

/** Ctrl or Cmd with K finds, `?` explains, `/` goes to the search of the list. */
function useGlobalShortcuts(open: (what: 'palette' | 'shortcuts') => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Control' || event.key === 'Meta') preloadPalette()
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        open('palette')
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || areShortcutsBlocked(event.target))
        return
      if (event.key === '?') open('shortcuts')
      const search = document.querySelector<HTMLElement>('input[type=search]')
      if (event.key === '/' && search) {
        event.preventDefault()
        search.focus()
      }
    }
    globalThis.addEventListener('keydown', press)
    return () => globalThis.removeEventListener('keydown', press)
  }, [open])
}
