import { TooManyRequests } from '@vitrine/contract/kit'
import type { Tx } from '../../../platform/tx.ts'
import { createListener, type Listener } from './event-stream.ts'
import type { createWatch, Notice } from './watch.ts'

/** Open pages of one account, and of all. */
const MOST_OF_ACCOUNT = 20
const MOST = 5000

/** Tells the open pages of an account's owner that something about it changed, and never what. */
export function createAccountWatch(watch: ReturnType<typeof createWatch>) {
  const listeners = new Map<Listener, string>()

  return {
    async open(tx: Tx, identityId: string): Promise<Listener> {
      const ownPages = [...listeners.values()].filter((id) => id === identityId)
      if (listeners.size >= MOST || ownPages.length >= MOST_OF_ACCOUNT) {
        throw TooManyRequests({ retryAfterSeconds: 60 })
      }
      let leave: () => void = () => undefined
      const page = createListener(() => {
        listeners.delete(page)
        leave()
      })
      listeners.set(page, identityId)
      try {
        leave = await watch.join(tx, (notice) => {
          if (isAbout(notice, identityId)) page.say('event: account\ndata: {}\n\n')
        })
      } catch (error) {
        page.end()
        throw error
      }
      page.say('retry: 3000\n\n')
      return page
    },
    close() {
      for (const page of [...listeners.keys()]) page.end()
    },
  }
}

/** Where so many changed that none is named, it may be this one. */
const isAbout = ({ hints }: Notice, id: string): boolean =>
  hints.some(({ entity, entityId = id }) => entity === 'identity' && entityId === id)
