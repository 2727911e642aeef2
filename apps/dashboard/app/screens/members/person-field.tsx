import { X } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { memberName } from './moves.ts'
import { nameOrEmailContains } from './query.ts'

export interface Person {
  readonly id: string
  readonly name: string
}
interface PersonFieldProps {
  readonly label: string
  readonly hideLabel?: boolean
  /** What an empty field stands for. */
  readonly placeholder: string
  readonly value: Person | undefined
  /** Somebody who cannot be chosen. */
  readonly without?: string
  readonly onValue: (person: Person | undefined) => void
}

/** One member, found by a few letters of name or e-mail. */
export function PersonField(props: PersonFieldProps) {
  const { label, hideLabel, value, onValue } = props
  const id = useId()
  const { form } = useMessages()
  return (
    <div className="field person-field">
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {value ? (
        <span className="chip">
          {value.name}
          <button
            type="button"
            id={id}
            aria-label={form.removeChip({ value: value.name })}
            onClick={() => onValue(undefined)}
          >
            <X aria-hidden="true" />
          </button>
        </span>
      ) : (
        <Finder {...props} id={id} />
      )}
    </div>
  )
}

function Finder({ id, placeholder, without, onValue }: PersonFieldProps & { readonly id: string }) {
  const { palette } = useMessages()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const q = useDeferredValue(text.trim())
  const people = usePeople(q, without)
  const active = Math.min(at, people.length - 1)
  const open = q.length > 1 && text.trim() !== ''
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setAt((active + step + people.length) % Math.max(1, people.length))
    else if (event.key === 'Enter' && open) onValue(people[active])
    else if (event.key === 'Escape' && text !== '') setText('')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className="combobox">
      <input
        id={id}
        type="text"
        className="input"
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && people[active] ? `${id}-${active}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onBlur={() => setText('')}
        onKeyDown={press}
      />
      <div id={`${id}-list`} role="listbox" aria-label={palette.title} hidden={!open}>
        {people.map((person, index) => (
          <div
            key={person.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={() => onValue(person)}
            onMouseMove={() => setAt(index)}
          >
            {person.name} <small className="mute">{person.email}</small>
          </div>
        ))}
        {people.length === 0 && <p className="field-hint">{palette.nothing}</p>}
      </div>
    </div>
  )
}

const MAX_RESULTS = 6

function usePeople(q: string, without: string | undefined) {
  const result = useOperation(
    'members.queryMembers',
    {
      query: {
        filter: { ...nameOrEmailContains(q), ...(without ? { id: { $ne: without } } : {}) },
        paging: { limit: MAX_RESULTS, offset: 0 },
      },
      fieldsets: ['FULL'],
    },
    { enabled: q.length > 1, keepPrevious: true },
  )
  if (q.length < 2) return []
  return (result.data?.members ?? []).map((one) => ({
    id: one.id,
    name: memberName(one),
    email: one.loginEmail ?? '',
  }))
}
