import { useRouterState } from '@tanstack/react-router'
import { Mark } from '@vitrine/ui/mark'
import { Menu, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '../shared/messages.tsx'
import { CommandPalette } from './command-palette.tsx'
import { navigationItemOf } from './navigation-items.ts'
import { OfflineBar } from './offline-bar.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { Sidebar, type SidebarProps } from './sidebar.tsx'
import { useGlobalShortcuts } from './use-global-shortcuts.ts'

interface ShellProps extends Pick<SidebarProps, 'person' | 'sites' | 'currentSite' | 'onSite'> {
  readonly children: ReactNode
}

/** The dashboard layout: sidebar, content and dialogs. */
export function Shell({ children, ...props }: ShellProps) {
  const { shell } = useMessages()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const [openDialog, setOpenDialog] = useState<'palette' | 'shortcuts'>()
  const [sidebarOpen, setSidebarOpen] = useState(false)
  useGlobalShortcuts(setOpenDialog)
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
        currentItem={navigationItemOf(`/dashboard${pathname.replace(/^\/dashboard/, '')}`)}
        open={sidebarOpen}
        onSearch={() => setOpenDialog('palette')}
      />
      <main className="content" id="content">
        <OfflineBar />
        {children}
      </main>
      {openDialog === 'palette' && <CommandPalette onClose={() => setOpenDialog(undefined)} />}
      {openDialog === 'shortcuts' && <ShortcutsDialog onClose={() => setOpenDialog(undefined)} />}
    </div>
  )
}
