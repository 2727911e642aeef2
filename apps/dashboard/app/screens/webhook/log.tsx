import type { Delivery, Webhook } from '@vitrine/contract/webhooks'
import { links } from '../../links.ts'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { SelectField } from '../../scaffold/fields.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Moment } from '../../scaffold/moment.tsx'
import { Link, useNavigation } from '../../scaffold/navigation.tsx'
import { Section } from '../../scaffold/section.tsx'
import { eventWords } from '../webhooks/words.ts'
import { Answer, DeliveryState, Took } from './delivery-state.tsx'
import { type DeliveriesSearch, deliveryShows } from './search.ts'

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

/** What was sent and what became of it. */
export function Log(props: LogProps) {
  const { webhooks: words } = useMessages()
  return (
    <Section title={words.log} hint={words.logText}>
      <Filters {...props} />
      {props.error ? <Failure error={props.error} onRetry={props.onRetry} /> : <List {...props} />}
    </Section>
  )
}

function Filters({ webhook: { id, events }, search }: Pick<LogProps, 'webhook' | 'search'>) {
  const messages = useMessages()
  const { webhooks: words } = messages
  const { go } = useNavigation()
  const linkTo = (change: Partial<DeliveriesSearch>) =>
    links.webhook(id, { ...search, before: '', ...change })
  return (
    <search className="filters">
      <nav className="chips" aria-label={words.logColumns.state}>
        {deliveryShows.map((show) => (
          <Link
            key={show}
            className="chip"
            href={linkTo({ show })}
            aria-current={search.show === show ? 'true' : undefined}
          >
            {words.shows[show]}
          </Link>
        ))}
      </nav>
      <SelectField
        quiet
        label={words.testEvent}
        value={search.event}
        options={[
          ['', words.anyEvent],
          ...events.map((type) => [type, eventWords(type, messages)] as const),
        ]}
        onValue={(event) => go(linkTo({ event }), { replace: true })}
      />
    </search>
  )
}

function List(props: LogProps) {
  const { webhook, search, deliveries, hasMore, stale } = props
  const { webhooks: words, shell, action } = useMessages()
  if (!deliveries) return <Skeleton rows={6} label={shell.loading} />
  if (deliveries.length === 0) {
    const isNarrowed = Object.values(search).some((value) => value !== '')
    return isNarrowed ? (
      <Empty title={words.logNoneTitle} text={words.logNoneText}>
        <Link className="button" href={links.webhook(webhook.id)}>
          {action.clearFilters}
        </Link>
      </Empty>
    ) : (
      <Empty title={words.logEmptyTitle} text={words.logEmptyText} />
    )
  }
  const last = deliveries.at(-1)
  return (
    <>
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <Table {...props} deliveries={deliveries} />
      </div>
      <nav className="pager" aria-label={words.log}>
        {search.before !== '' && (
          <Link className="button" href={links.webhook(webhook.id, { ...search, before: '' })}>
            {words.newest}
          </Link>
        )}
        {hasMore && last && (
          <Link
            className="button"
            href={links.webhook(webhook.id, { ...search, before: last.id })}
            rel="next"
          >
            {words.older}
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
  const { webhooks: words } = useMessages()
  const { logColumns: columns } = words
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
            {columns.took}
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
          {eventWords(delivery.eventType, messages)}
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
        <Answer attempt={lastAttempt} />
      </td>
      <td className="figure cell-took mute" data-none={!lastAttempt}>
        <Took attempt={lastAttempt} />
      </td>
      <td className="mute">
        <Moment moment={delivery.createdDate} now={now} />
      </td>
    </tr>
  )
}
