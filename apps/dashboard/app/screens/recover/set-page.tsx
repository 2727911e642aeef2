import { type FormEvent, useState } from 'react'
import { links } from '../../links.ts'
import { TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { isExpired, MIN_PASSWORD, refusalOf } from './form.ts'

interface SetPageProps {
  readonly busy: boolean
  readonly failure?: unknown
  readonly isDone: boolean
  readonly onSet: (password: string) => void
  readonly onAskAgain: () => void
}

/** Takes the new password of whoever came by the link of the mail. */
export function SetPage({ busy, failure, isDone, onSet, onAskAgain }: SetPageProps) {
  const messages = useMessages()
  const { recover: words } = messages
  const [password, setPassword] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isShort = password.length < MIN_PASSWORD
  const refusal = refusalOf(failure, 'password', messages)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isShort) onSet(password)
  }
  if (isDone || isExpired(failure)) {
    return (
      <div className="door-closed">
        <PageHeader title={words.title} />
        <p role="status">{isDone ? words.done : words.expired}</p>
        {isDone ? (
          <Link className="button button-primary" href={links.signIn()}>
            {words.toSignIn}
          </Link>
        ) : (
          <button type="button" className="button button-primary" onClick={onAskAgain}>
            {words.askAgain}
          </button>
        )}
      </div>
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <PageHeader title={words.title} />
      <p>{words.setText}</p>
      {refusal.form && (
        <p className="notice notice-bad" role="alert">
          {refusal.form}
        </p>
      )}
      <TextField
        label={words.password}
        hint={words.passwordHint}
        name="password"
        type="password"
        autoComplete="new-password"
        autoFocus
        value={password}
        error={isAsked && isShort ? words.short : refusal.field}
        onText={setPassword}
      />
      <button type="submit" className="button button-primary" disabled={busy}>
        {busy ? words.setting : words.set}
      </button>
    </form>
  )
}
