import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createProgress, noLogin, type Post, type ServedLogin } from './login/served-page.ts'
import { memberPending, memberStateOf } from './member/member-state.ts'
import type { SignOut } from './session/session-store.ts'
import { constantStore } from './store.ts'
import type { Visit } from './visit.ts'
import { VitrineContext, type VitrineContextValue } from './vitrine-context.ts'

/** Connection to the server that holds the session. Must be the same object for every page. */
export interface PageServer {
  /** Sends a form once and renders the page of the response. */
  readonly post: Post
  /** Reloads the current page. */
  readonly again: () => Promise<void>
  readonly signOut: SignOut
}

export interface ServedProviderProps {
  readonly server: PageServer
  /** The session of the current page: result of `readSession` or `readVisit`. */
  readonly visit: Visit
  /** Login state of the page, where it has a login. */
  readonly login?: ServedLogin | undefined
  readonly children: ReactNode
}

/**
 * Provides session and login of a page whose tokens are on the server. Both come with each page;
 * the steps of the login are forms that the server handles. Includes neither client nor contract in
 * the bundle.
 */
export function ServedProvider({ server, visit, login = noLogin, children }: ServedProviderProps) {
  const { role, member } = visit
  const [progress] = useState(createProgress)
  const steps = useMemo(
    () => ({ page: login, post: server.post, progress }),
    [login, server, progress],
  )
  const value = useMemo<VitrineContextValue>(() => {
    const memberState = role === 'member' && !member ? memberPending : memberStateOf(member)
    return {
      session: { ...constantStore(role), signOut: server.signOut },
      member: { ...constantStore(memberState), read: server.again },
      login: steps,
    }
  }, [role, member, server, steps])
  // A page restored from the back/forward cache would still have its button disabled.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && progress.set({})
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [progress])
  return <VitrineContext value={value}>{children}</VitrineContext>
}
