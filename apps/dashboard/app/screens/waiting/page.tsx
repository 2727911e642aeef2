import type { AwaitedItem } from '@vitrine/contract/back-in-stock'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Pager } from '../../shared/pager.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { keyOf, WAITING_PAGE, type WaitingSearch } from './search.ts'

export interface WaitingPageProps {
  readonly search: WaitingSearch
  /** Undefined until the first answer. */
  readonly items: readonly AwaitedItem[] | undefined
  readonly total: number
  readonly requestCount: number
  /** Whether the shop accepts requests; undefined while loading. */
  readonly isCollecting: boolean | undefined
  /** Whether the shop sends price drop mails for wish lists; undefined while loading. */
  readonly isMailingDrops?: boolean | undefined
  readonly actions?: ReactNode
  readonly now: Date
  readonly stale: boolean
  readonly error?: unknown
  readonly onRetry?: () => void
}

/** Sold-out items with requests, most requests first. */
export function WaitingPage(props: WaitingPageProps) {
  const { search, items, requestCount, isCollecting, actions, error } = props
  const { waiting } = useMessages()
  const { go } = useNavigation()
  return (
    <>
      <PageHeader
        title={waiting.title}
        count={items && waiting.people({ n: requestCount })}
        actions={actions}
      />
      {isCollecting === false && <p className="mute">{waiting.stopped}</p>}
      {props.isMailingDrops === false && <p className="mute">{waiting.drops.stopped}</p>}
      <search className="filters">
        <SearchField
          label={waiting.search}
          q={search.q}
          onSearch={(q) => go(links.waiting({ q }), { replace: true })}
        />
      </search>
      {error ? <Failure error={error} onRetry={props.onRetry} /> : <Rows {...props} />}
    </>
  )
}

function Rows({ search, items, total, stale, now }: WaitingPageProps) {
  const { waiting, shell, action } = useMessages()
  if (!items) return <Skeleton rows={8} label={shell.loading} />
  if (items.length === 0 && (search.q !== '' || search.page > 1)) {
    return (
      <EmptyState title={waiting.noneFoundTitle} text={waiting.noneFoundText}>
        <Link className="button" href={links.waiting()}>
          {action.clearFilters}
        </Link>
      </EmptyState>
    )
  }
  if (items.length === 0) return <EmptyState title={waiting.emptyTitle} text={waiting.emptyText} />
  return (
    <>
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <Table items={items} search={search} now={now} />
      </div>
      <Pager
        page={search.page}
        size={WAITING_PAGE}
        total={total}
        linkTo={(page) => links.waiting({ q: search.q, page })}
      />
    </>
  )
}

function Table({
  items,
  search,
  now,
}: Pick<WaitingPageProps, 'search' | 'now'> & { readonly items: readonly AwaitedItem[] }) {
  const { waiting } = useMessages()
  const language = useLanguage()
  const { columns } = waiting
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{columns.product}</th>
          <th scope="col">{columns.choices}</th>
          <th scope="col">{columns.since}</th>
          <th scope="col">{columns.last}</th>
          <th scope="col" className="cell-figure">
            {columns.people}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={keyOf(item)}>
            <th scope="row">
              <Link href={links.waiting({ ...search, open: keyOf(item) })} data-row-link="">
                <bdi>{item.name}</bdi>
              </Link>
            </th>
            <td className="mute">
              <bdi>{item.choices || (item.variantId ? '' : waiting.whole)}</bdi>
            </td>
            <td className="mute">
              <RelativeTime moment={item.firstDate} now={now} />
            </td>
            <td className="mute">
              <RelativeTime moment={item.lastDate} now={now} />
            </td>
            <td className="cell-figure">
              <span className="figure">{formatNumber(item.count, language)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
