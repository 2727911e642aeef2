import { X } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { Combobox, type Suggestion } from './combobox.tsx'
import { useMessages } from './messages.tsx'
import type { SearchResults } from './use-search-results.ts'

interface PickerFieldProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly placeholder: string
  /** Shown even if they are not among the results. */
  readonly chosen: readonly Suggestion[]
  /** Searches the options. */
  readonly useSearch: (q: string, enabled: boolean) => SearchResults<Suggestion>
  readonly onChosen: (ids: readonly string[]) => void
  /** Whether the list is always open, as in dialogs. */
  readonly isFixed?: boolean
}

/** Selects any number of possibly thousands of entities: the selected ones, and a search. */
export function PickerField(props: PickerFieldProps) {
  const { label, hint, error, placeholder, chosen, useSearch, onChosen, isFixed = false } = props
  const id = useId()
  const { form } = useMessages()
  const [text, setText] = useState('')
  const [isActive, setIsActive] = useState(false)
  const isOpen = isActive || isFixed
  const results = useSearch(useDeferredValue(text.trim()), isOpen)
  const ids = chosen.map((one) => one.id)
  const remove = (removedId: string) => onChosen(ids.filter((one) => one !== removedId))
  const toggle = ({ id: picked }: Suggestion) =>
    ids.includes(picked) ? remove(picked) : onChosen([...ids, picked])
  const press = (event: KeyboardEvent) => {
    const last = ids.at(-1)
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last)
  }
  return (
    <div className={`field${error ? ' field-bad' : ''}`}>
      <label htmlFor={id}>{label}</label>
      {chosen.length > 0 && (
        <ul className="chip-list" aria-label={label}>
          {chosen.map((one) => (
            <li key={one.id} className="chip">
              <bdi>{one.name}</bdi>
              <button
                type="button"
                aria-label={form.removeChip({ value: one.name })}
                onClick={() => remove(one.id)}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Combobox
        id={id}
        text={text}
        found={results}
        placeholder={placeholder}
        listLabel={label}
        isMulti
        isChosen={(one) => ids.includes(one)}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-note` : undefined}
        onText={setText}
        isFixed={isFixed}
        data-first={isFixed ? '' : undefined}
        onOpen={setIsActive}
        onPick={toggle}
        onKeyDown={press}
        onBlur={() => !isFixed && setText('')}
      />
      {(error || hint) && (
        <p id={`${id}-note`} className={error ? 'field-error' : 'field-hint'}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}

interface SuggestFieldProps {
  readonly label: string
  readonly name: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly value: string
  readonly useSearch: (q: string, enabled: boolean) => SearchResults<Suggestion>
  readonly onText: (text: string) => void
}

/** A text field with suggestions of existing values. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, name, hint, error, value, useSearch, onText } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const results = useSearch(useDeferredValue(value.trim()), isOpen)
  return (
    <div className={`field${error ? ' field-bad' : ''}`}>
      <label htmlFor={id}>{label}</label>
      <Combobox
        id={id}
        name={name}
        found={results}
        onText={onText}
        listLabel={label}
        text={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint || error ? `${id}-note` : undefined}
        onOpen={setIsOpen}
        onPick={(one) => onText(one.name)}
      />
      {(error || hint) && (
        <p id={`${id}-note`} className={error ? 'field-error' : 'field-hint'}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}
