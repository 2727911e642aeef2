import { Icon } from '@vitrine/ui/icon'
import Search from 'lucide-react/icons/search'
import { type ComponentType, lazy, type MouseEvent, Suspense, useRef } from 'react'
import { useLocation } from 'wouter'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { withStyles } from '../with-styles.ts'
import { searchStore } from './search-store.ts'
import { useSearchOpen } from './use-search-open.ts'

const loadOverlay = () => withStyles(() => import('./search-overlay.tsx'))

/** If its code cannot be loaded, the search page does the same. */
const SearchOverlay = lazy<ComponentType>(() =>
  loadOverlay().then(
    (module) => ({ default: module.SearchOverlay }),
    () => {
      location.assign(links.search())
      return { default: () => null }
    },
  ),
)

/** The way to the search. It opens in front of the page; without scripts, and on its own page, it is a page. */
export function SearchLink() {
  const messages = useMessages()
  const [path] = useLocation()
  const isHere = path === links.search()
  const prepare = () => isHere || void loadOverlay().catch(() => undefined)
  return (
    <a
      className="head-tool"
      href={links.search()}
      aria-current={isHere ? 'page' : undefined}
      aria-haspopup={isHere ? undefined : 'dialog'}
      onPointerDown={prepare}
      onFocus={prepare}
      onClick={(event) => isHere || openOverlay(event)}
    >
      <Icon as={Search} />
      <span className="head-tool-word-wide">{messages.layout.search}</span>
    </a>
  )
}

/** Loaded when it is opened for the first time. */
export function SearchOverlayLoader() {
  const isOpen = useSearchOpen()
  const wasOpened = useRef(false)
  wasOpened.current ||= isOpen
  return (
    wasOpened.current && (
      <Suspense fallback={null}>
        <SearchOverlay />
      </Suspense>
    )
  )
}

function openOverlay(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  searchStore.open()
}
