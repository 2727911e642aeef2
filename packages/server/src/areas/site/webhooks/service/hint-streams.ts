import type { Tx } from '../../../../platform/tx.ts'
import type { createChangeWatcher, Notice } from './change-watcher.ts'
import { createEventStream, type EventStream } from './event-stream.ts'

/** Streams of hints for dashboard pages: each continues after its last hint. */
export function createHintStreams(watcher: ReturnType<typeof createChangeWatcher>) {
  const streams = new Set<EventStream>()
  return {
    async open(tx: Tx, after: string | undefined): Promise<EventStream> {
      let unsubscribe: () => void = () => undefined
      const stream = createEventStream(() => {
        streams.delete(stream)
        unsubscribe()
      })
      // Joined first, so that no change is missed: one that both report is sent twice.
      unsubscribe = await watcher.subscribe(tx, (notice) => stream.send(formatNotice(notice)))
      try {
        stream.send(formatNotice(after ? await watcher.since(tx, after) : await watcher.now(tx)))
      } catch (error) {
        stream.end()
        throw error
      }
      streams.add(stream)
      return stream
    },
    close() {
      for (const stream of [...streams]) stream.end()
    },
  }
}

const formatNotice = ({ hints, cursor }: Notice): string => {
  const events = hints.map((hint) => `event: hint\ndata: ${JSON.stringify(hint)}\n\n`)
  return `${events.join('')}id: ${cursor}\nevent: place\ndata: {}\n\n`
}
