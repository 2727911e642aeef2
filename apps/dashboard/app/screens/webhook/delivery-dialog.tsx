import type { DeliveryAttempt, DeliveryDetails } from '@vitrine/contract/webhooks'
import { Dialog } from '../../scaffold/dialog.tsx'
import { Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { formatMoment } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { eventWords } from '../webhooks/words.ts'
import { Answer, DeliveryState, Took } from './delivery-state.tsx'
import { unpack } from './message.ts'
import { Payload } from './payload.tsx'

interface DeliveryDialogProps {
  readonly webhookId: string
  readonly deliveryId: string
  readonly eventType: string
  readonly onClose: () => void
}

const WHILE_WAITING_MS = 1_500

/** One delivery: what became of it, every try, and what it says. */
export function DeliveryDialog(props: DeliveryDialogProps) {
  const { webhookId, deliveryId, eventType, onClose } = props
  const messages = useMessages()
  const { webhooks: words, shell, action } = messages
  const tell = useTell()
  const found = useOperation(
    'webhooks.getDelivery',
    { id: webhookId, deliveryId },
    { every: (last) => (last?.delivery.state === 'WAITING' ? WHILE_WAITING_MS : false) },
  )
  const resend = useAction('webhooks.resendDelivery', {
    refreshes: ['webhooks.getDelivery', 'webhooks.listDeliveries'],
  })
  const again = () =>
    resend.mutate({ id: webhookId, deliveryId }, { onSuccess: () => tell({ text: words.resent }) })
  return (
    <Dialog
      title={words.details(eventWords(eventType, messages))}
      onClose={onClose}
      className="dialog-wide"
    >
      {found.error && <Failure error={found.error} onRetry={() => found.refetch()} />}
      {resend.error && <Failure error={resend.error} />}
      {!found.data && !found.error && <Skeleton rows={5} label={shell.loading} />}
      {found.data && <Details delivery={found.data.delivery} />}
      <footer>
        <button type="button" className="button" onClick={onClose}>
          {action.close}
        </button>
        <May call="webhooks.resendDelivery">
          <button
            type="button"
            className="button button-primary"
            disabled={!found.data || resend.isPending}
            onClick={again}
          >
            {words.resend}
          </button>
        </May>
      </footer>
    </Dialog>
  )
}

function Details({ delivery }: { readonly delivery: DeliveryDetails }) {
  const { webhooks: words } = useMessages()
  const language = useLanguage()
  const { nextAttemptDate } = delivery
  return (
    <div className="delivery">
      <p role="status">
        <DeliveryState delivery={delivery} />{' '}
        {nextAttemptDate && (
          <span className="mute">
            {words.nextTry}: {formatMoment(nextAttemptDate, language)}
          </span>
        )}
      </p>
      <h3>{words.tries}</h3>
      {delivery.log.length === 0 && <p className="field-hint">{words.noTries}</p>}
      <ol className="delivery-tries">
        {delivery.log.map((attempt) => (
          <Try key={attempt.number} attempt={attempt} />
        ))}
      </ol>
      <h3>{words.content}</h3>
      <Content delivery={delivery} />
      <details>
        <summary>{words.raw}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keys */}
        <pre className="raw-body" tabIndex={0}>
          {delivery.body}
        </pre>
      </details>
    </div>
  )
}

function Try({ attempt }: { readonly attempt: DeliveryAttempt }) {
  const { webhooks: words } = useMessages()
  const language = useLanguage()
  const { number, at, failure, responseHead } = attempt
  return (
    <li>
      <span>
        {words.try(number)} · {formatMoment(at, language)} · <Answer attempt={attempt} /> ·{' '}
        <Took attempt={attempt} />
      </span>
      {failure && <p className="field-hint">{failure}</p>}
      {responseHead && (
        <p className="field-hint">
          {words.answered} <code>{responseHead}</code>
        </p>
      )}
    </li>
  )
}

/** The event in words; what cannot be unpacked is still there as the raw body. */
function Content({
  delivery: { body, eventType, entityId },
}: {
  readonly delivery: DeliveryDetails
}) {
  const messages = useMessages()
  const { webhooks: words } = messages
  const message = unpack(body)
  const cause = message?.cause
  const by = cause ? (words.causes[cause] ?? cause) : words.example
  return (
    <div className="delivery-content">
      <p>
        <strong>{eventWords(eventType, messages)}</strong> <code>{eventType}</code>
      </p>
      <p className="field-hint">
        {words.logColumns.entity}: <code>{entityId}</code> · {words.causedBy}: {by}
      </p>
      {message && <Payload value={message.event} />}
    </div>
  )
}
