import { Dialog } from '@vitrine/ui/dialog'
import type { MouseEvent } from 'react'
import { useMessages } from '../messages/index.ts'
import { SearchPanel } from './search-panel.tsx'
import { searchStore } from './search-store.ts'
import { useSearchOpen } from './use-search-open.ts'

/** The search in front of the page; on a phone it fills the screen. */
export function SearchOverlay() {
  const messages = useMessages()
  const isOpen = useSearchOpen()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked, too.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only sees which links are followed.
    <div onClick={leaveByLink}>
      <Dialog
        className="search-overlay"
        open={isOpen}
        onClose={searchStore.close}
        title={messages.search.title}
      >
        {isOpen && <SearchPanel />}
      </Dialog>
    </div>
  )
}

/** A link leads to another page, which the overlay must not cover. */
function leaveByLink(event: MouseEvent): void {
  const { metaKey, ctrlKey, shiftKey, altKey } = event
  if (metaKey || ctrlKey || shiftKey || altKey) return
  if ((event.target as Element).closest('a[href]')) searchStore.leave()
}
