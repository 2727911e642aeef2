import type { StaffRole } from '@vitrine/contract/vocabulary'
import { type FormEvent, useState } from 'react'
import { ChoiceField } from '../../shared/choice-field.tsx'
import { Dialog } from '../../shared/dialog.tsx'
import { Failure } from '../../shared/failure.tsx'
import { Switch, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { roles } from './roles.ts'

export interface InvitationForm {
  readonly email: string
  readonly role: StaffRole
  readonly everySite: boolean
}
interface InviteDialogProps {
  readonly busy: boolean
  readonly failure?: unknown
  readonly onClose: () => void
  readonly onInvite: (invited: InvitationForm) => void
}

/** Asks for address and role of an invitation. */
export function InviteDialog({ busy, failure, onClose, onInvite }: InviteDialogProps) {
  const { staff, memberForm, action } = useMessages()
  const [form, setForm] = useState<InvitationForm>({
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
    <Dialog title={staff.inviteTitle} onClose={onClose} className="dialog-wide">
      <form className="dialog-form" onSubmit={submit} noValidate>
        <p>{staff.inviteText}</p>
        {failure ? <Failure error={failure} /> : null}
        <TextField
          label={staff.email}
          hint={staff.emailHint}
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
          label={staff.role}
          value={form.role}
          options={roles.map((value) => ({
            value,
            label: staff.roles[value],
            hint: staff.roleMeans[value],
          }))}
          onValue={(role) => setForm({ ...form, role })}
        />
        <Switch
          label={staff.everySiteSwitch}
          hint={staff.everySiteHint}
          checked={form.everySite}
          onChecked={(everySite) => setForm({ ...form, everySite })}
        />
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {action.cancel}
          </button>
          <button type="submit" className="button button-primary" disabled={busy}>
            {staff.inviteSend}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}
