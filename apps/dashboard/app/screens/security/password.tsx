import { type FormEvent, useState } from 'react'
import { Failure } from '../../scaffold/failure.tsx'
import { TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { Section } from '../../scaffold/section.tsx'
import { useAction } from '../../scaffold/use-operation.ts'

/** A new password, by the one that counts. */
export function Password({ email }: { readonly email: string }) {
  const { account } = useMessages()
  const tell = useTell()
  const [round, setRound] = useState(0)
  const change = useAction('staff.changePassword', { refreshes: ['staff.listSessions'] })
  const wrong = change.error?.code === 'STAFF_PASSWORD_WRONG'
  return (
    <PasswordSection
      key={round}
      email={email}
      busy={change.isPending}
      wrong={wrong}
      failure={wrong ? undefined : change.error}
      onSave={(form) =>
        change.mutate(form, {
          onSuccess: () => {
            tell({ text: account.passwordChanged })
            setRound(round + 1)
          },
        })
      }
    />
  )
}

interface PasswordForm {
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

function PasswordSection({ email, busy, wrong, failure, onSave }: PasswordFormProps) {
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
