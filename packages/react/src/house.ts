import { createContext, useContext } from 'react'
import type { AnyClient } from './client.ts'
import type { LoginMachine } from './login/login-machine.ts'
import type { CurrentMember, MemberStore } from './member/member-store.ts'
import type { Role } from './session/session-store.ts'
import type { Store } from './store.ts'

/** Who asked a server for the page, so that the first look in the browser is the same. */
export interface Visit {
  readonly role: Role
  readonly member?: CurrentMember
}

/** What the components below one provider share. */
export interface House {
  readonly client: AnyClient
  readonly visit: Visit
  readonly session: Store<Role>
  readonly member: MemberStore
  readonly login: LoginMachine
}

// Apart from the provider, so that a form which a server answers brings no client into a page.
export const HouseContext = createContext<House | undefined>(undefined)

export function useHouse(): House {
  const house = useContext(HouseContext)
  if (house) return house
  throw new Error('The hooks and forms of @vitrine/react need a <VitrineProvider> above them')
}
