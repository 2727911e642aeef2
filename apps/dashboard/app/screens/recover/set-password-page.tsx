import { type FormEvent, useState } from 'react'
import { links } from '../../links.ts'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { isExpired, MIN_PASSWORD, refusalMessages } from './form.ts'

interface SetPasswordPageProps {
  readonly busy: boolean
  readonly failure?: unknown
  readonly isDone: boolean
  readonly onSet: (password: string) => void
  readonly onAskAgain: () => void
}

/** Sets a new password with the link of the mail. */
export function SetPasswordPage({
  busy,
  failure,
  isDone,
  onSet,
  onAskAgain,
}: SetPasswordPageProps) {
  const messages = useMessages()
  const { recover } = messages
  const [password, setPassword] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const isShort = password.length < MIN_PASSWORD
  const refusal = refusalMessages(failure, 'password', messages)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (!isShort) onSet(password)
  }
  if (isDone || isExpired(failure)) {
    return (
      <div className="auth-message">
        <PageHeader title={recover.title} />
        <p role="status">{isDone ? recover.done : recover.expired}</p>
        {isDone ? (
          <Link className="button button-primary" href={links.signIn()}>
            {recover.toSignIn}
          </Link>
        ) : (
          <button type="button" className="button button-primary" onClick={onAskAgain}>
            {recover.askAgain}
          </button>
        )}
      </div>
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <PageHeader title={recover.title} />
      <p>{recover.setText}</p>
      {refusal.form && (
        <p className="notice notice-bad" role="alert">
          {refusal.form}
        </p>
      )}
      <TextField
        label={recover.password}
        hint={recover.passwordHint}
        name="password"
        type="password"
        autoComplete="new-password"
        autoFocus
        value={password}
        error={isSubmitted && isShort ? recover.short : refusal.field}
        onText={setPassword}
      />
      <button type="submit" className="button button-primary" disabled={busy}>
        {busy ? recover.setting : recover.set}
      </button>
    </form>
  )
}
