import { Check } from 'lucide-react'
import { type RefObject, type UIEvent, useRef } from 'react'
import { type AriaListBoxOptions, useListBox, useOption } from 'react-aria/useListBox'
import { useMessages } from './messages.tsx'
import type { Suggestion, SuggestionsProps, SuggestionsState } from './use-suggestions.tsx'

interface ListProps {
  readonly label: string
  readonly found: SuggestionsProps['found']
  readonly isPicker: boolean
  readonly state: SuggestionsState
  readonly list: RefObject<HTMLDivElement | null>
  readonly listProps: AriaListBoxOptions<Suggestion>
}

/** The search results of a field, and their number. */
export function SuggestionList(props: ListProps & { readonly status: string | undefined }) {
  const { picker, shell } = useMessages()
  const { found, isPicker, state } = props
  const count = found.items?.length ?? 0
  const words = found.items ? picker.found({ n: count, hasMore: found.hasMore }) : shell.loading
  const status = props.status ?? words
  return (
    <>
      {state.isOpen && (count > 0 || (isPicker && status !== '')) && (
        <div className="combobox-list">
          {count > 0 && <Options {...props} />}
          <p className="field-hint" aria-hidden="true">
            {status}
          </p>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {state.isOpen ? status : ''}
      </p>
    </>
  )
}

const LOAD_MORE_PX = 40

function Options({ label, found, isPicker, state, list, listProps }: ListProps) {
  const { listBoxProps } = useListBox(
    { ...listProps, 'aria-label': label, 'aria-labelledby': undefined },
    state,
    list,
  )
  const scroll = ({ currentTarget: element }: UIEvent<HTMLElement>) => {
    if (element.scrollTop + element.clientHeight > element.scrollHeight - LOAD_MORE_PX) found.more()
  }
  return (
    <div {...listBoxProps} ref={list} aria-busy={found.isBusy} onScroll={scroll}>
      {[...state.collection].map(({ key }) => (
        <Option key={key} id={key} state={state} isPicker={isPicker} />
      ))}
    </div>
  )
}

interface OptionProps {
  readonly id: string | number
  readonly state: SuggestionsState
  readonly isPicker: boolean
}

function Option({ id, state, isPicker }: OptionProps) {
  const element = useRef<HTMLDivElement>(null)
  const { optionProps, isFocused, isSelected } = useOption({ key: id }, state, element)
  return (
    <div
      {...optionProps}
      ref={element}
      role="option"
      tabIndex={-1}
      data-active={isFocused}
      aria-selected={isPicker ? isSelected : isFocused}
    >
      {isPicker && <Check aria-hidden="true" />}
      {state.collection.getItem(id)?.rendered}
    </div>
  )
}
