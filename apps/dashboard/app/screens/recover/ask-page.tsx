import { type FormEvent, useState } from 'react'
import { links } from '../../links.ts'
import { TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { isEmail, refusalOf } from './form.ts'

interface AskPageProps {
  readonly busy: boolean
  readonly failure?: unknown
  /** The address a link was asked for; the form is done then. */
  readonly sentTo: string | undefined
  readonly onAsk: (email: string) => void
}

/** Asks which account a link to a new password is for. */
export function AskPage({ busy, failure, sentTo, onAsk }: AskPageProps) {
  const messages = useMessages()
  const { recover: words } = messages
  const [email, setEmail] = useState('')
  const [isAsked, setAsked] = useState(false)
  const refusal = refusalOf(failure, 'email', messages)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (isEmail(email)) onAsk(email.trim())
  }
  if (sentTo) {
    return (
      <div className="door-closed">
        <PageHeader title={words.title} />
        <p role="status">{words.sent(sentTo)}</p>
        <p className="field-hint">{words.sentHelp}</p>
        <Link className="button" href={links.signIn()}>
          {words.toSignIn}
        </Link>
      </div>
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <PageHeader title={words.title} />
      <p>{words.text}</p>
      {refusal.form && (
        <p className="notice notice-bad" role="alert">
          {refusal.form}
        </p>
      )}
      <TextField
        label={words.email}
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        value={email}
        error={isAsked && !isEmail(email) ? words.badEmail : refusal.field}
        onText={setEmail}
      />
      <button type="submit" className="button button-primary" disabled={busy}>
        {busy ? words.sending : words.send}
      </button>
      <Link href={links.signIn()}>{words.toSignIn}</Link>
    </form>
  )
}
