import { type ReactNode, useMemo, useState } from 'react'
import type { AnyClient } from './client.ts'
import { createLoginMachine, type Enter } from './login/browser-login.ts'
import { createMemberStore } from './member/member-store.ts'
import { createSessionStore, signOutBy } from './session/session-store.ts'
import { anonymousVisit, type Visit } from './visit.ts'
import { VitrineContext, type VitrineContextValue } from './vitrine-context.ts'

export interface VitrineProviderProps {
  /** Created by `createClient` with `OAuthStrategy`. */
  readonly client: AnyClient
  /** Result of `readVisit` of `@vitrine/react/server`; a visitor when absent. */
  readonly visit?: Visit
  /** Exchanges a completed login for tokens; by default in a hidden frame. */
  readonly enter?: Enter
  readonly children: ReactNode
}

/**
 * Provides one client, one session and one login to its children. Tokens are stored in the browser.
 */
export function VitrineProvider({ client, visit, enter, children }: VitrineProviderProps) {
  // Created once; later prop values are ignored.
  const [first] = useState({ visit: visit ?? anonymousVisit, enter })
  const value = useMemo<VitrineContextValue>(() => {
    const session = createSessionStore(client.auth)
    return {
      client,
      session: { ...session, first: first.visit.role, signOut: signOutBy(client.auth) },
      member: createMemberStore(client, session, first.visit.member),
      login: createLoginMachine(client.auth, first.enter),
    }
  }, [client, first])
  return <VitrineContext value={value}>{children}</VitrineContext>
}
