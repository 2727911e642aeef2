import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { DayList } from './day-list.tsx'
import { type HistorySearch, isHistoryNarrowed } from './search.ts'
import type { HistoryEntry } from './words.ts'
import './history.css'

export interface HistoryPageProps {
  readonly search: HistorySearch
  readonly filters: ReactNode
  /** Undefined until the first answer. */
  readonly entries: readonly HistoryEntry[] | undefined
  /** Where the older changes begin; undefined on the last page. */
  readonly next: string | undefined
  readonly stale: boolean
  readonly error?: unknown
  readonly now: Date
  readonly onUndo: (entry: HistoryEntry) => void
  readonly onUndoGroup: (entry: HistoryEntry) => void
  readonly onRetry?: () => void
}

export function HistoryPage(props: HistoryPageProps) {
  const { history } = useMessages()
  const { filters, error, onRetry } = props
  return (
    <>
      <PageHeader title={history.title} />
      <p className="page-text">{history.text}</p>
      {filters}
      {error ? <Failure error={error} {...(onRetry && { onRetry })} /> : <Changes {...props} />}
    </>
  )
}

function Changes(props: HistoryPageProps) {
  const { history, shell, action } = useMessages()
  const { search, entries, stale } = props
  if (!entries) return <Skeleton rows={10} label={shell.loading} />
  if (entries.length === 0) {
    return isHistoryNarrowed(search) || search.cursor !== '' ? (
      <Empty title={history.nothingTitle} text={history.nothingText}>
        <Link className="button" href={links.history()}>
          {action.clearFilters}
        </Link>
      </Empty>
    ) : (
      <Empty title={history.emptyTitle} text={history.emptyText} />
    )
  }
  return (
    <>
      <div className="list-frame history" data-stale={stale} aria-busy={stale}>
        <DayList {...props} entries={entries} />
      </div>
      <Pages {...props} />
    </>
  )
}

function Pages({ search, next }: HistoryPageProps) {
  const { history } = useMessages()
  return (
    <nav className="pager" aria-label={history.title}>
      {search.cursor !== '' && (
        <Link className="button" href={links.history({ ...search, cursor: '' })}>
          {history.newest}
        </Link>
      )}
      {next && (
        <Link className="button" href={links.history({ ...search, cursor: next })} rel="next">
          {history.older}
        </Link>
      )}
    </nav>
  )
}
