import { useSyncExternalStore } from 'react'
import { useVitrineContext } from '../vitrine-context.ts'
import type { Role, SignOut } from './session-store.ts'

export interface SessionView {
  readonly role: Role
  readonly isMember: boolean
  readonly signOut: SignOut
}

/** Whether a member is signed in. Updates on login, logout and token renewal. */
export function useSession(): SessionView {
  const { session } = useVitrineContext()
  const role = useSyncExternalStore(session.subscribe, session.get, () => session.first)
  return { role, isMember: role === 'member', signOut: session.signOut }
}
