import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import type { LogEntry } from './labels.ts'
import { isLogNarrowed, type LogSearch } from './search.ts'
import { LogTable } from './table.tsx'

export interface LogPageProps {
  readonly search: LogSearch
  readonly filters: ReactNode
  /** Undefined until the first answer. */
  readonly entries: readonly LogEntry[] | undefined
  /** The cursor of older lines; undefined on the last page. */
  readonly next: string | undefined
  readonly stale: boolean
  readonly error?: unknown
  readonly now: Date
  readonly onRetry?: () => void
}

export function LogPage(props: LogPageProps) {
  const { filters, error } = props
  const { log } = useMessages()
  return (
    <>
      <PageHeader title={log.title} />
      <p className="page-text">{log.text}</p>
      {filters}
      {error ? <Failure error={error} onRetry={props.onRetry} /> : <Lines {...props} />}
    </>
  )
}

function Lines({ search, entries, next, stale, now }: LogPageProps) {
  const { log, shell, action } = useMessages()
  if (!entries) return <Skeleton rows={10} label={shell.loading} />
  if (entries.length === 0) {
    return isLogNarrowed(search) || search.cursor !== '' ? (
      <EmptyState title={log.nothingTitle} text={log.nothingText}>
        <Link className="button" href={links.log()}>
          {action.clearFilters}
        </Link>
      </EmptyState>
    ) : (
      <EmptyState title={log.emptyTitle} text={log.emptyText} />
    )
  }
  return (
    <>
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <LogTable entries={entries} now={now} />
      </div>
      <nav className="pager" aria-label={log.title}>
        {search.cursor !== '' && (
          <Link className="button" href={links.log({ ...search, cursor: '' })}>
            {log.newest}
          </Link>
        )}
        {next && (
          <Link className="button" href={links.log({ ...search, cursor: next })} rel="next">
            {log.older}
          </Link>
        )}
      </nav>
    </>
  )
}
