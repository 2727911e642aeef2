import type { PhoneKind } from '@vitrine/contract/vocabulary'
import type { VitrineError } from '@vitrine/sdk'
import { useState } from 'react'
import { links } from '../../links.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { SelectField, TextField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Section } from '../../shared/section.tsx'
import { useAction } from '../../shared/use-operation.ts'

interface PhoneTestProps {
  /** Something is typed that is not saved: the test would not use it. */
  readonly dirty: boolean
  readonly kinds: readonly PhoneKind[]
  readonly locale: string
}

/** Sends a test message with the saved settings, and shows the gateway's response. */
export function PhoneTest({ dirty, kinds, locale }: PhoneTestProps) {
  const { phoneSettings } = useMessages()
  const [phone, setPhone] = useState('')
  const [requestedKind, setRequestedKind] = useState<PhoneKind>()
  const test = useAction('mailbox.sendTestPhoneMessage')
  const kind = kinds.find((one) => one === requestedKind) ?? kinds[0]
  const country = new Intl.Locale(locale).maximize().region
  if (!kind) {
    return (
      <Section title={phoneSettings.test} hint={phoneSettings.testNone}>
        <a
          className="button button-start"
          href={links.mailbox({ box: 'phone' })}
          target="_blank"
          rel="noreferrer"
        >
          {phoneSettings.mailbox}
        </a>
      </Section>
    )
  }
  return (
    <Section title={phoneSettings.test} hint={phoneSettings.testText}>
      {kinds.length > 1 && (
        <SelectField
          label={phoneSettings.testKind}
          value={kind}
          options={kinds.map((one) => [one, phoneSettings.kinds[one]])}
          onValue={setRequestedKind}
        />
      )}
      <div className="by-address">
        <TextField
          label={phoneSettings.testTo}
          type="tel"
          autoComplete="tel"
          value={phone}
          onText={setPhone}
        />
        <button
          type="button"
          className="button"
          disabled={dirty || phone.trim() === '' || test.isPending}
          onClick={() => test.mutate({ kind, phone: phone.trim(), ...(country && { country }) })}
        >
          {test.isPending ? phoneSettings.testBusy : phoneSettings.testSend}
        </button>
      </div>
      {dirty && <p className="field-hint">{phoneSettings.testSaveFirst}</p>}
      {test.error && <TestFailure error={test.error} />}
      {test.data && (
        <div className="test-said" role="status">
          <strong>{phoneSettings.testGood}</strong>{' '}
          {phoneSettings.testAnswer({ gateway: test.data.gateway, status: test.data.status })}
          <GatewayResponse text={test.data.response} />
        </div>
      )}
    </Section>
  )
}

/** The error includes the gateway's response. */
function TestFailure({ error }: { readonly error: VitrineError }) {
  const messages = useMessages()
  const { phoneSettings } = messages
  const { response } = error.data
  const isNumber = error.violations.some(({ field }) => field === 'phone')
  return (
    <div className="test-said" data-bad="true" role="alert">
      <strong>{phoneSettings.testBad}</strong>{' '}
      {isNumber ? phoneSettings.badNumber : errorMessage(error, messages)}
      <GatewayResponse text={typeof response === 'string' ? response : ''} />
    </div>
  )
}

function GatewayResponse({ text }: { readonly text: string }) {
  const { phoneSettings } = useMessages()
  if (text === '') return null
  return (
    <p>
      {phoneSettings.testResponse} <code>{text}</code>
    </p>
  )
}
