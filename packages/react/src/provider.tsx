import { type ReactNode, useMemo, useState } from 'react'
import type { AnyClient } from './client.ts'
import { type House, HouseContext } from './house.ts'
import { createLoginMachine, type Enter } from './login/browser-login.ts'
import { createMemberStore } from './member/member-store.ts'
import { createSessionStore, signOutBy } from './session/session-store.ts'
import { stranger, type Visit } from './visit.ts'

export interface VitrineProviderProps {
  /** Made by `createClient` with `OAuthStrategy`. */
  readonly client: AnyClient
  /** What `readVisit` of `@vitrine/react/server` told; a visitor when absent. */
  readonly visit?: Visit
  /** How a finished login becomes tokens; through a hidden frame when absent. */
  readonly enter?: Enter
  readonly children: ReactNode
}

/** Gives the components below one client, one session and one login. The browser keeps the tokens. */
export function VitrineProvider({ client, visit, enter, children }: VitrineProviderProps) {
  // What the first page was made of; later values would not change what is known by then.
  const [first] = useState({ visit: visit ?? stranger, enter })
  const house = useMemo<House>(() => {
    const session = createSessionStore(client.auth)
    return {
      client,
      session: { ...session, first: first.visit.role, signOut: signOutBy(client.auth) },
      member: createMemberStore(client, session, first.visit.member),
      login: createLoginMachine(client.auth, first.enter),
    }
  }, [client, first])
  return <HouseContext value={house}>{children}</HouseContext>
}
