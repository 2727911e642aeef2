import { type ReactNode, useMemo, useState } from 'react'
import type { AnyClient } from './client.ts'
import { type House, HouseContext, type Visit } from './house.ts'
import { createLoginMachine, type Enter } from './login/login-machine.ts'
import { createMemberStore } from './member/member-store.ts'
import { createSessionStore } from './session/session-store.ts'

export interface VitrineProviderProps {
  /** Made by `createClient` with `OAuthStrategy`. */
  readonly client: AnyClient
  /** What `readVisit` of `@vitrine/react/server` told; a visitor when absent. */
  readonly visit?: Visit
  /** How a finished login becomes tokens; through a hidden frame when absent. */
  readonly enter?: Enter
  readonly children: ReactNode
}

const stranger: Visit = { role: 'none' }

/** Gives the components below one client, one session and one login. */
export function VitrineProvider({ client, visit, enter, children }: VitrineProviderProps) {
  // What the first page was made of; later values would not change what is known by then.
  const [first] = useState({ visit: visit ?? stranger, enter })
  const house = useMemo<House>(() => {
    const session = createSessionStore(client.auth)
    return {
      client,
      session,
      visit: first.visit,
      member: createMemberStore(client, session, first.visit.member),
      login: createLoginMachine(client.auth, first.enter),
    }
  }, [client, first])
  return <HouseContext value={house}>{children}</HouseContext>
}
