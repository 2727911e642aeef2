import { links } from './links.ts'
import type { PageState } from './page-state.ts'

/** Changes within this time cause one reload, in milliseconds. */
const DEBOUNCE_MS = 200
/** A page older than this may have missed a change before it subscribed, in milliseconds. */
const FRESH_MS = 5_000

/** URL of the events of a page; empty when the page follows nothing. */
export function liveUpdatesUrl({ isOfAccount, watches = [] }: PageState): string {
  if (isOfAccount) return links.accountLive()
  return watches.length > 0 ? `/vitrine/v1/changes/products?ids=${watches.join(',')}` : ''
}

/**
 * Reloads the data of an open page when something it shows changes. Subscribed only while the page
 * is visible, as browsers allow few connections per host.
 */
export function createLiveUpdates(refresh: () => void) {
  let currentUrl = ''
  let startedAt = 0
  let source: EventSource | undefined
  let isWaiting = false

  const scheduleRefresh = () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      refresh()
    }, DEBOUNCE_MS)
  }

  const connect = () => {
    source?.close()
    source = undefined
    if (currentUrl === '' || document.visibilityState !== 'visible') return
    source = new EventSource(currentUrl)
    source.addEventListener('product', scheduleRefresh)
    source.addEventListener('account', scheduleRefresh)
    source.addEventListener('open', () => {
      if (Date.now() - startedAt > FRESH_MS) scheduleRefresh()
      startedAt = Number.NEGATIVE_INFINITY
    })
  }

  document.addEventListener('visibilitychange', connect)
  addEventListener('pagehide', () => source?.close())
  addEventListener('pageshow', ({ persisted }) => persisted && connect())

  return {
    /** Replaces the subscription. */
    watch(address: string) {
      if (address === currentUrl) return
      currentUrl = address
      startedAt = Date.now()
      connect()
    },
  }
}
