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
import { useMessages } from '../messages/index.ts'
import { withStyles } from '../with-styles.ts'
import { SuggestionList } from './suggestion-list.tsx'
import type { SuggestionLoaderProps } from './suggestion-loader.tsx'
import { type SuggestionGroup, step } from './suggestions.ts'

/** If it fails to load, the field works without suggestions. */
const Suggested = lazy<ComponentType<SuggestionLoaderProps>>(() =>
  withStyles(() => import('./suggestion-loader.tsx')).then(
    (module) => ({ default: module.SuggestionLoader }),
    () => ({ default: () => null }),
  ),
)

/**
 * Search field with suggestions (combobox pattern of WAI-ARIA). Works as a plain field without
 * scripts; the code for suggestions is loaded on first focus.
 */
export function SearchBox({ words: asked, isFirst }: { words: string; isFirst: boolean }) {
  const messages = useMessages()
  const [, navigate] = useLocation()
  const listId = useId()
  const [typed, setTyped] = useState(asked)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [groups, setGroups] = useState<readonly SuggestionGroup[]>([])
  const [isActivated, setActivated] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isReady = useIsReady()
  // The field may have the focus and a value before the page is hydrated.
  useEffect(() => {
    const field = input.current
    if (!field) return
    setActivated(document.activeElement === field)
    setTyped(field.value)
  }, [])
  const activate = () => setActivated(true)
  const suggestions = groups.flatMap(({ items }) => items)
  const isShown = isOpen && suggestions.length > 0
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      // The key that opens the list selects nothing yet, whether or not suggestions have arrived.
      if (isShown) setActive(step(active, suggestions.length, event.key))
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isShown && suggestions[active]) {
      event.preventDefault()
      close()
      navigate(suggestions[active].href)
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
    <div className="search-box" onPointerEnter={activate}>
      <Field label={messages.search.label}>
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
            // biome-ignore lint/a11y/noAutofocus: the field is the only content of an empty search page
            autoFocus={isFirst}
            data-start={isFirst ? '' : undefined}
            onChange={({ target }) => {
              setTyped(target.value)
              setActive(-1)
              setIsOpen(true)
            }}
            onKeyDown={onKeyDown}
            onFocus={activate}
            onBlur={close}
          />
        )}
      </Field>
      {isActivated && (
        <Suspense fallback={null}>
          <Suggested typed={isOpen ? typed : ''} onFound={setGroups} />
        </Suspense>
      )}
      {isReady && (
        <SuggestionList
          id={listId}
          groups={groups}
          active={active}
          isShown={isShown}
          onChoose={close}
        />
      )}
      <p className="v-hidden" role="status">
        {isShown && messages.search.suggested({ n: suggestions.length })}
      </p>
    </div>
  )
}

/** False on the server and during hydration. */
function useIsReady(): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => setIsReady(true), [])
  return isReady
}
