import type { StaffFactorType } from '@vitrine/contract/staff'
import { type FormEvent, useState } from 'react'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'

export interface SecondStepPageProps {
  readonly method: StaffFactorType
  /** Alternative methods. */
  readonly others: readonly StaffFactorType[]
  readonly busy: boolean
  readonly error?: string | undefined
  readonly onMethod: (method: StaffFactorType) => void
  readonly onCode: (code: string) => void
  readonly onPasskey: () => void
  readonly onRestart: () => void
}

/** The second factor, after the password was right. */
export function SecondStepPage(props: SecondStepPageProps) {
  const { method, others, busy, error, onMethod, onPasskey, onRestart } = props
  const { secondStep } = useMessages()
  return (
    <div className="auth-step">
      <PageHeader title={secondStep.title} />
      <p className="mute">{secondStep.texts[method]}</p>
      {method === 'PASSKEY' ? (
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
            {busy ? secondStep.busy : secondStep.usePasskey}
          </button>
        </>
      ) : (
        <CodeForm key={method} {...props} />
      )}
      <nav className="auth-alternatives" aria-label={secondStep.otherMethods}>
        {others.map((other) => (
          <button key={other} type="button" className="link-button" onClick={() => onMethod(other)}>
            {secondStep.methods[other]}
          </button>
        ))}
        <button type="button" className="link-button" onClick={onRestart}>
          {secondStep.again}
        </button>
      </nav>
      <p className="field-hint">{secondStep.lost}</p>
    </div>
  )
}

function CodeForm({ method, busy, error, onCode }: SecondStepPageProps) {
  const { secondStep } = useMessages()
  const [code, setCode] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const isEmpty = code.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    if (!isEmpty) onCode(code.trim())
  }
  const isApp = method === 'TOTP'
  return (
    <form onSubmit={submit} noValidate>
      <TextField
        label={isApp ? secondStep.code : secondStep.recoveryCode}
        name="code"
        {...(isApp ? { inputMode: 'numeric', autoComplete: 'one-time-code' } : recoveryCodeInput)}
        autoFocus
        className="input-code"
        value={code}
        error={isSubmitted && isEmpty ? secondStep.need : error}
        onText={setCode}
      />
      <button type="submit" className="button button-primary" disabled={busy}>
        {busy ? secondStep.busy : secondStep.submit}
      </button>
    </form>
  )
}

const recoveryCodeInput = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const
