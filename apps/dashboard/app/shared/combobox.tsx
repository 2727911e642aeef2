import { Check } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type UIEvent, useEffect, useState } from 'react'
import { useMessages } from './messages.tsx'
import type { SearchResults } from './use-search-results.ts'

export interface Suggestion {
  readonly id: string
  readonly name: string
}

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly id: string
  /** What the list is called. */
  readonly listLabel: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly found: SearchResults<Suggestion>
  /** Which are chosen already. Without it the text itself is what is meant, and the list only helps. */
  readonly isChosen?: (id: string) => boolean
  /** Several can be picked one after another. */
  readonly isMulti?: boolean
  readonly onPick: (one: Suggestion) => void
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
  /** The list always stands open below the field, such as in a window, where it would move what is below. */
  readonly isFixed?: boolean
}

/** A field with a list of what the server finds for its text: arrows move, Enter picks, Escape closes. */
export function Combobox(props: ComboboxProps) {
  const { id, listLabel, text, onText, found, isChosen, onPick, isOpen, onOpen, ...others } = props
  const { isMulti = false, isFixed = false, ...rest } = others
  const items = found.items ?? []
  // Of a field that takes any text nothing is picked until somebody moves into the list.
  const start = isChosen ? 0 : -1
  const [activeIndex, setActiveIndex] = useState(start)
  const active = isOpen ? Math.min(activeIndex, items.length - 1) : -1
  const show = (next: boolean) => {
    setActiveIndex(start)
    onOpen(next)
  }
  const move = (step: number) => {
    if (!isOpen) return show(true)
    if (step > 0 && active === items.length - 1 && found.hasMore) return found.more()
    const count = Math.max(1, items.length)
    setActiveIndex(active < 0 && step < 0 ? items.length - 1 : (active + step + count) % count)
  }
  const pick = (one: Suggestion) => {
    onPick(one)
    if (!isMulti) show(false)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const one = items[active]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && isOpen && one) pick(one)
    else if (event.key === 'Enter' && isChosen) show(true)
    else if (event.key === 'Escape' && isOpen && !isFixed) show(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const type = (next: string) => {
    onText(next)
    setActiveIndex(start)
    onOpen(true)
  }
  return (
    <div className={`combobox${isFixed ? ' combobox-fixed' : ''}`}>
      <input
        type="text"
        {...rest}
        id={id}
        className="input"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.target.value)}
        onClick={() => onOpen(true)}
        onBlur={(event) => {
          rest.onBlur?.(event)
          show(false)
        }}
        onKeyDown={press}
      />
      <ResultList
        {...{ id, listLabel, found, isOpen, isMulti, active, pick }}
        {...(isChosen && { isChosen })}
        onHover={setActiveIndex}
      />
    </div>
  )
}

interface ResultListProps
  extends Pick<ComboboxProps, 'id' | 'listLabel' | 'found' | 'isChosen' | 'isMulti' | 'isOpen'> {
  readonly active: number
  readonly pick: (one: Suggestion) => void
  readonly onHover: (at: number) => void
}

const LOAD_MORE_PX = 40

function ResultList(props: ResultListProps) {
  const { id, listLabel, found, isChosen, isMulti, isOpen, active, pick, onHover } = props
  const { picker, shell } = useMessages()
  const items = found.items ?? []
  useEffect(() => {
    if (active >= 0)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const scroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    if (list.scrollTop + list.clientHeight > list.scrollHeight - LOAD_MORE_PX) found.more()
  }
  const status = !found.items
    ? shell.loading
    : picker.found({ n: items.length, hasMore: found.hasMore })
  return (
    <>
      <div className="combobox-list" hidden={!isOpen || (items.length === 0 && !isChosen)}>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={listLabel}
          aria-multiselectable={isMulti || undefined}
          aria-busy={found.isBusy}
          hidden={items.length === 0}
          onScroll={scroll}
        >
          {items.map((one, at) => (
            <div
              key={one.id}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={isChosen ? isChosen(one.id) : at === active}
              data-active={at === active}
              onMouseDown={(event) => {
                // The field keeps the focus.
                event.preventDefault()
                pick(one)
              }}
              onMouseMove={() => onHover(at)}
            >
              {isChosen && <Check aria-hidden="true" />}
              <bdi>{one.name}</bdi>
            </div>
          ))}
        </div>
        <p className="field-hint" aria-hidden="true">
          {status}
        </p>
      </div>
      <p className="visually-hidden" role="status">
        {isOpen ? status : ''}
      </p>
    </>
  )
}
