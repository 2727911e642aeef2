import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { links } from '../links.ts'
import { useMessages } from '../messages/index.ts'
import { SuggestionList } from '../parts/suggestion-list.tsx'
import { groupSuggestions, step } from '../parts/suggestions.ts'
import { searches } from '../recent/recent-searches.ts'
import { reportNothingFound } from './load-found.ts'
import { SearchStart, SearchStatus, SuggestedSearches } from './search-parts.tsx'
import { searchStore } from './search-store.ts'
import { useFound } from './use-found.ts'

/** The last input, for the next time it is opened. */
let lastTyped = ''

/** Shorter input is not specific enough. */
const LEAST_LETTERS = 3

/** The search field with its results (combobox pattern of WAI-ARIA): the focus stays in the field. */
export function SearchPanel() {
  const messages = useMessages()
  const listId = useId()
  const [start] = useState(startOfField)
  const [typed, setTyped] = useState(start.text)
  const [active, setActive] = useState(-1)
  const words = typed.trim()
  const { found, words: foundFor, isLoading, hasFailed, retry } = useFound(words)
  const isFor = found !== undefined && foundFor !== ''
  const groups = isFor && words !== '' ? groupSuggestions(found, foundFor, messages) : []
  const options = groups.flatMap(({ items }) => items)
  const isNothing = words !== '' && !isLoading && !hasFailed && options.length === 0
  const field = useField(start)
  const answered = useReportNoResults(isNothing && words.length >= LEAST_LETTERS ? words : '')
  const input = (text: string) => {
    lastTyped = text
    setTyped(text)
    setActive(-1)
  }
  const remember = () => words !== '' && searches.add(words)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setActive(step(active, options.length, event.key))
    } else if (event.key === 'Escape') {
      // Prevents the browser from clearing a field of this type, so that the input is available next time.
      event.preventDefault()
      searchStore.close()
    } else if (event.key === 'Enter' && options[active]) {
      event.preventDefault()
      document.getElementById(`${listId}-${active}`)?.click()
    }
  }
  const onSubmit = (_: FormEvent) => {
    remember()
    // The page of the search reports it itself.
    answered()
    searchStore.leave()
  }
  return (
    <search className="search-panel">
      <form className="search-panel-form" action={links.search()} data-replace onSubmit={onSubmit}>
        <input
          ref={field}
          type="search"
          name="q"
          className="v-input"
          role="combobox"
          aria-label={messages.search.label}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options[active] ? `${listId}-${active}` : undefined}
          placeholder={messages.search.label}
          value={typed}
          maxLength={80}
          autoComplete="off"
          enterKeyHint="search"
          dir="auto"
          // biome-ignore lint/a11y/noAutofocus: a dialog that opens gives it the focus
          autoFocus
          onChange={({ target }) => input(target.value)}
          onKeyDown={onKeyDown}
        />
        <button className="v-button v-button-quiet" type="submit">
          <span className="v-button-label">{messages.search.submit}</span>
        </button>
      </form>
      <SearchStatus
        words={words}
        options={options.length}
        isLoading={isLoading}
        hasFailed={hasFailed ?? false}
        isNothing={isNothing}
        retry={retry}
      />
      {words !== '' && isFor && <SuggestedSearches queries={found.meant} />}
      <SuggestionList
        id={listId}
        groups={groups}
        active={active}
        isShown={options.length > 0}
        onChoose={remember}
        isReplacing
      />
      {options.length > 0 && isFor && found.total > 0 && (
        <p className="search-panel-all">
          <a className="v-button" href={links.search(foundFor)} data-replace onClick={remember}>
            <span className="v-button-label">{messages.search.all({ n: found.total })}</span>
          </a>
        </p>
      )}
      {options.length === 0 && (words === '' || found?.instead) && (
        <SearchStart instead={found?.instead} isNew={words === ''} />
      )}
    </search>
  )
}

/** The input typed while it opened, otherwise the last one. */
function startOfField() {
  const text = searchStore.takeTyped()
  return text === '' ? { text: lastTyped, isOld: true } : { text, isOld: false }
}

/** The last input is selected, so that typing replaces it. */
function useField({ isOld }: ReturnType<typeof startOfField>) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOld) field.current?.select()
  }, [isOld])
  return field
}

/**
 * Reports words without results to the merchant when the search is closed with them, unless the returned
 * function was called.
 */
function useReportNoResults(words: string): () => void {
  const reported = useRef('')
  reported.current = words
  useEffect(() => () => void (reported.current && reportNothingFound(reported.current)), [])
  return () => {
    reported.current = ''
  }
}
