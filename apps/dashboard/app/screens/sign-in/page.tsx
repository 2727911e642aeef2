import { KeyRound } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { links } from '../../links.ts'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { checkSignIn, type SignInErrors, type SignInForm } from './form.ts'

interface SignInPageProps {
  /** They were somewhere inside before. */
  readonly expired: boolean
  readonly busy: boolean
  readonly errors: SignInErrors
  readonly onSubmit: (form: SignInForm) => void
  /** Absent where the browser does not support passkeys. */
  readonly onPasskey?: () => void
}

export function SignInPage(props: SignInPageProps) {
  const { expired, busy, errors: refused, onSubmit, onPasskey } = props
  const messages = useMessages()
  const { signIn, secondStep } = messages
  const element = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState<SignInForm>({ email: '', password: '' })
  const [missing, setMissing] = useState<SignInErrors>({})
  const errors = { ...refused, ...missing }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problems = checkSignIn(form, messages)
    setMissing(problems)
    const first = (['email', 'password'] as const).find((name) => problems[name])
    if (!first) return onSubmit(form)
    element.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <PageHeader title={signIn.title} />
      <p>{expired ? signIn.expired : signIn.text}</p>
      {errors.form && (
        <p className="notice notice-bad" role="alert">
          {errors.form}
        </p>
      )}
      <TextField
        label={signIn.email}
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        value={form.email}
        error={errors.email}
        onText={(email) => setForm({ ...form, email })}
      />
      <TextField
        label={signIn.password}
        name="password"
        type="password"
        autoComplete="current-password"
        value={form.password}
        error={errors.password}
        onText={(password) => setForm({ ...form, password })}
      />
      <button type="submit" className="button button-primary" disabled={busy}>
        {busy ? signIn.busy : signIn.submit}
      </button>
      <Link href={links.recover()}>{signIn.forgotten}</Link>
      {onPasskey && (
        <>
          <p className="auth-separator">{secondStep.or}</p>
          <button type="button" className="button" disabled={busy} onClick={onPasskey}>
            <KeyRound aria-hidden="true" />
            {secondStep.passkey}
          </button>
        </>
      )}
    </form>
  )
}
