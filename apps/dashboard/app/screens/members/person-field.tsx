import { X } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { Combobox } from '../../shared/combobox.tsx'
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
  /** The meaning of an empty field. */
  readonly placeholder: string
  readonly value: Person | undefined
  /** Id of a member who cannot be chosen. */
  readonly without?: string
  readonly onValue: (person: Person | undefined) => void
}

/** A member picker that searches names and e-mail addresses. */
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

const MIN_LETTERS = 2

function Finder({
  id,
  label,
  placeholder,
  without,
  onValue,
}: PersonFieldProps & { readonly id: string }) {
  const { palette } = useMessages()
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const { people, isBusy } = usePeople(q, without)
  const isShort = q.length < MIN_LETTERS || text.trim() === ''
  const items = isShort ? [] : people
  const status = items.length > 0 ? undefined : palette.nothing
  return (
    <Combobox
      id={id}
      listLabel={label}
      placeholder={placeholder}
      text={text}
      onText={setText}
      found={{ items, hasMore: false, more: () => {}, isBusy }}
      status={isShort ? '' : status}
      isChosen={() => false}
      onPick={({ id: picked, name }) => onValue({ id: picked, name })}
      onBlur={() => setText('')}
    />
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
    { enabled: q.length >= MIN_LETTERS, keepPrevious: true },
  )
  const people = (result.data?.members ?? []).map((one) => ({
    id: one.id,
    name: memberName(one),
    detail: one.loginEmail ?? '',
  }))
  return { people, isBusy: result.isFetching }
}
