import type { Subscriber } from '@vitrine/contract/newsletter'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { X } from 'lucide-react'
import type { OperationName } from '../../api/client.ts'
import type { Messages } from '../../messages/index.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useConfirmedDeletion } from '../../shared/use-confirmed-deletion.ts'
import { useAction } from '../../shared/use-operation.ts'

const tones: Readonly<Record<Subscriber['state'], StatusTone>> = {
  PENDING: 'warn',
  ACTIVE: 'good',
  UNSUBSCRIBED: 'quiet',
}

export function SubscriberRows({
  subscribers,
  now,
}: {
  readonly subscribers: readonly Subscriber[]
  readonly now: Date
}) {
  const { newsletter: texts } = useMessages()
  return (
    <div className="list-frame">
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{texts.columns.email}</th>
            <th scope="col">{texts.columns.state}</th>
            <th scope="col">{texts.columns.since}</th>
            <th scope="col">{texts.columns.source}</th>
            <th scope="col">
              <span className="visually-hidden">{texts.delete}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {subscribers.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <bdi>{one.email}</bdi>
              </th>
              <td>
                <Status tone={tones[one.state]}>{texts.states[one.state]}</Status>
              </td>
              <td className="mute" data-word={texts.columns.since}>
                <RelativeTime moment={dateOf(one)} now={now} />
              </td>
              <td className="mute">{sourceOf(one, texts)}</td>
              <td className="cell-actions">
                <span className="row-buttons">
                  <UnsubscribeButton subscriber={one} />
                  <DeleteButton subscriber={one} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps {
  readonly subscriber: Subscriber
}

/**
 * Queries that are invalidated after a change of a subscriber, including those of customers, who have it as a consent.
 */
const staleSubscribers: readonly OperationName[] = [
  'newsletter.listSubscribers',
  'customers.getCustomer',
]

/** The source of the consent or request. */
const sourceOf = (
  { source, orderNumber }: Subscriber,
  { sources }: Messages['newsletter'],
): string =>
  source === 'CHECKOUT' ? sources.CHECKOUT({ number: orderNumber ?? '' }) : sources[source]

/** Since when the subscriber has this state. */
const dateOf = ({ requestedDate, confirmedDate, unsubscribedDate }: Subscriber): Date =>
  unsubscribedDate ?? confirmedDate ?? requestedDate

/** Unsubscribes an active subscriber. */
function UnsubscribeButton({ subscriber: { id, email, state } }: RowProps) {
  const messages = useMessages()
  const { newsletter: texts } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const ending = useAction('newsletter.unsubscribeSubscriber', { invalidates: staleSubscribers })
  const unsubscribe = async () => {
    const title = texts.unsubscribeTitle({ name: email })
    const question = { title, text: texts.unsubscribeText, yes: texts.unsubscribe }
    if (!(await confirm(question))) return
    try {
      await ending.mutateAsync({ id })
      showToast({ text: texts.unsubscribed({ name: email }) })
    } catch (error) {
      showToast({ text: errorMessage(error, messages), isError: true })
    }
  }
  if (state !== 'ACTIVE') return null
  return (
    <IfAllowed call="newsletter.unsubscribeSubscriber">
      <button
        type="button"
        className="link-button"
        aria-label={texts.unsubscribeNamed({ name: email })}
        disabled={ending.isPending}
        onClick={() => void unsubscribe()}
      >
        {texts.unsubscribe}
      </button>
    </IfAllowed>
  )
}

function DeleteButton({ subscriber: { id, email } }: RowProps) {
  const { newsletter: texts } = useMessages()
  const remove = useAction('newsletter.deleteSubscriber', {
    invalidates: staleSubscribers,
  })
  const confirmDeletion = useConfirmedDeletion(texts)
  const label = texts.deleteNamed({ name: email })
  return (
    <IfAllowed call="newsletter.deleteSubscriber">
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        disabled={remove.isPending}
        onClick={() => confirmDeletion(email, texts.deleteText, () => remove.mutateAsync({ id }))}
      >
        <X aria-hidden="true" />
      </button>
    </IfAllowed>
  )
}
