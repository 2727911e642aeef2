import { members } from '@vitrine/contract/members'
import { callsOf, VitrineError } from '@vitrine/sdk'
import type { AnyClient } from '../client.ts'
import type { Role } from '../session/session-store.ts'
import { createStore, type DrawnStore, type Store } from '../store.ts'
import { type CurrentMember, type Known, knownOf, nobody, waiting } from './known.ts'

/** Reads the member once somebody looks, and again when somebody else has signed in. */
export function createMemberStore(
  client: AnyClient,
  session: Store<Role>,
  initial: CurrentMember | undefined,
): DrawnStore<Known> & { readonly read: () => Promise<void> } {
  const { getCurrentMember } = client.use((connection, auth) => callsOf(connection, auth, members))
  const first = knownOf(initial)
  const store = createStore(first)
  let turn = 0

  async function read(): Promise<void> {
    turn += 1
    const mine = turn
    // A late answer is of somebody who has gone meanwhile.
    const tell = (known: Known) => mine === turn && store.set(known)
    if (session.get() !== 'member') return void tell(nobody)
    if (store.get().state !== 'there') tell(waiting)
    try {
      tell(knownOf((await getCurrentMember({ fieldsets: ['FULL'] })).member))
    } catch (error) {
      if (!(error instanceof VitrineError)) throw error
      tell({ state: 'failed', error })
    }
  }

  let role = session.get()
  function follow(): void {
    if (session.get() === role) return
    role = session.get()
    store.set(nobody)
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
