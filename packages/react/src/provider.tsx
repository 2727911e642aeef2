import type { Client, OAuthAuth, Services } from '@vitrine/sdk'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { createLoginMachine, type Enter, type LoginMachine } from './login/login-machine.ts'
import { type CurrentMember, createMemberStore } from './member/member-store.ts'
import { createSessionStore, type Role } from './session/session-store.ts'

/** A client of any services that signs in visitors and members. */
export type AnyClient = Pick<Client<Services, OAuthAuth>, 'auth' | 'use' | 'fetch'>

/** Who asked a server for the page, so that the first look in the browser is the same. */
export interface Visit {
  readonly role: Role
  readonly member?: CurrentMember
}

interface House {
  readonly client: AnyClient
  readonly visit: Visit
  readonly session: ReturnType<typeof createSessionStore>
  readonly member: ReturnType<typeof createMemberStore>
  readonly login: LoginMachine
}

const HouseContext = createContext<House | undefined>(undefined)

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

export function useHouse(): House {
  const house = useContext(HouseContext)
  if (house) return house
  throw new Error('The hooks and forms of @vitrine/react need a <VitrineProvider> above them')
}
