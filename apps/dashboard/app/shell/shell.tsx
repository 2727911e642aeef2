import { useRouterState } from '@tanstack/react-router'
import type { StaffMember } from '@vitrine/contract/staff'
import { Mark } from '@vitrine/ui/mark'
import { Menu, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { OutputOf } from '../api/client.ts'
import { useMessages } from '../scaffold/messages.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { Palette } from './palette.tsx'
import { placeOf } from './places.ts'
import { Rail } from './rail.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useGlobalKeys } from './use-global-keys.ts'

export type Sites = OutputOf<'sites.listSites'>['sites']

export interface ShellProps {
  readonly person: StaffMember
  readonly sites: Sites
  readonly currentSite: Sites[number] | undefined
  readonly onSite: (id: string) => void
}

/** The workshop's frame: rail, content, and what opens over them. */
export function Shell({ children, ...props }: ShellProps & { readonly children: ReactNode }) {
  const { shell } = useMessages()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const [opened, setOpened] = useState<'palette' | 'keys'>()
  const [railOpen, setRailOpen] = useState(false)
  useGlobalKeys(setOpened)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of place closes the rail
  useEffect(() => setRailOpen(false), [pathname])
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
          aria-expanded={railOpen}
          aria-controls="rail"
          aria-label={shell.menu}
          onClick={() => setRailOpen(!railOpen)}
        >
          {railOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </button>
      </header>
      <Rail
        {...props}
        place={placeOf(`/dashboard${pathname.replace(/^\/dashboard/, '')}`)}
        open={railOpen}
        onFind={() => setOpened('palette')}
      />
      <main className="content" id="content">
        <OfflineBar />
        {children}
      </main>
      {opened === 'palette' && <Palette onClose={() => setOpened(undefined)} />}
      {opened === 'keys' && <ShortcutsDialog onClose={() => setOpened(undefined)} />}
    </div>
  )
}
