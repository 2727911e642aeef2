import { useDeferredValue, useId, useState } from 'react'
import { Combobox, type Suggestion } from './combobox.tsx'
import type { SearchResults } from './use-search-results.ts'

interface FilterPickerProps {
  readonly label: string
  /** Label without a selection; the selected entity is shown as a chip. */
  readonly placeholder: string
  readonly useSearch: (q: string, enabled: boolean) => SearchResults<Suggestion>
  readonly isChosen: (id: string) => boolean
  readonly onPick: (one: Suggestion) => void
}

/** Filters a list by one of possibly thousands of entities. */
export function FilterPicker(props: FilterPickerProps) {
  const { label, placeholder, useSearch, isChosen, onPick } = props
  const id = useId()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const results = useSearch(useDeferredValue(text.trim()), isOpen)
  return (
    <div className="field filter-picker">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Combobox
        id={id}
        text={text}
        found={results}
        placeholder={placeholder}
        isChosen={isChosen}
        listLabel={label}
        onText={setText}
        onOpen={setIsOpen}
        onBlur={() => setText('')}
        onPick={(one) => {
          setText('')
          onPick(one)
        }}
      />
    </div>
  )
}
