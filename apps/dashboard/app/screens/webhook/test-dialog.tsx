import type { Delivery, Webhook } from '@vitrine/contract/webhooks'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../scaffold/dialog.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { SelectField } from '../../scaffold/fields.tsx'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { eventWords } from '../webhooks/words.ts'

interface TestDialogProps {
  readonly webhook: Webhook
  readonly onClose: () => void
}

const LOOK_MS = 500

/** Sends an example and says what the address made of it. */
export function TestDialog({ webhook: { id, events }, onClose }: TestDialogProps) {
  const messages = useMessages()
  const { webhooks: words, action } = messages
  const [eventType, setEventType] = useState(events[0] ?? '')
  const send = useAction('webhooks.sendTestEvent', { refreshes: ['webhooks.listDeliveries'] })
  const sent = send.data?.delivery.id
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.mutate({ id, eventType })
  }
  return (
    <Dialog title={words.testTitle} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <p>{words.testText}</p>
        <SelectField
          label={words.testEvent}
          value={eventType}
          options={events.map((type) => [type, eventWords(type, messages)] as const)}
          onValue={setEventType}
        />
        {send.error && <Failure error={send.error} />}
        {sent && <Result key={sent} webhookId={id} deliveryId={sent} />}
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {action.close}
          </button>
          <button type="submit" className="button button-primary" disabled={send.isPending}>
            {sent ? words.again : words.send}
          </button>
        </footer>
      </form>
    </Dialog>
  )
}

interface ResultProps {
  readonly webhookId: string
  readonly deliveryId: string
}

function Result({ webhookId, deliveryId }: ResultProps) {
  const { webhooks: words } = useMessages()
  const language = useLanguage()
  const found = useOperation(
    'webhooks.getDelivery',
    { id: webhookId, deliveryId },
    { every: (last) => (isTried(last?.delivery) ? false : LOOK_MS) },
  )
  const attempt = found.data?.delivery.lastAttempt
  if (found.error) return <Failure error={found.error} />
  if (!attempt) return <p role="status">{words.sending}</p>
  const took = words.milliseconds(formatNumber(attempt.milliseconds, language))
  const { status, failure, responseHead } = attempt
  const isGood = found.data?.delivery.state === 'DELIVERED'
  return (
    <div className={isGood ? 'notice' : 'notice notice-bad'} role="status">
      <div>
        {isGood && status !== undefined ? words.testGood(status, took) : words.testBad}{' '}
        {!isGood && (failure ?? status)}
        {responseHead && (
          <p className="field-hint">
            {words.answered} <code>{responseHead}</code>
          </p>
        )}
      </div>
    </div>
  )
}

const isTried = (delivery: Delivery | undefined) => delivery?.lastAttempt !== undefined
