import { Field } from '@vitrine/ui/field'
import {
  type ComponentType,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../messages/index.ts'
import type { SuggestedProps } from './suggested.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { type SuggestionGroup, step } from './suggestions.ts'

/** Without it, should it not come, the field is one like any other. */
const Suggested = lazy<ComponentType<SuggestedProps>>(() =>
  import('./suggested.tsx').then(
    (module) => ({ default: module.Suggested }),
    () => ({ default: () => null }),
  ),
)

/**
 * The field of a search, with suggestions while one types (the combobox pattern of WAI-ARIA). Without
 * scripts it is a field like any other. What asks for suggestions is fetched when somebody turns to it.
 */
export function SearchBox({ words: asked, isFirst }: { words: string; isFirst: boolean }) {
  const { t } = useWords()
  const [, navigate] = useLocation()
  const listId = useId()
  const [typed, setTyped] = useState(asked)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [groups, setGroups] = useState<readonly SuggestionGroup[]>([])
  const [isWanted, setWanted] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isReady = useIsReady()
  // Somebody may have been in the field before the scripts were there, and have typed.
  useEffect(() => {
    const field = input.current
    if (!field) return
    setWanted(document.activeElement === field)
    setTyped(field.value)
  }, [])
  const want = () => setWanted(true)
  const all = groups.flatMap(({ items }) => items)
  const isShown = isOpen && all.length > 0
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const go = (href: string) => {
    close()
    navigate(href)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      // The key that opens the list chooses nothing yet, whether or not it has arrived.
      if (isShown) setActive(step(active, all.length, event.key))
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isShown && all[active]) {
      event.preventDefault()
      go(all[active].href)
    }
  }
  const combobox = isReady
    ? ({
        role: 'combobox',
        'aria-expanded': isShown,
        'aria-controls': listId,
        'aria-autocomplete': 'list',
        'aria-activedescendant': isShown && active >= 0 ? `${listId}-${active}` : undefined,
      } as const)
    : {}
  return (
    <div className="search-box" onPointerEnter={want}>
      <Field label={t('search.label')}>
        {(control) => (
          <input
            type="search"
            name="q"
            className="v-input"
            {...control}
            {...combobox}
            ref={input}
            value={typed}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="search"
            dir="auto"
            // biome-ignore lint/a11y/noAutofocus: a page that is nothing but a search begins in its field
            autoFocus={isFirst}
            data-start={isFirst ? '' : undefined}
            onChange={({ target }) => {
              setTyped(target.value)
              setActive(-1)
              setIsOpen(true)
            }}
            onKeyDown={onKeyDown}
            onFocus={want}
            onBlur={close}
          />
        )}
      </Field>
      {isWanted && (
        <Suspense fallback={null}>
          <Suggested typed={isOpen ? typed : ''} onFound={setGroups} />
        </Suspense>
      )}
      {isReady && (
        <SuggestionList id={listId} groups={groups} active={active} isShown={isShown} go={go} />
      )}
      <p className="v-hidden" role="status">
        {isShown && t('search.suggested', { n: all.length })}
      </p>
    </div>
  )
}

/** False on the server and while the page is taken over by its scripts. */
function useIsReady(): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  return isReady
}
