import type { ReactNode } from 'react'
import { SelectField } from './fields.tsx'
import { SearchField } from './search-field.tsx'

interface StateFiltersProps<State extends string> {
  readonly search: { readonly q: string; readonly show: State | '' }
  readonly labels: {
    readonly search: string
    readonly all: string
    readonly columns: { readonly state: string }
  }
  readonly states: readonly State[]
  readonly names: Readonly<Record<State, string>>
  readonly onFind: (change: { readonly q?: string; readonly show?: State | '' }) => void
  /** Content after them, such as a button. */
  readonly children?: ReactNode
}

/** Above a list: words to search for, and a state to show alone. */
export function StateFilters<State extends string>(props: StateFiltersProps<State>) {
  const { search, labels, states, names, onFind } = props
  return (
    <search className="filters">
      <SearchField label={labels.search} q={search.q} onSearch={(q) => onFind({ q })} />
      <SelectField<State | ''>
        label={labels.columns.state}
        hideLabel
        value={search.show}
        options={[
          ['', labels.all] as const,
          ...states.map((state) => [state, names[state]] as const),
        ]}
        onValue={(show) => onFind({ show })}
      />
      {props.children}
    </search>
  )
}
