import { type FormEvent, useState } from 'react'
import { Failure } from '../../shared/failure.tsx'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction } from '../../shared/use-operation.ts'

/** A new password, by the one that counts. */
export function Password({ email }: { readonly email: string }) {
  const { account } = useMessages()
  const showToast = useToast()
  const [round, setRound] = useState(0)
  const change = useAction('staff.changePassword', { invalidates: ['staff.listSessions'] })
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
            showToast({ text: account.passwordChanged })
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

const MIN_PASSWORD_LENGTH = 8

function PasswordSection({ email, busy, wrong, failure, onSave }: PasswordFormProps) {
  const { account, field } = useMessages()
  const [form, setForm] = useState<PasswordForm>({ currentPassword: '', newPassword: '' })
  const [isSubmitted, setIsSubmitted] = useState(false)
  const current = form.currentPassword === '' ? field.required : undefined
  const short = form.newPassword.length < MIN_PASSWORD_LENGTH ? account.shortPassword : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    if (!current && !short) onSave(form)
  }
  const input = (name: keyof PasswordForm, error: string | undefined) => ({
    name,
    type: 'password',
    label: account[name],
    value: form[name],
    ...(error ? { error } : {}),
    onText: (text: string) => setForm({ ...form, [name]: text }),
  })
  return (
    <Section title={account.passwordTitle}>
      <form className="dialog-form password-form" onSubmit={submit} noValidate>
        {failure ? <Failure error={failure} /> : null}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField
          {...input(
            'currentPassword',
            wrong ? account.wrongPassword : isSubmitted ? current : undefined,
          )}
          autoComplete="current-password"
        />
        <TextField
          {...input('newPassword', isSubmitted ? short : undefined)}
          autoComplete="new-password"
          hint={account.newPasswordHint}
        />
        <button type="submit" className="button button-start" disabled={busy}>
          {account.changePassword}
        </button>
      </form>
    </Section>
  )
}
