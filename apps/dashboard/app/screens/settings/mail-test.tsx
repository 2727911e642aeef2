import type { VitrineError } from '@vitrine/sdk'
import { useState } from 'react'
import { wordsOf } from '../../scaffold/failure.tsx'
import { TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'

interface MailTestProps {
  /** Something is typed that is not saved: the test would not use it. */
  readonly dirty: boolean
}

/** One mail with what is saved, and what the server said to it. */
export function MailTest({ dirty }: MailTestProps) {
  const { mailSettings: words } = useMessages()
  const me = useOperation('staff.getCurrent', {})
  const [typed, setTyped] = useState<string>()
  const to = typed ?? me.data?.staff.email ?? ''
  const test = useAction('mailbox.sendTestMail')
  const fits = /^\S+@\S+\.\S+$/.test(to)
  return (
    <Section title={words.test} hint={words.testText}>
      <div className="by-address">
        <TextField
          label={words.testTo}
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
          {test.isPending ? words.testBusy : words.testSend}
        </button>
      </div>
      {dirty && <p className="field-hint">{words.testSaveFirst}</p>}
      {test.error && <Refused error={test.error} />}
      {test.data && (
        <div className="test-said" role="status">
          <strong>{words.testGood}</strong> {words.testFrom(test.data.from, test.data.server)}
          <p>
            {words.testSaid} <code>{test.data.response}</code>
          </p>
        </div>
      )}
    </Section>
  )
}

/** What the mail server said is part of the refusal, in its own words. */
function Refused({ error }: { readonly error: VitrineError }) {
  const messages = useMessages()
  const { mailSettings: words } = messages
  const { response: said } = error.data
  return (
    <div className="test-said" data-bad="true" role="alert">
      <strong>{words.testBad}</strong> {wordsOf(error, messages)}
      {typeof said === 'string' && said !== '' && (
        <p>
          {words.testSaid} <code>{said}</code>
        </p>
      )}
    </div>
  )
}
