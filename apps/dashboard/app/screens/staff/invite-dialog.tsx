import type { StaffRole } from '@vitrine/contract/vocabulary'
import { type FormEvent, useState } from 'react'
import { ChoiceField } from '../../scaffold/choice-field.tsx'
import { Dialog } from '../../scaffold/dialog.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { Switch, TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { roles } from './roles.ts'

export interface Invited {
  readonly email: string
  readonly role: StaffRole
  readonly everySite: boolean
}
interface InviteDialogProps {
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onInvite: (invited: Invited) => void
}

/** Asks who is invited and what they may do. */
export function InviteDialog({ busy, failure, onClose, onInvite }: InviteDialogProps) {
  const { staff: words, memberForm, action } = useMessages()
  const [form, setForm] = useState<Invited>({
    email: '',
    role: 'editor',
    everySite: false,
  })
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const email = form.email.trim()
    if (/^\S+@\S+\.\S+$/.test(email)) onInvite({ ...form, email })
    else setError(memberForm.badEmail)
  }
  return (
    <Dialog title={words.inviteTitle} onClose={onClose} className="dialog-wide">
      <form className="dialog-form" onSubmit={submit} noValidate>
        <p>{words.inviteText}</p>
        {failure ? <Failure error={failure} /> : null}
        <TextField
          label={words.email}
          hint={words.emailHint}
          type="email"
          name="email"
          autoComplete="off"
          data-first=""
          value={form.email}
          {...(error ? { error } : {})}
          onText={(email) => {
            setForm({ ...form, email })
            setError(undefined)
          }}
        />
        <ChoiceField
          label={words.role}
          value={form.role}
          options={roles.map((value) => ({
            value,
            label: words.roles[value],
            hint: words.roleMeans[value],
          }))}
          onValue={(role) => setForm({ ...form, role })}
        />
        <Switch
          label={words.everySiteSwitch}
          hint={words.everySiteHint}
          checked={form.everySite}
          onChecked={(everySite) => setForm({ ...form, everySite })}
        />
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {action.cancel}
          </button>
          <button type="submit" className="button button-primary" disabled={busy}>
            {words.inviteSend}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
