import { UserRound } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { moveFocus } from '../menu.tsx'
import { useMessages } from '../messages.tsx'
import { Link } from '../navigation.tsx'
import type { ListedView } from './use-saved-views.ts'

interface ViewTabsProps {
  readonly views: readonly ListedView[]
  /** The id of the view that is open; undefined for the whole list. */
  readonly openId: string | undefined
  /** Whether the list shows something else than the view that is open. */
  readonly isChanged: boolean
  /** The address of a view, or of the whole list. */
  readonly hrefOf: (view?: ListedView) => string
}

/** The whole list and its saved views; arrows move among them, Enter opens. */
export function ViewTabs({ views, openId, isChanged, hrefOf }: ViewTabsProps) {
  const { views: texts } = useMessages()
  const row = useRef<HTMLDivElement>(null)
  // On a phone they stand in a row that is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is open, or stands elsewhere
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (row.current && open) row.current.scrollLeft = open.offsetLeft - open.offsetWidth
  }, [openId, views.length])
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    if (event.key === ' ') (event.target as HTMLElement).click()
    else if (!event.key.match(/^(Arrow(Left|Right)|Home|End)$/) || !moveFocus(event.key, tabs))
      return
    event.preventDefault()
  }
  const tab = (view?: ListedView) => {
    const isOpen = view?.id === openId
    return (
      <Link
        key={view?.id ?? ''}
        role="tab"
        href={hrefOf(view)}
        aria-selected={isOpen}
        tabIndex={isOpen ? 0 : -1}
      >
        <bdi>{view?.name ?? texts.all}</bdi>
        {view?.scope === 'own' && (
          <>
            <UserRound aria-hidden="true" />
            <span className="visually-hidden">, {texts.scopes.own}</span>
          </>
        )}
        {isOpen && view && isChanged && (
          <span className="view-changed" title={texts.changed}>
            <span className="visually-hidden">, {texts.changed}</span>
          </span>
        )}
      </Link>
    )
  }
  return (
    <div className="tabs" role="tablist" aria-label={texts.label} ref={row} onKeyDown={press}>
      {tab()}
      {views.map(tab)}
    </div>
  )
}
