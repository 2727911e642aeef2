import type { DeliveryAttempt, DeliveryDetails } from '@vitrine/contract/webhooks'
import { Dialog } from '../../shared/dialog.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { eventLabel } from '../webhooks/labels.ts'
import { AttemptDuration, DeliveryState, ResponseStatus } from './delivery-state.tsx'
import { unpackMessage } from './message.ts'
import { Payload } from './payload.tsx'

interface DeliveryDialogProps {
  readonly webhookId: string
  readonly deliveryId: string
  readonly eventType: string
  readonly onClose: () => void
}

const POLL_MS = 1_500

/** One delivery: its state, all tries, and its content. */
export function DeliveryDialog(props: DeliveryDialogProps) {
  const { webhookId, deliveryId, eventType, onClose } = props
  const messages = useMessages()
  const { webhooks, shell, action } = messages
  const showToast = useToast()
  const result = useOperation(
    'webhooks.getDelivery',
    { id: webhookId, deliveryId },
    { refetchInterval: (last) => (last?.delivery.state === 'WAITING' ? POLL_MS : false) },
  )
  const resend = useAction('webhooks.resendDelivery', {
    invalidates: ['webhooks.getDelivery', 'webhooks.listDeliveries'],
  })
  const again = () =>
    resend.mutate(
      { id: webhookId, deliveryId },
      { onSuccess: () => showToast({ text: webhooks.resent }) },
    )
  return (
    <Dialog
      title={webhooks.details({ event: eventLabel(eventType, messages) })}
      onClose={onClose}
      className="dialog-wide"
    >
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {resend.error && <Failure error={resend.error} />}
      {!result.data && !result.error && <Skeleton rows={5} label={shell.loading} />}
      {result.data && <Details delivery={result.data.delivery} />}
      <footer>
        <button type="button" className="button" onClick={onClose}>
          {action.close}
        </button>
        <IfAllowed call="webhooks.resendDelivery">
          <button
            type="button"
            className="button button-primary"
            disabled={!result.data || resend.isPending}
            onClick={again}
          >
            {webhooks.resend}
          </button>
        </IfAllowed>
      </footer>
    </Dialog>
  )
}

function Details({ delivery }: { readonly delivery: DeliveryDetails }) {
  const { webhooks } = useMessages()
  const language = useLanguage()
  const { nextAttemptDate } = delivery
  return (
    <div className="delivery">
      <p role="status">
        <DeliveryState delivery={delivery} />{' '}
        {nextAttemptDate && (
          <span className="mute">
            {webhooks.nextTry}: {formatDateTime(nextAttemptDate, language)}
          </span>
        )}
      </p>
      <h3>{webhooks.tries}</h3>
      {delivery.log.length === 0 && <p className="field-hint">{webhooks.noTries}</p>}
      <ol className="delivery-tries">
        {delivery.log.map((attempt) => (
          <Attempt key={attempt.number} attempt={attempt} />
        ))}
      </ol>
      <h3>{webhooks.content}</h3>
      <Content delivery={delivery} />
      <details>
        <summary>{webhooks.raw}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keys */}
        <pre className="raw-body" tabIndex={0}>
          {delivery.body}
        </pre>
      </details>
    </div>
  )
}

function Attempt({ attempt }: { readonly attempt: DeliveryAttempt }) {
  const { webhooks } = useMessages()
  const language = useLanguage()
  const { number, at, failure, responseHead } = attempt
  return (
    <li>
      <span>
        {webhooks.attempt({ n: number })} · {formatDateTime(at, language)} ·{' '}
        <ResponseStatus attempt={attempt} /> · <AttemptDuration attempt={attempt} />
      </span>
      {failure && <p className="field-hint">{failure}</p>}
      {responseHead && (
        <p className="field-hint">
          {webhooks.answered} <code>{responseHead}</code>
        </p>
      )}
    </li>
  )
}

/** The event in words; if it cannot be decoded, the raw body. */
function Content({
  delivery: { body, eventType, entityId },
}: {
  readonly delivery: DeliveryDetails
}) {
  const messages = useMessages()
  const { webhooks } = messages
  const message = unpackMessage(body)
  const cause = message?.cause
  const by = cause ? (webhooks.causes[cause] ?? cause) : webhooks.example
  return (
    <div className="delivery-content">
      <p>
        <strong>{eventLabel(eventType, messages)}</strong> <code>{eventType}</code>
      </p>
      <p className="field-hint">
        {webhooks.logColumns.entity}: <code>{entityId}</code> · {webhooks.causedBy}: {by}
      </p>
      {message && <Payload value={message.event} />}
    </div>
  )
}
