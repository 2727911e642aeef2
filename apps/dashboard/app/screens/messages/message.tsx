import type { ContactMessage, InquiredProduct } from '@vitrine/contract/contact-messages'
import { Status } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useConfirmedDeletion } from '../../shared/use-confirmed-deletion.ts'
import { useAction, useOperation } from '../../shared/use-operation.ts'

const reads = ['contactMessages.listMessages'] as const

/** A message with its actions. */
export function Message({
  message,
  now,
}: {
  readonly message: ContactMessage
  readonly now: Date
}) {
  const { contact } = useMessages()
  const { name, email, phone, createdDate, readDate, memberId, pageId, product } = message
  return (
    <li>
      <article aria-label={contact.from({ name })}>
        <header>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {readDate === null && <Status tone="warn">{contact.new}</Status>}
          <span className="mute">
            <RelativeTime moment={createdDate} now={now} />
          </span>
        </header>
        <p className="mute">
          <bdi>{email}</bdi>
          {phone !== '' && (
            <>
              {' · '}
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                <bdi>{phone}</bdi>
              </a>
            </>
          )}
          {memberId && (
            <>
              {' · '}
              <Link href={links.member(memberId)}>{contact.member}</Link>
            </>
          )}
          {pageId && (
            <>
              {' · '}
              <Link href={links.page(pageId)}>{contact.page}</Link>
            </>
          )}
        </p>
        {product && <Product product={product} />}
        <p className="contact-text" dir="auto">
          {message.message}
        </p>
        <Actions message={message} />
      </article>
    </li>
  )
}

/** The product of the question, with its name at that time. */
function Product({ product }: { readonly product: InquiredProduct }) {
  const { contact } = useMessages()
  const { id, name, choices } = product
  return (
    <p>
      {contact.product}{' '}
      <Link href={links.product(id)}>
        <bdi>{name}</bdi>
      </Link>
      {choices !== '' && (
        <span className="mute">
          {' '}
          <bdi>{choices}</bdi>
        </span>
      )}
    </p>
  )
}

function Actions({ message }: { readonly message: ContactMessage }) {
  const messages = useMessages()
  const { contact } = messages
  const { id, name, email, readDate, product } = message
  const showToast = useToast()
  const shop = useOperation('sites.getSettings', {}).data?.settings.name ?? ''
  const setRead = useAction('contactMessages.setMessageRead', { invalidates: reads })
  const remove = useAction('contactMessages.deleteMessage', { invalidates: reads })
  const confirmDeletion = useConfirmedDeletion(contact)
  const isRead = readDate !== null
  const mark = (read: boolean) =>
    setRead.mutate(
      { id, read },
      { onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }) },
    )
  const subject = product
    ? contact.questionSubject({ product: product.name })
    : contact.subject({ shop })
  return (
    <div className="contact-actions">
      <a
        className="button"
        href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}
      >
        {contact.answer}
      </a>
      <IfAllowed call="contactMessages.setMessageRead">
        <button
          type="button"
          className="button button-quiet"
          disabled={setRead.isPending}
          onClick={() => mark(!isRead)}
        >
          {isRead ? contact.markUnread : contact.markRead}
        </button>
      </IfAllowed>
      <IfAllowed call="contactMessages.deleteMessage">
        <button
          type="button"
          className="button button-quiet"
          disabled={remove.isPending}
          onClick={() =>
            confirmDeletion(name, contact.deleteText, () => remove.mutateAsync({ id }))
          }
        >
          {contact.delete}
        </button>
      </IfAllowed>
    </div>
  )
}
