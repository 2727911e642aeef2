import { MessagesProvider } from '@vitrine/ui/messages'
import type { ComponentType } from 'react'
import { type BaseLocationHook, Router } from 'wouter'
import type { Words } from './messages/index.ts'
import type { PageState } from './page-state.ts'
import { Frame } from './parts/frame.tsx'
import { bareScreens, parsePattern } from './routes.ts'

export type Page = ComponentType<Record<string, unknown>>

export type RootProps = {
  state: PageState
  Page: Page
  words: Words
  navigate: (to: string, options?: { replace?: boolean }) => void
}

/** The shop around one page; the same on the server and in the browser. */
export function Root({ state, Page, words, navigate }: RootProps) {
  const { path, search, frame, screen } = state
  const page = <Page {...state.props} later={state.later} frame={frame} key={path} />
  // The address changes together with the page, never before it.
  const hook: BaseLocationHook = () => [path, navigate]
  return (
    <MessagesProvider messages={words}>
      <Router hook={hook} searchHook={() => search} parser={parsePattern} ssrPath={path}>
        <Frame frame={frame} search={search} isBare={bareScreens.has(screen)}>
          {page}
        </Frame>
      </Router>
    </MessagesProvider>
  )
}
