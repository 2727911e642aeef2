import {
  type AbandonedCheckoutSummary,
  abandonedStatuses,
} from '@vitrine/contract/abandoned-checkouts'
import { Status } from '@vitrine/ui/status'
import { links } from '../../links.ts'
import { CursorPager } from '../../shared/cursor-pager.tsx'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { formatMinor } from '../orders/texts.ts'
import './abandoned.css'
import type { AbandonedSearch } from './search.ts'

export interface AbandonedPageProps {
  readonly search: AbandonedSearch
  /** Undefined until the first answer. */
  readonly abandoned: readonly AbandonedCheckoutSummary[] | undefined
  readonly total: number
  /** The cursors of the previous and the next page. */
  readonly cursors: { readonly next?: string; readonly prev?: string }
  /** How the site writes amounts. */
  readonly locale: string
  readonly now: Date
  readonly stale: boolean
  readonly error?: unknown
  readonly onRetry?: () => void
}

/** Abandoned checkouts, newest first. */
export function AbandonedPage(props: AbandonedPageProps) {
  const { search, abandoned: rows, total, error } = props
  const { abandoned } = useMessages()
  return (
    <>
      <PageHeader title={abandoned.title} count={rows && abandoned.count({ n: total })} />
      <Filters search={search} />
      {error ? <Failure error={error} onRetry={props.onRetry} /> : <Rows {...props} />}
    </>
  )
}

function Filters({ search }: Pick<AbandonedPageProps, 'search'>) {
  const { abandoned } = useMessages()
  const { go } = useNavigation()
  const to = (change: Partial<AbandonedSearch>) =>
    links.abandoned({ ...search, cursor: '', ...change })
  return (
    <search className="filters">
      <nav className="chips chips-wide" aria-label={abandoned.which}>
        {(['', ...abandonedStatuses] as const).map((show) => (
          <Link
            key={show}
            className="chip"
            href={to({ show })}
            aria-current={show === search.show ? 'true' : undefined}
          >
            {abandoned.views[show || 'ALL']}
          </Link>
        ))}
      </nav>
      <SearchField
        label={abandoned.search}
        q={search.q}
        onSearch={(q) => go(to({ q }), { replace: true })}
      />
    </search>
  )
}

function Rows(props: AbandonedPageProps) {
  const { search, abandoned: rows, cursors, stale } = props
  const { abandoned, shell } = useMessages()
  if (!rows) return <Skeleton rows={8} label={shell.loading} />
  if (rows.length === 0) return <Nothing search={search} />
  return (
    <>
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <Table {...props} abandoned={rows} />
      </div>
      <CursorPager
        label={abandoned.title}
        cursors={cursors}
        hrefOf={(cursor) => links.abandoned({ ...search, cursor })}
      />
    </>
  )
}

function Table({
  abandoned: rows,
  search,
  locale,
  now,
}: Pick<AbandonedPageProps, 'search' | 'locale' | 'now'> & {
  readonly abandoned: readonly AbandonedCheckoutSummary[]
}) {
  const { abandoned, orders } = useMessages()
  const { columns } = abandoned
  return (
    <table className="list abandoned">
      <thead>
        <tr>
          <th scope="col">{columns.buyer}</th>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.products}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.mails}</th>
          <th scope="col" className="cell-figure">
            {columns.total}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <Link href={links.abandoned({ ...search, open: one.id })} data-row-link="">
                <bdi>{one.buyerName || one.email}</bdi>
              </Link>
            </th>
            <td className="mute">
              <RelativeTime moment={one.createdDate} now={now} />
            </td>
            <td className="mute">
              <bdi>
                {one.itemCount > 1
                  ? orders.more({ name: one.firstLine, n: one.itemCount - 1 })
                  : one.firstLine}
              </bdi>
            </td>
            <td>
              <AbandonedState status={one.status} />
            </td>
            <td className="mute">{abandoned.mails({ n: one.mailsSent })}</td>
            <td className="cell-figure">
              <span className="figure">{formatMinor(one.total, one, locale)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether its buyer has ordered since, in words. */
export function AbandonedState({ status }: Pick<AbandonedCheckoutSummary, 'status'>) {
  const { abandoned } = useMessages()
  return (
    <Status tone={status === 'RECOVERED' ? 'good' : 'quiet'}>{abandoned.states[status]}</Status>
  )
}

/** A search without matches, or a shop without abandoned checkouts. */
function Nothing({ search }: Pick<AbandonedPageProps, 'search'>) {
  const { abandoned, action } = useMessages()
  if (search.q !== '' || search.show !== '' || search.cursor !== '') {
    return (
      <EmptyState title={abandoned.noneFoundTitle} text={abandoned.noneFoundText}>
        <Link className="button" href={links.abandoned()}>
          {action.clearFilters}
        </Link>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={abandoned.emptyTitle} text={abandoned.emptyText}>
      <Link className="button" href={links.settings('checkout')}>
        {abandoned.setUp}
      </Link>
    </EmptyState>
  )
}
