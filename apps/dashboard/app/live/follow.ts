import { ANYTHING, changes, type Hint } from '@vitrine/contract/changes'
import { addressesOf } from '@vitrine/contract/kit'
import { eventsOf } from './events-of.ts'

const [{ path } = { path: '' }] = addressesOf(changes, changes.operations.watchChanges)
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * Hears what changes on a site, for as long as somebody looks at the page: a hidden one lets its
 * connection go and continues after the last hint when it is seen again.
 */
export function follow(siteId: string, hear: (hint: Hint) => void): () => void {
  let after: string | undefined
  let connection: AbortController | undefined

  async function listen({ signal }: AbortController): Promise<void> {
    for (
      let pause = FIRST_PAUSE_MS;
      !signal.aborted;
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    ) {
      const began = Date.now()
      const isOver = await connect(signal).catch(() => false)
      if (isOver) return
      if (Date.now() - began > LONGEST_PAUSE_MS) pause = FIRST_PAUSE_MS
      await rest(pause * (1 + Math.random()), signal)
    }
  }

  /** Until the connection breaks; true when asking again would not help. */
  async function connect(signal: AbortSignal): Promise<boolean> {
    const query = after ? `?${new URLSearchParams({ after })}` : ''
    const headers = { 'vitrine-site-id': siteId, accept: 'text/event-stream' }
    const response = await fetch(`${path}${query}`, { headers, signal, credentials: 'same-origin' })
    if (response.status === 400 && after) {
      after = undefined
      hear({ entity: ANYTHING })
      return false
    }
    if (!response.ok || !response.body) return response.status < 500 && response.status !== 429
    for await (const { event, data, id } of eventsOf(response.body)) {
      if (id) after = id
      if (event === 'hint') hear(JSON.parse(data) as Hint)
    }
    return false
  }

  const attend = () => {
    const isSeen = document.visibilityState === 'visible'
    if (isSeen === (connection !== undefined)) return
    connection?.abort()
    connection = isSeen ? new AbortController() : undefined
    if (connection) void listen(connection)
  }
  document.addEventListener('visibilitychange', attend)
  attend()
  return () => {
    document.removeEventListener('visibilitychange', attend)
    connection?.abort()
  }
}

const rest = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
