import { members } from '@vitrine/contract/members'
import { callsOf, VitrineError } from '@vitrine/sdk'
import type { AnyClient } from '../client.ts'
import type { Role } from '../session/session-store.ts'
import { createStore, type HydratedStore, type Store } from '../store.ts'
import {
  type CurrentMember,
  type MemberState,
  memberPending,
  memberStateOf,
  noMember,
} from './member-state.ts'

/** Loads the member with the first subscriber, and again when another member signs in. */
export function createMemberStore(
  client: AnyClient,
  session: Store<Role>,
  initial: CurrentMember | undefined,
): HydratedStore<MemberState> & { readonly read: () => Promise<void> } {
  const { getCurrentMember } = client.use((connection, auth) => callsOf(connection, auth, members))
  const first = memberStateOf(initial)
  const store = createStore(first)
  let latestTurn = 0

  async function read(): Promise<void> {
    latestTurn += 1
    const thisTurn = latestTurn
    // Drops a late response for a member who has signed out.
    const update = (state: MemberState) => thisTurn === latestTurn && store.set(state)
    if (session.get() !== 'member') return void update(noMember)
    if (store.get().state !== 'there') update(memberPending)
    try {
      update(memberStateOf((await getCurrentMember({ fieldsets: ['FULL'] })).member))
    } catch (error) {
      if (!(error instanceof VitrineError)) throw error
      update({ state: 'failed', error })
    }
  }

  let role = session.get()
  function follow(): void {
    if (session.get() === role) return
    role = session.get()
    store.set(noMember)
    void read()
  }
  return {
    get: store.get,
    first,
    read,
    subscribe: (listener) => {
      follow()
      if (store.get().state === 'nobody') void read()
      const stop = [store.subscribe(listener), session.subscribe(follow)]
      return () => {
        for (const end of stop) end()
      }
    },
  }
}
