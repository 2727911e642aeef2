import { type ComponentProps, type RefObject, useEffect, useMemo } from 'react'
import { useComboBox } from 'react-aria/useComboBox'
import { Item } from 'react-stately/Item'
import { type ComboBoxState, useComboBoxState } from 'react-stately/useComboBoxState'
import type { SearchResults } from './use-search-results.ts'

export interface Suggestion {
  readonly id: string
  readonly name: string
  /** Distinguishes it from others of the same name. */
  readonly detail?: string
}

export type SuggestionsState = ComboBoxState<Suggestion, 'multiple'>

export interface SuggestionsProps {
  readonly id: string
  /** Label of the list. */
  readonly listLabel: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly found: Pick<SearchResults<Suggestion>, 'items' | 'hasMore' | 'more' | 'isBusy'>
  /** Whether an item is selected. Without it the text is the value, and the list only suggests. */
  readonly isChosen?: (id: string) => boolean
  /** Several can be picked one after another. */
  readonly isMulti?: boolean
  readonly onPick: (one: Suggestion) => void
  readonly onOpen?: (isOpen: boolean) => void
  /**
   * Whether the list is always open below the field, for example in a dialog, where opening it would move the
   * content below.
   */
  readonly isFixed?: boolean
}

interface Elements {
  readonly input: RefObject<HTMLInputElement | null>
  readonly list: RefObject<HTMLElement | null>
  /** All of the page, of which nothing is hidden from screen readers while the list is open. */
  readonly page: RefObject<HTMLElement | null>
}

const none: readonly Suggestion[] = []

/** The library's state of a field with suggestions, and the attributes of field and list. */
export function useSuggestions(
  props: SuggestionsProps & Pick<ComponentProps<'input'>, 'aria-describedby'>,
  elements: Elements,
) {
  const options = useOptions(props)
  const state = useComboBoxState(options)
  useFirstFocused(props, state)
  const { inputProps, listBoxProps } = useComboBox(
    {
      ...options,
      id: props.id,
      inputRef: elements.input,
      listBoxRef: elements.list,
      popoverRef: elements.page,
      shouldFocusWrap: true,
      'aria-label': props.listLabel,
      'aria-describedby': props['aria-describedby'],
    },
    state,
  )
  return { state, inputProps, listBoxProps }
}

/** Always in multiple mode: the field decides what a selection means, and whether it closes the list. */
function useOptions({ text, onText, found, isChosen, onPick, onOpen, isFixed }: SuggestionsProps) {
  const items = found.items ?? none
  const chosen = items.filter(({ id }) => isChosen?.(id)).map(({ id }) => id)
  const key = chosen.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says whether they are the same
  const value = useMemo(() => chosen, [key])
  return {
    selectionMode: 'multiple',
    items,
    children: itemOf,
    value,
    onChange: (ids: readonly (string | number)[]) => {
      const picked = items.find(({ id }) => ids.includes(id) !== value.includes(id))
      if (picked) onPick(picked)
    },
    inputValue: text,
    onInputChange: onText,
    ...(onOpen && { onOpenChange: onOpen }),
    allowsCustomValue: true,
    allowsEmptyCollection: true,
    // A text that was picked would open the list again.
    menuTrigger: 'manual',
    shouldCloseOnBlur: !isFixed,
  } as const
}

const itemOf = ({ id, name, detail }: Suggestion) => (
  <Item key={id} textValue={name}>
    <bdi>{name}</bdi>
    {detail && <small className="mute">{detail}</small>}
  </Item>
)

/** Focuses the first result for Enter; where any text is allowed, nothing until the user moves. */
function useFirstFocused({ text, found, isChosen }: SuggestionsProps, state: SuggestionsState) {
  const first = isChosen && state.isOpen ? found.items?.[0]?.id : undefined
  const { selectionManager } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new text or a new first one counts
  useEffect(() => {
    if (first !== undefined) selectionManager.setFocusedKey(first)
  }, [first, text])
}
