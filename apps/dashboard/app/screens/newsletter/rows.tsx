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
  const { newsletter: words } = useMessages()
  return (
    <div className="list-frame">
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{words.columns.email}</th>
            <th scope="col">{words.columns.state}</th>
            <th scope="col">{words.columns.since}</th>
            <th scope="col">{words.columns.source}</th>
            <th scope="col">
              <span className="visually-hidden">{words.delete}</span>
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
                <Status tone={tones[one.state]}>{words.states[one.state]}</Status>
              </td>
              <td className="mute" data-word={words.columns.since}>
                <RelativeTime moment={dateOf(one)} now={now} />
              </td>
              <td className="mute">{sourceOf(one, words)}</td>
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
  const { newsletter: words } = messages
  const confirm = useConfirm()
  const showToast = useToast()
  const ending = useAction('newsletter.unsubscribeSubscriber', { invalidates: staleSubscribers })
  const unsubscribe = async () => {
    const title = words.unsubscribeTitle({ name: email })
    const question = { title, text: words.unsubscribeText, yes: words.unsubscribe }
    if (!(await confirm(question))) return
    try {
      await ending.mutateAsync({ id })
      showToast({ text: words.unsubscribed({ name: email }) })
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
        aria-label={words.unsubscribeNamed({ name: email })}
        disabled={ending.isPending}
        onClick={() => void unsubscribe()}
      >
        {words.unsubscribe}
      </button>
    </IfAllowed>
  )
}

function DeleteButton({ subscriber: { id, email } }: RowProps) {
  const { newsletter: words } = useMessages()
  const remove = useAction('newsletter.deleteSubscriber', {
    invalidates: staleSubscribers,
  })
  const confirmDeletion = useConfirmedDeletion(words)
  const label = words.deleteNamed({ name: email })
  return (
    <IfAllowed call="newsletter.deleteSubscriber">
      <button
        type="button"
        className="icon-button"
        aria-label={label}
        title={label}
        disabled={remove.isPending}
        onClick={() => confirmDeletion(email, words.deleteText, () => remove.mutateAsync({ id }))}
      >
        <X aria-hidden="true" />
      </button>
    </IfAllowed>
  )
}
