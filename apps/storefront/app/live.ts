import { links } from './links.ts'
import type { PageState } from './page-state.ts'

/** Changes that come together are one. */
const GATHER_MS = 200
/** A page that was made longer ago than this may have missed something before it began to listen. */
const FRESH_MS = 5_000

/** Where a page hears of what changes; empty: it shows nothing that it would follow. */
export function addressOf({ isOfAccount, watches = [] }: PageState): string {
  if (isOfAccount) return links.accountLive()
  return watches.length > 0 ? `/vitrine/v1/changes/products?ids=${watches.join(',')}` : ''
}

/**
 * Keeps an open page as its things are now: it hears when one of them changes, and asks for itself anew.
 * Only while it is seen, for browsers keep few connections to one place.
 */
export function createLive(refresh: () => void) {
  let watched = ''
  let made = 0
  let source: EventSource | undefined
  let isWaiting = false

  const changed = () => {
    if (isWaiting) return
    isWaiting = true
    setTimeout(() => {
      isWaiting = false
      refresh()
    }, GATHER_MS)
  }

  const attend = () => {
    source?.close()
    source = undefined
    if (watched === '' || document.visibilityState !== 'visible') return
    source = new EventSource(watched)
    source.addEventListener('product', changed)
    source.addEventListener('account', changed)
    source.addEventListener('open', () => {
      if (Date.now() - made > FRESH_MS) changed()
      made = Number.NEGATIVE_INFINITY
    })
  }

  document.addEventListener('visibilitychange', attend)
  addEventListener('pagehide', () => source?.close())
  addEventListener('pageshow', ({ persisted }) => persisted && attend())

  return {
    /** Listens at this address from now on, and at no other. */
    watch(address: string) {
      if (address === watched) return
      watched = address
      made = Date.now()
      attend()
    },
  }
}
