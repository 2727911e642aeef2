import type { VitrineError } from '@vitrine/sdk'
import { useState } from 'react'
import { errorMessage } from '../../shared/failure.tsx'
import { TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'

interface MailTestProps {
  /** Something is typed that is not saved: the test would not use it. */
  readonly dirty: boolean
}

/** Sends a test mail with the saved settings, and shows the server's response. */
export function MailTest({ dirty }: MailTestProps) {
  const { mailSettings } = useMessages()
  const me = useOperation('staff.getCurrent', {})
  const [typed, setTyped] = useState<string>()
  const to = typed ?? me.data?.staff.email ?? ''
  const test = useAction('mailbox.sendTestMail')
  const fits = /^\S+@\S+\.\S+$/.test(to)
  return (
    <Section title={mailSettings.test} hint={mailSettings.testText}>
      <div className="by-address">
        <TextField
          label={mailSettings.testTo}
          type="email"
          autoComplete="email"
          value={to}
          onText={setTyped}
        />
        <button
          type="button"
          className="button"
          disabled={dirty || !fits || test.isPending}
          onClick={() => test.mutate({ to })}
        >
          {test.isPending ? mailSettings.testBusy : mailSettings.testSend}
        </button>
      </div>
      {dirty && <p className="field-hint">{mailSettings.testSaveFirst}</p>}
      {test.error && <TestFailure error={test.error} />}
      {test.data && (
        <div className="test-said" role="status">
          <strong>{mailSettings.testGood}</strong>{' '}
          {mailSettings.testFrom({ from: test.data.from, server: test.data.server })}
          <p>
            {mailSettings.testResponse} <code>{test.data.response}</code>
          </p>
        </div>
      )}
    </Section>
  )
}

/** The error includes the mail server's response. */
function TestFailure({ error }: { readonly error: VitrineError }) {
  const messages = useMessages()
  const { mailSettings } = messages
  const { response } = error.data
  return (
    <div className="test-said" data-bad="true" role="alert">
      <strong>{mailSettings.testBad}</strong> {errorMessage(error, messages)}
      {typeof response === 'string' && response !== '' && (
        <p>
          {mailSettings.testResponse} <code>{response}</code>
        </p>
      )}
    </div>
  )
}
