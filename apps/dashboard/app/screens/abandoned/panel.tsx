import type { AbandonedCheckout } from '@vitrine/contract/abandoned-checkouts'
import { MAX_REMINDERS } from '@vitrine/contract/abandoned-checkouts'
import { formatMoney } from '@vitrine/money'
import { links } from '../../links.ts'
import { CopyButton } from '../../shared/copy-button.tsx'
import { Dialog } from '../../shared/dialog.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { errorMessage, Failure } from '../../shared/failure.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { Thumbnail } from '../../shared/thumbnail.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { formatMinor } from '../orders/texts.ts'
import { AbandonedState } from './page.tsx'
import type { AbandonedSearch } from './search.ts'

interface AbandonedPanelProps {
  readonly search: AbandonedSearch
  readonly locale: string
}

const reads = [
  'abandonedCheckouts.queryAbandonedCheckouts',
  'abandonedCheckouts.getAbandonedCheckout',
] as const

/** One abandoned checkout, its history and its actions. */
export function AbandonedPanel({ search, locale }: AbandonedPanelProps) {
  const { abandoned, shell } = useMessages()
  const { go } = useNavigation()
  const close = () => go(links.abandoned({ ...search, open: '' }))
  const result = useOperation('abandonedCheckouts.getAbandonedCheckout', { id: search.open })
  const one = result.data?.abandonedCheckout
  return (
    <Dialog
      title={one ? one.buyerName || one.email : abandoned.title}
      className="abandoned-panel"
      onClose={close}
    >
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {!one && !result.error && <Skeleton rows={5} label={shell.loading} />}
      {one && <Details one={one} locale={locale} onClose={close} />}
    </Dialog>
  )
}

interface DetailsProps {
  readonly one: AbandonedCheckout
  readonly locale: string
}

function Details({ one, locale, onClose }: DetailsProps & { readonly onClose: () => void }) {
  const { abandoned } = useMessages()
  const now = new Date()
  return (
    <div className="abandoned-details">
      <p>
        <AbandonedState status={one.status} />{' '}
        <span className="mute">
          <RelativeTime moment={one.recoveredDate ?? one.createdDate} now={now} />
        </span>
      </p>
      <p>
        <bdi>{one.email}</bdi>
        {one.orderId && <Link href={links.order(one.orderId)}>{abandoned.order}</Link>}
      </p>
      <Lines one={one} locale={locale} />
      <Totals one={one} locale={locale} />
      <Reminders one={one} now={now} />
      <Actions one={one} onClose={onClose} />
    </div>
  )
}

function Lines({ one, locale }: DetailsProps) {
  const language = useLanguage()
  const { currency } = one
  return (
    <ul className="abandoned-lines">
      {one.lines.map((line) => (
        <li key={line.id}>
          <Thumbnail url={line.image?.url} backgroundColor={undefined} />
          <span>
            {line.productId ? (
              <Link href={links.product(line.productId)}>
                <bdi>{line.name}</bdi>
              </Link>
            ) : (
              <bdi>{line.name}</bdi>
            )}
            {line.descriptionLines.map(({ name, value }) => (
              <span key={name} className="mute">
                <bdi>{`${name}: ${value}`}</bdi>
              </span>
            ))}
          </span>
          <span className="figure mute">{`${formatNumber(line.quantity, language)} ×`}</span>
          <span className="figure">{formatMoney({ value: line.linePrice, currency, locale })}</span>
        </li>
      ))}
    </ul>
  )
}

function Totals({ one, locale }: DetailsProps) {
  const { abandoned } = useMessages()
  const { totals } = one
  const rows = (['discount', 'delivery', 'tax'] as const).filter((name) => totals[name] !== 0)
  return (
    <dl className="abandoned-totals">
      {rows.map((name) => (
        <div key={name}>
          <dt>{abandoned.totals[name]}</dt>
          <dd className="figure">{formatMinor(totals[name], one, locale)}</dd>
        </div>
      ))}
      <div>
        <dt>{abandoned.columns.total}</dt>
        <dd className="figure">
          <strong>{formatMinor(totals.total, one, locale)}</strong>
        </dd>
      </div>
    </dl>
  )
}

/** Sent and planned reminders. */
function Reminders({ one, now }: { readonly one: AbandonedCheckout; readonly now: Date }) {
  const { abandoned } = useMessages()
  return (
    <section aria-labelledby="abandoned-mails">
      <h3 id="abandoned-mails">{abandoned.columns.mails}</h3>
      {one.activities.length === 0 && <p className="mute">{abandoned.noActivities}</p>}
      <ul className="abandoned-activities">
        {one.activities.map(({ type, createdDate }) => (
          <li key={`${type} ${createdDate.toISOString()}`}>
            {abandoned.activities[type]}{' '}
            <span className="mute">
              <RelativeTime moment={createdDate} now={now} />
            </span>
          </li>
        ))}
      </ul>
      {one.nextMailDate && (
        <p className="mute">
          {abandoned.next} <RelativeTime moment={one.nextMailDate} now={now} />
        </p>
      )}
      {one.isUnsubscribed && <p className="mute">{abandoned.unsubscribed}</p>}
    </section>
  )
}

interface ActionsProps {
  readonly one: AbandonedCheckout
  readonly onClose: () => void
}

function Actions({ one, onClose }: ActionsProps) {
  const messages = useMessages()
  const { abandoned } = messages
  const showToast = useToast()
  const remind = useAction('abandonedCheckouts.sendReminder', { invalidates: reads })
  const remove = useAction('abandonedCheckouts.deleteAbandonedCheckout', { invalidates: reads })
  const isOver = one.status === 'RECOVERED' || one.isUnsubscribed || one.mailsSent >= MAX_REMINDERS
  const fail = (error: unknown) => showToast({ text: reasonOf(error, messages), isError: true })
  const { id } = one
  const send = () =>
    remind.mutate({ id }, { onSuccess: () => showToast({ text: abandoned.sent }), onError: fail })
  const forget = () =>
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          showToast({ text: abandoned.deleted })
          onClose()
        },
        onError: fail,
      },
    )
  return (
    <div className="abandoned-actions">
      <IfAllowed call="abandonedCheckouts.sendReminder">
        <button
          type="button"
          className="button button-primary"
          disabled={isOver || remind.isPending}
          onClick={send}
        >
          {abandoned.send}
        </button>
      </IfAllowed>
      <CopyButton
        text={new URL(one.restorePath, window.location.origin).href}
        subject={abandoned.link}
      />
      <IfAllowed call="abandonedCheckouts.deleteAbandonedCheckout">
        <button
          type="button"
          className="button button-quiet"
          disabled={remove.isPending}
          onClick={forget}
        >
          {abandoned.delete}
        </button>
      </IfAllowed>
    </div>
  )
}

function reasonOf(error: unknown, messages: ReturnType<typeof useMessages>): string {
  const code = (error as { readonly code?: string }).code ?? ''
  const { reasons } = messages.abandoned
  return Object.hasOwn(reasons, code)
    ? reasons[code as keyof typeof reasons]
    : errorMessage(error, messages)
}
