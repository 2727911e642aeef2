import { MessagesProvider } from '@vitrine/messages/react'
import { type PageServer, ServedProvider } from '@vitrine/react'
import type { ComponentType } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import type { Messages } from './messages/index.ts'
import { PageServerContext } from './page-server.ts'
import type { PageState } from './page-state.ts'
import { PageLayout } from './parts/page-layout.tsx'
import { QuickLookOffered } from './quick-look/quick-look-button.tsx'
import { bareScreens, parsePattern } from './routes.ts'
import { ServedWishes } from './wishes/use-wishes.ts'

export type Page = ComponentType<Record<string, unknown>>

export type RootProps = {
  state: PageState
  Page: Page
  messages: Messages
  server: PageServer
  navigate: (to: string, options?: { replace?: boolean }) => void
}

/** Page layout and screen; the same on server and browser. */
export function Root({ state, Page, messages, server, navigate }: RootProps) {
  const { path, search, layout, screen, visit, login } = state
  const page = <Page {...state.props} layout={layout} key={path} />
  // The address changes together with the page, not before.
  const hook: BaseLocationHook = () => [path, navigate]
  return (
    <MessagesProvider messages={messages}>
      <Router hook={hook} searchHook={() => search} parser={parsePattern} ssrPath={path}>
        <PageServerContext value={server}>
          <ServedProvider server={server} visit={visit} login={login}>
            <ServedWishes value={layout.wishes}>
              <PageLayout layout={layout} search={search} isBare={bareScreens.has(screen)}>
                {/* The page of a product has the same form already. */}
                <QuickLookOffered value={layout.hasQuickLook === true && screen !== 'product'}>
                  {page}
                </QuickLookOffered>
              </PageLayout>
            </ServedWishes>
          </ServedProvider>
        </PageServerContext>
      </Router>
    </MessagesProvider>
  )
}
