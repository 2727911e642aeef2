import { useSyncExternalStore } from 'react'
import { useHouse } from '../house.ts'
import type { Role, SignOut } from './session-store.ts'

export interface SessionView {
  readonly role: Role
  readonly isMember: boolean
  readonly signOut: SignOut
}

/** Whether somebody is signed in. Changes with every login, logout and renewal (specification §4). */
export function useSession(): SessionView {
  const { session } = useHouse()
  const role = useSyncExternalStore(session.subscribe, session.get, () => session.first)
  return { role, isMember: role === 'member', signOut: session.signOut }
}
