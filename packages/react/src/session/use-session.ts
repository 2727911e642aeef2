import { useCallback, useSyncExternalStore } from 'react'
import { useHouse } from '../house.ts'
import type { Role } from './session-store.ts'

export interface SessionView {
  readonly role: Role
  readonly isMember: boolean
  /**
   * Forgets the member and answers the address that ends the session of the shop's own pages; unless
   * `stay` is said the browser goes there, and comes back to `returnTo` (this page when absent), which
   * must be an allowed address of the client.
   */
  readonly signOut: (wish?: { returnTo?: string; stay?: boolean }) => Promise<string>
}

/** Whether somebody is signed in. Changes with every login, logout and renewal (specification §4). */
export function useSession(): SessionView {
  const { client, session, visit } = useHouse()
  const role = useSyncExternalStore(session.subscribe, session.get, () => visit.role)
  const signOut = useCallback<SessionView['signOut']>(
    async ({ returnTo = globalThis.location?.href ?? '', stay = false } = {}) => {
      const { logoutUrl } = await client.auth.logout(returnTo)
      if (!stay) globalThis.location?.assign(logoutUrl)
      return logoutUrl
    },
    [client],
  )
  return { role, isMember: role === 'member', signOut }
}
