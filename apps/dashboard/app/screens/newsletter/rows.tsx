import type { Subscriber } from '@vitrine/contract/newsletter'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { X } from 'lucide-react'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
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
              <td>
                <DeleteButton subscriber={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Since when the state holds. */
const dateOf = ({ requestedDate, confirmedDate, unsubscribedDate }: Subscriber): Date =>
  unsubscribedDate ?? confirmedDate ?? requestedDate

function DeleteButton({ subscriber: { id, email } }: { readonly subscriber: Subscriber }) {
  const { newsletter: words } = useMessages()
  const remove = useAction('newsletter.deleteSubscriber', {
    invalidates: ['newsletter.listSubscribers'],
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
