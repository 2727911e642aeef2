import { ANY_ENTITY, changes, type Hint } from '@vitrine/contract/changes'
import { addressesOf } from '@vitrine/contract/kit'
import { readServerSentEvents } from './server-sent-events.ts'

const [{ path } = { path: '' }] = addressesOf(changes, changes.operations.watchChanges)
const MIN_RETRY_MS = 1_000
const MAX_RETRY_MS = 30_000

/**
 * Watches the changes of a site while the page is visible: a hidden page closes its connection and continues
 * after the last hint when it is visible again.
 */
export function watchChanges(siteId: string, onHint: (hint: Hint) => void): () => void {
  let after: string | undefined
  let connection: AbortController | undefined

  async function listen({ signal }: AbortController): Promise<void> {
    for (let pause = MIN_RETRY_MS; !signal.aborted; pause = Math.min(pause * 2, MAX_RETRY_MS)) {
      const began = Date.now()
      const isOver = await connect(signal).catch(() => false)
      if (isOver) return
      if (Date.now() - began > MAX_RETRY_MS) pause = MIN_RETRY_MS
      await delay(pause * (1 + Math.random()), signal)
    }
  }

  /** Runs until the connection breaks; true when retrying would not help. */
  async function connect(signal: AbortSignal): Promise<boolean> {
    const query = after ? `?${new URLSearchParams({ after })}` : ''
    const headers = { 'vitrine-site-id': siteId, accept: 'text/event-stream' }
    const response = await fetch(`${path}${query}`, { headers, signal, credentials: 'same-origin' })
    if (response.status === 400 && after) {
      after = undefined
      onHint({ entity: ANY_ENTITY })
      return false
    }
    if (!response.ok || !response.body) return response.status < 500 && response.status !== 429
    for await (const { event, data, id } of readServerSentEvents(response.body)) {
      if (id) after = id
      if (event === 'hint') onHint(JSON.parse(data) as Hint)
    }
    return false
  }

  const onVisibilityChange = () => {
    const isSeen = document.visibilityState === 'visible'
    if (isSeen === (connection !== undefined)) return
    connection?.abort()
    connection = isSeen ? new AbortController() : undefined
    if (connection) void listen(connection)
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  onVisibilityChange()
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    connection?.abort()
  }
}

const delay = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
