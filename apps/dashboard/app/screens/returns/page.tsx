import type { OutputOf } from '../../api/client.ts'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Pager } from '../../shared/pager.tsx'
import { Section } from '../../shared/section.tsx'
import { ListViews } from '../../shared/views/list-views.tsx'
import '../orders/orders.css'
import {
  RETURNS_PAGE,
  type Return,
  type ReturnsSearch,
  readReturnsSearch,
  returnColumns,
  returnViews,
} from './search.ts'
import { ReturnsTable } from './table.tsx'

type Withdrawal = OutputOf<'returns.listWithdrawals'>['withdrawals'][number]

export interface ReturnsPageProps {
  readonly search: ReturnsSearch
  /** Undefined until the first answer. */
  readonly returns: readonly Return[] | undefined
  /** Withdrawals that match no order. */
  readonly withdrawals: readonly Withdrawal[]
  readonly total: number
  readonly now: Date
  readonly stale: boolean
  readonly error?: unknown
  readonly onRetry?: () => void
  readonly onSettings: () => void
}

/** Returns, newest first. */
export function ReturnsPage(props: ReturnsPageProps) {
  const { search, returns: rows, total, error, onSettings } = props
  const { returns: texts } = useMessages()
  return (
    <>
      <PageHeader
        title={texts.title}
        count={rows && texts.count({ n: total })}
        actions={
          <button type="button" className="button" onClick={onSettings}>
            {texts.settings.open}
          </button>
        }
      />
      <ListViews
        list="RETURNS"
        search={search}
        linkOf={links.returns}
        read={readReturnsSearch}
        columns={returnColumns}
        labels={texts.columns}
      />
      <nav className="chips chips-wide" aria-label={texts.views.label}>
        {returnViews.map((show) => (
          <Link
            key={show}
            className="chip"
            href={links.returns({ ...search, show, page: 1 })}
            aria-current={show === search.show ? 'true' : undefined}
          >
            {texts.views[show]}
          </Link>
        ))}
      </nav>
      {error ? <Failure error={error} onRetry={props.onRetry} /> : <Rows {...props} />}
      {search.show === '' && <Unassigned {...props} />}
    </>
  )
}

function Rows({ search, returns: rows, total, now, stale }: ReturnsPageProps) {
  const { returns: texts, shell } = useMessages()
  if (!rows) return <Skeleton rows={6} label={shell.loading} />
  if (rows.length === 0) return <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
  return (
    <>
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <ReturnsTable returns={rows} search={search} now={now} />
      </div>
      <Pager
        page={search.page}
        size={RETURNS_PAGE}
        total={total}
        linkTo={(page) => links.returns({ ...search, page })}
      />
    </>
  )
}

function Unassigned({ withdrawals }: ReturnsPageProps) {
  const { withdrawals: texts } = useMessages().returns
  const language = useLanguage()
  if (withdrawals.length === 0) return null
  return (
    <Section title={texts.heading} hint={texts.text}>
      <ul className="lines">
        {withdrawals.map(({ id, orderNumber: number, name, email, statement, createdDate }) => (
          <li key={id} dir="auto">
            {texts.one({ number, name, email, date: formatDateTime(createdDate, language) })}
            {statement && <p className="field-hint">{statement}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
