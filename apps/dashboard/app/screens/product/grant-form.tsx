import { type KeyboardEvent, useState } from 'react'
import { DateField } from '../../shared/date-field.tsx'
import { AmountField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { type Person, PersonField } from '../members/person-field.tsx'

const MAX_DOWNLOADS = 10_000

interface GrantTerms {
  readonly expiresDate?: Date
  readonly downloadLimit?: number
}

/** The typed terms of a grant; empty fields set no limit, a day includes its end. */
export function parseGrantTerms(until: string, limit: string): GrantTerms | 'bad-limit' {
  const text = limit.trim()
  const count = Number(text)
  if (text !== '' && !(Number.isInteger(count) && count >= 1 && count <= MAX_DOWNLOADS))
    return 'bad-limit'
  return {
    ...(until !== '' && { expiresDate: new Date(`${until}T23:59:59`) }),
    ...(text !== '' && { downloadLimit: count }),
  }
}

interface GrantFormProps {
  readonly busy: boolean
  readonly onGive: (grant: {
    readonly person: Person
    readonly expiresDate?: Date
    readonly downloadLimit?: number
  }) => void
}

/** Part of the product's form on the page, so it sends itself by its own button only. */
export function GrantForm({ busy, onGive }: GrantFormProps) {
  const { file } = useMessages().product
  const [person, setPerson] = useState<Person>()
  const [until, setUntil] = useState('')
  const [limit, setLimit] = useState('')
  const terms = parseGrantTerms(until, limit)
  const isBad = terms === 'bad-limit'
  const give = () => {
    if (!person || isBad) return
    onGive({ person, ...terms })
    setPerson(undefined)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    give()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in a field does what the button does
    <div className="grant-form" onKeyDown={press}>
      <PersonField
        label={file.person}
        placeholder={file.personHint}
        value={person}
        onValue={setPerson}
      />
      <DateField label={file.until} value={until} onText={setUntil} />
      <AmountField
        label={file.limit}
        inputMode="numeric"
        placeholder={file.anyNumber}
        value={limit}
        error={isBad ? file.badLimit : undefined}
        onText={setLimit}
      />
      <button type="button" className="button" disabled={!person || isBad || busy} onClick={give}>
        {file.give}
      </button>
    </div>
  )
}
