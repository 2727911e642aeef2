import type { StaffMember } from '@vitrine/contract/staff'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Failure } from '../../shared/failure.tsx'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { AccountFrame } from './frame.tsx'

interface AccountPageProps {
  readonly me: StaffMember
  readonly name: ReactNode
}

export function AccountPage({ me, name }: AccountPageProps) {
  const { account, staff } = useMessages()
  return (
    <AccountFrame here="about" aside={staff.roles[me.role]}>
      <div className="account-part">
        <Section title={account.about}>
          {name}
          <dl className="facts">
            <div>
              <dt>{account.email}</dt>
              <dd>{me.email}</dd>
            </div>
            <div>
              <dt>{account.role}</dt>
              <dd>
                {staff.roles[me.role]}: {staff.roleMeans[me.role]}
              </dd>
            </div>
          </dl>
        </Section>
      </div>
    </AccountFrame>
  )
}

interface NameFormProps {
  readonly name: string
  readonly busy: boolean
  readonly failure?: unknown
  readonly onSave: (name: string) => void
}

export function NameForm({ name, busy, failure, onSave }: NameFormProps) {
  const { account, action, field } = useMessages()
  const [typed, setTyped] = useState(name)
  const empty = typed.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!empty) onSave(typed.trim())
  }
  return (
    <form className="dialog-form" onSubmit={submit} noValidate>
      {failure ? <Failure error={failure} /> : null}
      <div className="by-address">
        <TextField
          label={account.name}
          name="name"
          autoComplete="name"
          maxLength={100}
          value={typed}
          {...(empty ? { error: field.required } : {})}
          onText={setTyped}
        />
        <button type="submit" className="button" disabled={busy || typed.trim() === name}>
          {action.save}
        </button>
      </div>
    </form>
  )
}
