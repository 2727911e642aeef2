import { TooManyRequests } from '@vitrine/contract/kit'
import type { Tx } from '../../../../platform/tx.ts'
import type { createChangeWatcher, Notice } from './change-watcher.ts'
import { createEventStream, type EventStream } from './event-stream.ts'

/** Open pages of one account, and of all. */
const MAX_PER_ACCOUNT = 20
const MAX_STREAMS = 5000

/** Notifies the open pages of an account's owner that something about it changed, but not what. */
export function createAccountStreams(watcher: ReturnType<typeof createChangeWatcher>) {
  const streams = new Map<EventStream, string>()

  return {
    async open(tx: Tx, identityId: string): Promise<EventStream> {
      const ownStreams = [...streams.values()].filter((id) => id === identityId)
      if (streams.size >= MAX_STREAMS || ownStreams.length >= MAX_PER_ACCOUNT) {
        throw TooManyRequests({ retryAfterSeconds: 60 })
      }
      let unsubscribe: () => void = () => undefined
      const stream = createEventStream(() => {
        streams.delete(stream)
        unsubscribe()
      })
      streams.set(stream, identityId)
      try {
        unsubscribe = await watcher.subscribe(tx, (notice) => {
          if (isAbout(notice, identityId)) stream.send('event: account\ndata: {}\n\n')
        })
      } catch (error) {
        stream.end()
        throw error
      }
      stream.send('retry: 3000\n\n')
      return stream
    },
    close() {
      for (const stream of [...streams.keys()]) stream.end()
    },
  }
}

/** A notice without ids, because there were too many changes, may concern this account. */
const isAbout = ({ hints }: Notice, id: string): boolean =>
  hints.some(({ entity, entityId = id }) => entity === 'identity' && entityId === id)
