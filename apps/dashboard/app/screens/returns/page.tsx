import type { OutputOf } from '../../api/client.ts'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Section } from '../../shared/section.tsx'
import { Tabs } from '../../shared/tabs.tsx'
import '../orders/orders.css'
import { type ReturnsSearch, returnViews } from './search.ts'
import { type Return, ReturnsTable } from './table.tsx'

type Withdrawal = OutputOf<'returns.listWithdrawals'>['withdrawals'][number]

export interface ReturnsPageProps {
  readonly search: ReturnsSearch
  /** Undefined until the first answer. */
  readonly returns: readonly Return[] | undefined
  /** Those that fit no order. */
  readonly withdrawals: readonly Withdrawal[]
  readonly total: number
  /** Where the neighbours of this page begin. */
  readonly cursors: { readonly next?: string; readonly prev?: string }
  readonly now: Date
  readonly stale: boolean
  readonly error?: unknown
  readonly onRetry?: () => void
  readonly onSettings: () => void
}

/** What comes back, the newest first. */
export function ReturnsPage(props: ReturnsPageProps) {
  const { search, returns: rows, total, error, onSettings } = props
  const { returns: words } = useMessages()
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          rows && (
            <span className="figure" role="status">
              {words.count({ n: total })}
            </span>
          )
        }
        actions={
          <button type="button" className="button" onClick={onSettings}>
            {words.settings.open}
          </button>
        }
      />
      <Tabs
        label={words.views.label}
        tabs={returnViews.map((view) => ({
          label: words.views[view],
          href: links.returns({ show: view }),
          here: view === search.show,
        }))}
      />
      {error ? <Failure error={error} onRetry={props.onRetry} /> : <Rows {...props} />}
      {search.show === '' && <Unassigned {...props} />}
    </>
  )
}

function Rows({ search, returns: rows, cursors, now, stale }: ReturnsPageProps) {
  const { returns: words, shell } = useMessages()
  if (!rows) return <Skeleton rows={6} label={shell.loading} />
  if (rows.length === 0) return <EmptyState title={words.emptyTitle} text={words.emptyText} />
  return (
    <>
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <ReturnsTable returns={rows} now={now} />
      </div>
      {(cursors.prev || cursors.next) && (
        <nav className="pager" aria-label={words.title}>
          {cursors.prev && (
            <Link
              className="button"
              href={links.returns({ ...search, cursor: cursors.prev })}
              rel="prev"
            >
              {words.newer}
            </Link>
          )}
          {cursors.next && (
            <Link
              className="button"
              href={links.returns({ ...search, cursor: cursors.next })}
              rel="next"
            >
              {words.older}
            </Link>
          )}
        </nav>
      )}
    </>
  )
}

function Unassigned({ withdrawals }: ReturnsPageProps) {
  const { withdrawals: words } = useMessages().returns
  const language = useLanguage()
  if (withdrawals.length === 0) return null
  return (
    <Section title={words.heading} hint={words.text}>
      <ul className="lines">
        {withdrawals.map(({ id, orderNumber: number, name, email, statement, createdDate }) => (
          <li key={id} dir="auto">
            {words.one({ number, name, email, date: formatDateTime(createdDate, language) })}
            {statement && <p className="field-hint">{statement}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
