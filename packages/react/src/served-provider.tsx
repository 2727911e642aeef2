import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type House, HouseContext } from './house.ts'
import { createProgress, noLogin, type Post, type ServedLogin } from './login/served-page.ts'
import { knownOf, waiting } from './member/known.ts'
import type { SignOut } from './session/session-store.ts'
import { still } from './store.ts'
import type { Visit } from './visit.ts'

/** How a page reaches the server that keeps its session. The same object for every page. */
export interface PageServer {
  /** Sends a form once, and shows the page that answers it. */
  readonly post: Post
  /** Asks for the present page anew. */
  readonly again: () => Promise<void>
  readonly signOut: SignOut
}

export interface ServedProviderProps {
  readonly server: PageServer
  /** Who asked for the page that is shown: what `readSession` or `readVisit` told. */
  readonly visit: Visit
  /** How the login of that page stands, where it asks for one. */
  readonly login?: ServedLogin | undefined
  readonly children: ReactNode
}

/**
 * Gives the components below the session and the login of a page whose server keeps the tokens. Both
 * come with each page and change with the next one; the steps of the login are forms that the server
 * takes. It brings no client and no contract into a page.
 */
export function ServedProvider({ server, visit, login = noLogin, children }: ServedProviderProps) {
  const { role, member } = visit
  const [progress] = useState(createProgress)
  const steps = useMemo(
    () => ({ page: login, post: server.post, progress }),
    [login, server, progress],
  )
  const house = useMemo<House>(() => {
    const known = role === 'member' && !member ? waiting : knownOf(member)
    return {
      session: { ...still(role), signOut: server.signOut },
      member: { ...still(known), read: server.again },
      login: steps,
    }
  }, [role, member, server, steps])
  // Whoever comes back finds a page as it was left: with its button still busy.
  useEffect(() => {
    const wake = ({ persisted }: PageTransitionEvent) => persisted && progress.set({})
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [progress])
  return <HouseContext value={house}>{children}</HouseContext>
}
