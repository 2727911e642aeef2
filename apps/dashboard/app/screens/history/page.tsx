import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { DayList } from './day-list.tsx'
import type { HistoryEntry } from './labels.ts'
import { type HistorySearch, isHistoryNarrowed } from './search.ts'
import './history.css'

export interface HistoryPageProps {
  readonly search: HistorySearch
  readonly filters: ReactNode
  /** Undefined until the first answer. */
  readonly entries: readonly HistoryEntry[] | undefined
  /** The cursor of older changes; undefined on the last page. */
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
      <EmptyState title={history.nothingTitle} text={history.nothingText}>
        <Link className="button" href={links.history()}>
          {action.clearFilters}
        </Link>
      </EmptyState>
    ) : (
      <EmptyState title={history.emptyTitle} text={history.emptyText} />
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
