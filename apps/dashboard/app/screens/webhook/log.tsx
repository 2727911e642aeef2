import type { Delivery, Webhook } from '@vitrine/contract/webhooks'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { Section } from '../../shared/section.tsx'
import { eventLabel } from '../webhooks/labels.ts'
import { AttemptDuration, DeliveryState, ResponseStatus } from './delivery-state.tsx'
import { type DeliveriesSearch, deliveryFilters } from './search.ts'

export interface LogProps {
  readonly webhook: Webhook
  readonly search: DeliveriesSearch
  /** Newest first; undefined until the first answer. */
  readonly deliveries: readonly Delivery[] | undefined
  readonly hasMore: boolean
  readonly stale: boolean
  readonly error?: unknown
  readonly now: Date
  readonly onOpen: (delivery: Delivery) => void
  readonly onRetry?: () => void
}

/** The deliveries with their states. */
export function Log(props: LogProps) {
  const { webhooks } = useMessages()
  return (
    <Section title={webhooks.log} hint={webhooks.logText}>
      <Filters {...props} />
      {props.error ? <Failure error={props.error} onRetry={props.onRetry} /> : <List {...props} />}
    </Section>
  )
}

function Filters({ webhook: { id, events }, search }: Pick<LogProps, 'webhook' | 'search'>) {
  const messages = useMessages()
  const { webhooks } = messages
  const { go } = useNavigation()
  const linkTo = (change: Partial<DeliveriesSearch>) =>
    links.webhook(id, { ...search, before: '', ...change })
  return (
    <search className="filters">
      <nav className="chips" aria-label={webhooks.logColumns.state}>
        {deliveryFilters.map((show) => (
          <Link
            key={show}
            className="chip"
            href={linkTo({ show })}
            aria-current={search.show === show ? 'true' : undefined}
          >
            {webhooks.shows[show]}
          </Link>
        ))}
      </nav>
      <SelectField
        hideLabel
        label={webhooks.testEvent}
        value={search.event}
        options={[
          ['', webhooks.anyEvent],
          ...events.map((type) => [type, eventLabel(type, messages)] as const),
        ]}
        onValue={(event) => go(linkTo({ event }), { replace: true })}
      />
    </search>
  )
}

function List(props: LogProps) {
  const { webhook, search, deliveries, hasMore, stale } = props
  const { webhooks, shell, action } = useMessages()
  if (!deliveries) return <Skeleton rows={6} label={shell.loading} />
  if (deliveries.length === 0) {
    const isFiltered = Object.values(search).some((value) => value !== '')
    return isFiltered ? (
      <EmptyState title={webhooks.logNoneTitle} text={webhooks.logNoneText}>
        <Link className="button" href={links.webhook(webhook.id)}>
          {action.clearFilters}
        </Link>
      </EmptyState>
    ) : (
      <EmptyState title={webhooks.logEmptyTitle} text={webhooks.logEmptyText} />
    )
  }
  const last = deliveries.at(-1)
  return (
    <>
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <Table {...props} deliveries={deliveries} />
      </div>
      <nav className="pager" aria-label={webhooks.log}>
        {search.before !== '' && (
          <Link className="button" href={links.webhook(webhook.id, { ...search, before: '' })}>
            {webhooks.newest}
          </Link>
        )}
        {hasMore && last && (
          <Link
            className="button"
            href={links.webhook(webhook.id, { ...search, before: last.id })}
            rel="next"
          >
            {webhooks.older}
          </Link>
        )}
      </nav>
    </>
  )
}

interface TableProps extends Pick<LogProps, 'now' | 'onOpen'> {
  readonly deliveries: readonly Delivery[]
}

function Table({ deliveries, now, onOpen }: TableProps) {
  const { webhooks } = useMessages()
  const { logColumns: columns } = webhooks
  return (
    <table className="list deliveries">
      <thead>
        <tr>
          <th scope="col">{columns.event}</th>
          <th scope="col">{columns.entity}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col" className="figure">
            {columns.tries}
          </th>
          <th scope="col">{columns.answer}</th>
          <th scope="col" className="figure">
            {columns.duration}
          </th>
          <th scope="col">{columns.at}</th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} now={now} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends Pick<LogProps, 'now' | 'onOpen'> {
  readonly delivery: Delivery
}

function Row({ delivery, now, onOpen }: RowProps) {
  const messages = useMessages()
  const { lastAttempt, entityId } = delivery
  return (
    <tr>
      <th scope="row" className="cell-event">
        <button
          type="button"
          className="link-button"
          data-row-link=""
          onClick={() => onOpen(delivery)}
        >
          {eventLabel(delivery.eventType, messages)}
        </button>
      </th>
      <td className="cell-entity mute" title={entityId}>
        <code>…{entityId.slice(-8)}</code>
      </td>
      <td className="cell-state">
        <DeliveryState delivery={delivery} />
      </td>
      <td className="figure cell-tries">
        <span className="tries-word">{messages.webhooks.logColumns.tries} </span>
        {delivery.attempts}
      </td>
      <td
        className="cell-answer mute"
        data-none={!lastAttempt}
        title={lastAttempt?.failure ?? lastAttempt?.responseHead}
      >
        <ResponseStatus attempt={lastAttempt} />
      </td>
      <td className="figure cell-took mute" data-none={!lastAttempt}>
        <AttemptDuration attempt={lastAttempt} />
      </td>
      <td className="mute">
        <RelativeTime moment={delivery.createdDate} now={now} />
      </td>
    </tr>
  )
}
