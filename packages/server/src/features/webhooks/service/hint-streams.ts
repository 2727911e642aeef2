import type { Tx } from '../../../platform/tx.ts'
import { createListener, type Listener } from './event-stream.ts'
import type { createWatch, Notice } from './watch.ts'

/** Hints for the pages of merchants: each continues after the last one that it was given. */
export function createHintStreams(watch: ReturnType<typeof createWatch>) {
  const listeners = new Set<Listener>()
  return {
    async open(tx: Tx, after: string | undefined): Promise<Listener> {
      let leave: () => void = () => undefined
      const page = createListener(() => {
        listeners.delete(page)
        leave()
      })
      // Joined first, so that nothing falls between: what both tell is told twice.
      leave = await watch.join(tx, (notice) => page.say(wordsOf(notice)))
      try {
        page.say(wordsOf(after ? await watch.since(tx, after) : await watch.now(tx)))
      } catch (error) {
        page.end()
        throw error
      }
      listeners.add(page)
      return page
    },
    close() {
      for (const page of [...listeners]) page.end()
    },
  }
}

const wordsOf = ({ hints, cursor }: Notice): string => {
  const said = hints.map((hint) => `event: hint\ndata: ${JSON.stringify(hint)}\n\n`)
  return `${said.join('')}id: ${cursor}\nevent: place\ndata: {}\n\n`
}
