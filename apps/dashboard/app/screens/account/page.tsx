import type { StaffMember } from '@vitrine/contract/staff'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Failure } from '../../scaffold/failure.tsx'
import { TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { Section } from '../../scaffold/section.tsx'

interface AccountPageProps {
  readonly me: StaffMember
  readonly name: ReactNode
  readonly password: ReactNode
  readonly sessions: ReactNode
}

export function AccountPage({ me, name, password, sessions }: AccountPageProps) {
  const { account: words, staff } = useMessages()
  return (
    <>
      <PageHeader title={words.title} aside={staff.roles[me.role]} />
      <div className="detail-columns">
        <div className="detail-main">
          {sessions}
          {password}
        </div>
        <div className="detail-side">
          <Section title={words.about}>
            {name}
            <dl className="facts">
              <div>
                <dt>{words.email}</dt>
                <dd>{me.email}</dd>
              </div>
              <div>
                <dt>{words.role}</dt>
                <dd>
                  {staff.roles[me.role]}: {staff.roleMeans[me.role]}
                </dd>
              </div>
            </dl>
          </Section>
        </div>
      </div>
    </>
  )
}

interface NameFormProps {
  readonly name: string
  readonly busy: boolean
  readonly failure?: unknown
  readonly onSave: (name: string) => void
}

export function NameForm({ name, busy, failure, onSave }: NameFormProps) {
  const { account: words, action, field } = useMessages()
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
          label={words.name}
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

export interface PasswordForm {
  readonly currentPassword: string
  readonly newPassword: string
}
interface PasswordFormProps {
  readonly email: string
  readonly busy: boolean
  /** The current password is not the one that was typed. */
  readonly wrong: boolean
  readonly failure?: unknown
  readonly onSave: (form: PasswordForm) => void
}

const SHORTEST = 8

export function PasswordSection({ email, busy, wrong, failure, onSave }: PasswordFormProps) {
  const { account: words, field } = useMessages()
  const [form, setForm] = useState<PasswordForm>({ currentPassword: '', newPassword: '' })
  const [asked, setAsked] = useState(false)
  const current = form.currentPassword === '' ? field.required : undefined
  const short = form.newPassword.length < SHORTEST ? words.shortPassword : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!current && !short) onSave(form)
  }
  const input = (name: keyof PasswordForm, error: string | undefined) => ({
    name,
    type: 'password',
    label: words[name],
    value: form[name],
    ...(error ? { error } : {}),
    onText: (text: string) => setForm({ ...form, [name]: text }),
  })
  return (
    <Section title={words.passwordTitle}>
      <form className="dialog-form password-form" onSubmit={submit} noValidate>
        {failure ? <Failure error={failure} /> : null}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField
          {...input('currentPassword', wrong ? words.wrongPassword : asked ? current : undefined)}
          autoComplete="current-password"
        />
        <TextField
          {...input('newPassword', asked ? short : undefined)}
          autoComplete="new-password"
          hint={words.newPasswordHint}
        />
        <button type="submit" className="button button-start" disabled={busy}>
          {words.changePassword}
        </button>
      </form>
    </Section>
  )
}
