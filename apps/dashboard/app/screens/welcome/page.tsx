import { type FormEvent, useState } from 'react'
import { links } from '../../links.ts'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { checkWelcome, type WelcomeErrors, type WelcomeForm } from './form.ts'

interface WelcomePageProps {
  readonly hasToken: boolean
  readonly busy: boolean
  readonly errors: WelcomeErrors
  readonly onSubmit: (form: WelcomeForm) => void
}

export function WelcomePage({ hasToken, busy, errors: refused, onSubmit }: WelcomePageProps) {
  const messages = useMessages()
  const { welcome } = messages
  const [form, setForm] = useState<WelcomeForm>({ name: '', email: '', password: '' })
  const [missing, setMissing] = useState<WelcomeErrors>({})
  const errors = { ...refused, ...missing }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problems = checkWelcome(form, messages)
    setMissing(problems)
    if (Object.keys(problems).length === 0) onSubmit(form)
  }
  const field = (name: keyof WelcomeForm) => ({
    name,
    label: welcome[name],
    value: form[name],
    error: errors[name],
    onText: (text: string) => setForm({ ...form, [name]: text }),
  })
  if (!hasToken) return <InvalidInvitation text={welcome.noToken} />
  return (
    <form onSubmit={submit} noValidate>
      <PageHeader title={welcome.title} />
      <p>{welcome.text}</p>
      {errors.form && (
        <p className="notice notice-bad" role="alert">
          {errors.form}
        </p>
      )}
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('email')} type="email" autoComplete="username" />
      <TextField
        {...field('password')}
        type="password"
        autoComplete="new-password"
        hint={welcome.passwordHint}
      />
      <button type="submit" className="button button-primary" disabled={busy}>
        {busy ? welcome.busy : welcome.submit}
      </button>
    </form>
  )
}

function InvalidInvitation({ text }: { readonly text: string }) {
  const { welcome } = useMessages()
  return (
    <div className="auth-message">
      <PageHeader title={welcome.title} />
      <p>{text}</p>
      <Link className="button" href={links.signIn()}>
        {welcome.toSignIn}
      </Link>
    </div>
  )
}
