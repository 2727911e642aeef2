import type { Delivery, Webhook } from '@vitrine/contract/webhooks'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../../shared/dialog.tsx'
import { Failure } from '../../shared/failure.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { eventLabel } from '../webhooks/labels.ts'

interface TestDialogProps {
  readonly webhook: Webhook
  readonly onClose: () => void
}

const POLL_MS = 500

/** Sends an example event and shows the response. */
export function TestDialog({ webhook: { id, events }, onClose }: TestDialogProps) {
  const messages = useMessages()
  const { webhooks, action } = messages
  const [eventType, setEventType] = useState(events[0] ?? '')
  const send = useAction('webhooks.sendTestEvent', { invalidates: ['webhooks.listDeliveries'] })
  const sentDeliveryId = send.data?.delivery.id
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.mutate({ id, eventType })
  }
  return (
    <Dialog title={webhooks.testTitle} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <p>{webhooks.testText}</p>
        <SelectField
          label={webhooks.testEvent}
          value={eventType}
          options={events.map((type) => [type, eventLabel(type, messages)] as const)}
          onValue={setEventType}
        />
        {send.error && <Failure error={send.error} />}
        {sentDeliveryId && (
          <Result key={sentDeliveryId} webhookId={id} deliveryId={sentDeliveryId} />
        )}
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {action.close}
          </button>
          <button type="submit" className="button button-primary" disabled={send.isPending}>
            {sentDeliveryId ? webhooks.again : webhooks.send}
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
  const { webhooks } = useMessages()
  const language = useLanguage()
  const result = useOperation(
    'webhooks.getDelivery',
    { id: webhookId, deliveryId },
    { refetchInterval: (last) => (isTried(last?.delivery) ? false : POLL_MS) },
  )
  const attempt = result.data?.delivery.lastAttempt
  if (result.error) return <Failure error={result.error} />
  if (!attempt) return <p role="status">{webhooks.sending}</p>
  const took = webhooks.milliseconds({ n: formatNumber(attempt.milliseconds, language) })
  const { status, failure, responseHead } = attempt
  const isGood = result.data?.delivery.state === 'DELIVERED'
  return (
    <div className={isGood ? 'notice' : 'notice notice-bad'} role="status">
      <div>
        {isGood && status !== undefined
          ? webhooks.testGood({ status, time: took })
          : webhooks.testBad}{' '}
        {!isGood && (failure ?? status)}
        {responseHead && (
          <p className="field-hint">
            {webhooks.answered} <code>{responseHead}</code>
          </p>
        )}
      </div>
    </div>
  )
}

const isTried = (delivery: Delivery | undefined) => delivery?.lastAttempt !== undefined
