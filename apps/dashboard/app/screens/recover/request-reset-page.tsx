import { type FormEvent, useState } from 'react'
import { links } from '../../links.ts'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { isEmail, refusalMessages } from './form.ts'

interface RequestResetPageProps {
  readonly busy: boolean
  readonly failure?: unknown
  /** The address that a link was requested for; the form is done then. */
  readonly sentTo: string | undefined
  readonly onAsk: (email: string) => void
}

/** Requests a recovery link for an account. */
export function RequestResetPage({ busy, failure, sentTo, onAsk }: RequestResetPageProps) {
  const messages = useMessages()
  const { recover } = messages
  const [email, setEmail] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const refusal = refusalMessages(failure, 'email', messages)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (isEmail(email)) onAsk(email.trim())
  }
  if (sentTo) {
    return (
      <div className="auth-message">
        <PageHeader title={recover.title} />
        <p role="status">{recover.sent({ email: sentTo })}</p>
        <p className="field-hint">{recover.sentHelp}</p>
        <Link className="button" href={links.signIn()}>
          {recover.toSignIn}
        </Link>
      </div>
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <PageHeader title={recover.title} />
      <p>{recover.text}</p>
      {refusal.form && (
        <p className="notice notice-bad" role="alert">
          {refusal.form}
        </p>
      )}
      <TextField
        label={recover.email}
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        value={email}
        error={isSubmitted && !isEmail(email) ? recover.badEmail : refusal.field}
        onText={setEmail}
      />
      <button type="submit" className="button button-primary" disabled={busy}>
        {busy ? recover.sending : recover.send}
      </button>
      <Link href={links.signIn()}>{recover.toSignIn}</Link>
    </form>
  )
}
