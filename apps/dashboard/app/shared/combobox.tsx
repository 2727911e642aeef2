import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { SuggestionList } from './suggestion-list.tsx'
import { type SuggestionsProps, type SuggestionsState, useSuggestions } from './use-suggestions.tsx'

export type { Suggestion } from './use-suggestions.tsx'

interface ComboboxProps
  extends SuggestionsProps,
    Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'value'> {
  /** Overrides the status of the results. */
  readonly status?: string
}

/** A field with search results from the server: arrows move, Enter selects, Escape closes. */
export function Combobox(props: ComboboxProps) {
  const { id, listLabel, text, onText, found, isChosen, onPick, onOpen, ...others } = props
  const { isMulti = false, isFixed = false, status, onBlur, onKeyDown, ...rest } = others
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const page = usePage(input)
  const { state, inputProps, listBoxProps } = useSuggestions(
    {
      ...props,
      onText: (next) => {
        onText(next)
        state.open(null, 'manual')
      },
      onPick: (one) => {
        onPick(one)
        if (!isMulti && !isFixed) state.close()
      },
    },
    { input, list, page },
  )
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing || event.key === 'Tab') return
    if (!handleOwnKey(event, state, props)) inputProps.onKeyDown?.(event)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (event.currentTarget.parentElement?.contains(event.relatedTarget)) return
    onBlur?.(event)
    state.setFocused(false)
  }
  const hasList = state.isOpen && (found.items?.length ?? 0) > 0
  return (
    <div className={`combobox${isFixed ? ' combobox-fixed' : ''}`}>
      <input
        type="text"
        {...inputProps}
        {...rest}
        ref={input}
        className="input"
        role="combobox"
        aria-label={rest['aria-label']}
        aria-expanded={hasList}
        aria-controls={hasList ? inputProps['aria-controls'] : undefined}
        value={text}
        onFocus={(event) => {
          inputProps.onFocus?.(event)
          if (isFixed) state.open(null, 'manual')
        }}
        onBlur={leave}
        onClick={() => state.open(null, 'manual')}
        onKeyDown={press}
      />
      <SuggestionList
        label={listLabel}
        found={found}
        isPicker={isChosen !== undefined}
        status={status}
        state={state}
        list={list}
        listProps={listBoxProps}
      />
    </div>
  )
}

/** Keys that the library handles differently; true if nothing else is to be done. */
function handleOwnKey(
  event: KeyboardEvent,
  state: SuggestionsState,
  { found, isChosen, isFixed }: SuggestionsProps,
): boolean {
  const { focusedKey } = state.selectionManager
  const isLast = focusedKey !== null && focusedKey === found.items?.at(-1)?.id
  if (event.key === 'ArrowDown' && state.isOpen && isLast && found.hasMore) found.more()
  // Enter in a field of choices never saves the form around it.
  else if (event.key === 'Enter' && isChosen && !state.isOpen) state.open('first', 'manual')
  else if (event.key === 'Enter' && isChosen && focusedKey === null) event.preventDefault()
  else if (event.key === 'Enter' && !(state.isOpen && focusedKey !== null)) return true
  else if (event.key === 'Escape' && state.isOpen && !isFixed) state.close()
  else return event.key === 'Escape'
  event.preventDefault()
  event.stopPropagation()
  return true
}

/** The list is a part of the page and covers none of it, so the kit is to hide none of it either. */
function usePage(input: RefObject<HTMLElement | null>) {
  const page = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    page.current = input.current?.closest<HTMLElement>('body > *') ?? null
  }, [input])
  return page
}
