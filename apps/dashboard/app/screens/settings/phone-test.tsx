import type { PhoneKind } from '@vitrine/contract/vocabulary'
import type { VitrineError } from '@vitrine/sdk'
import { useState } from 'react'
import { wordsOf } from '../../scaffold/failure.tsx'
import { SelectField, TextField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Section } from '../../scaffold/section.tsx'
import { useAction } from '../../scaffold/use-operation.ts'

interface PhoneTestProps {
  /** Something is typed that is not saved: the test would not use it. */
  readonly dirty: boolean
  readonly kinds: readonly PhoneKind[]
  readonly locale: string
}

/** One message with what is saved, and what the gateway said to it. */
export function PhoneTest({ dirty, kinds, locale }: PhoneTestProps) {
  const { phoneSettings: words } = useMessages()
  const [phone, setPhone] = useState('')
  const [wish, setWish] = useState<PhoneKind>()
  const test = useAction('mailbox.sendTestPhoneMessage')
  const kind = kinds.find((one) => one === wish) ?? kinds[0]
  const country = new Intl.Locale(locale).maximize().region
  if (!kind) {
    return (
      <Section title={words.test} hint={words.testNone}>
        <a
          className="button button-start"
          href="/mailbox?box=phone"
          target="_blank"
          rel="noreferrer"
        >
          {words.mailbox}
        </a>
      </Section>
    )
  }
  return (
    <Section title={words.test} hint={words.testText}>
      {kinds.length > 1 && (
        <SelectField
          label={words.testKind}
          value={kind}
          options={kinds.map((one) => [one, words.kinds[one]])}
          onValue={setWish}
        />
      )}
      <div className="by-address">
        <TextField
          label={words.testTo}
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
          {test.isPending ? words.testBusy : words.testSend}
        </button>
      </div>
      {dirty && <p className="field-hint">{words.testSaveFirst}</p>}
      {test.error && <Refused error={test.error} />}
      {test.data && (
        <div className="test-said" role="status">
          <strong>{words.testGood}</strong> {words.testAnswer(test.data.gateway, test.data.status)}
          <Said text={test.data.response} />
        </div>
      )}
    </Section>
  )
}

/** What the gateway said is part of the refusal, in its own words. */
function Refused({ error }: { readonly error: VitrineError }) {
  const messages = useMessages()
  const { phoneSettings: words } = messages
  const { response } = error.data
  const isNumber = error.violations.some(({ field }) => field === 'phone')
  return (
    <div className="test-said" data-bad="true" role="alert">
      <strong>{words.testBad}</strong> {isNumber ? words.badNumber : wordsOf(error, messages)}
      <Said text={typeof response === 'string' ? response : ''} />
    </div>
  )
}

function Said({ text }: { readonly text: string }) {
  const { phoneSettings: words } = useMessages()
  if (text === '') return null
  return (
    <p>
      {words.testSaid} <code>{text}</code>
    </p>
  )
}
