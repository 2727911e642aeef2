import type { StaffFactorType } from '@vitrine/contract/staff'
import { type FormEvent, useState } from 'react'
import { TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'

export interface SecondStepPageProps {
  readonly way: StaffFactorType
  /** What else would do. */
  readonly others: readonly StaffFactorType[]
  readonly busy: boolean
  readonly error?: string | undefined
  readonly onWay: (way: StaffFactorType) => void
  readonly onCode: (code: string) => void
  readonly onPasskey: () => void
  readonly onAgain: () => void
}

/** The second factor, after the password was right. */
export function SecondStepPage(props: SecondStepPageProps) {
  const { way, others, busy, error, onWay, onPasskey, onAgain } = props
  const { secondStep: words } = useMessages()
  return (
    <div className="door-step">
      <PageHeader title={words.title} />
      <p className="mute">{words.texts[way]}</p>
      {way === 'PASSKEY' ? (
        <>
          {error && (
            <p className="notice notice-bad" role="alert">
              {error}
            </p>
          )}
          <button
            type="button"
            className="button button-primary"
            disabled={busy}
            // biome-ignore lint/a11y/noAutofocus: the only thing to do on this page
            autoFocus
            onClick={onPasskey}
          >
            {busy ? words.busy : words.usePasskey}
          </button>
        </>
      ) : (
        <CodeForm key={way} {...props} />
      )}
      <nav className="door-ways" aria-label={words.otherWays}>
        {others.map((other) => (
          <button key={other} type="button" className="link-button" onClick={() => onWay(other)}>
            {words.ways[other]}
          </button>
        ))}
        <button type="button" className="link-button" onClick={onAgain}>
          {words.again}
        </button>
      </nav>
      <p className="field-hint">{words.lost}</p>
    </div>
  )
}

function CodeForm({ way, busy, error, onCode }: SecondStepPageProps) {
  const { secondStep: words } = useMessages()
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState(false)
  const isEmpty = code.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!isEmpty) onCode(code.trim())
  }
  const isApp = way === 'TOTP'
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={isApp ? words.code : words.recoveryCode}
        name="code"
        {...(isApp ? { inputMode: 'numeric', autoComplete: 'one-time-code' } : codeOnPaper)}
        autoFocus
        className="input-code"
        value={code}
        error={asked && isEmpty ? words.need : error}
        onText={setCode}
      />
      <button type="submit" className="button button-primary" disabled={busy}>
        {busy ? words.busy : words.submit}
      </button>
    </form>
  )
}

const codeOnPaper = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
