import type { ReactNode } from 'react'
import { links } from '../../../links.ts'
import { EmptyState, Skeleton } from '../../../shared/empty-state.tsx'
import { Failure } from '../../../shared/failure.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { Link } from '../../../shared/navigation.tsx'
import { PageHeader } from '../../../shared/page-header.tsx'
import { useIsAllowed } from '../../../shared/permissions.tsx'
import { StockTabs } from '../tabs.tsx'
import type { StockChange } from './labels.ts'
import { isStockNarrowed, type StockSearch } from './search.ts'
import { StockTable } from './table.tsx'
import './stock.css'

export interface StockPageProps {
  readonly search: StockSearch
  readonly filters: ReactNode
  /** Ways to places of stock, and to a check against its history. */
  readonly actions?: ReactNode
  /** Undefined until the first answer. */
  readonly changes: readonly StockChange[] | undefined
  /** The cursor of older lines; undefined on the last page. */
  readonly next: string | undefined
  readonly stale: boolean
  readonly error?: unknown
  readonly now: Date
  readonly onRevert: (change: StockChange) => void
  readonly onRevertBatch: (batchId: string) => void
  readonly onRetry?: () => void
}

export function StockPage(props: StockPageProps) {
  const { filters, actions, error } = props
  const { stock } = useMessages()
  return (
    <>
      <PageHeader title={stock.title} actions={actions} />
      <StockTabs here="history" />
      <p className="page-text">{stock.text}</p>
      {filters}
      <WholeBatch {...props} />
      {error ? <Failure error={error} onRetry={props.onRetry} /> : <Lines {...props} />}
    </>
  )
}

/** All movements of one call. */
function WholeBatch({ search: { batch }, changes = [], onRevertBatch }: StockPageProps) {
  const { stock } = useMessages()
  const mayRevert = useIsAllowed('inventory.revertStockBatch')
  if (!mayRevert || batch === '' || changes.every(({ revertedBy }) => revertedBy !== undefined))
    return null
  return (
    <p className="whole-batch">
      {stock.batchText}
      <button type="button" className="button" onClick={() => onRevertBatch(batch)}>
        {stock.revertAll}
      </button>
    </p>
  )
}

function Lines({ search, changes, next, stale, now, onRevert }: StockPageProps) {
  const { stock, log, shell, action } = useMessages()
  if (!changes) return <Skeleton rows={10} label={shell.loading} />
  if (changes.length === 0) {
    return isStockNarrowed(search) || search.cursor !== '' ? (
      <EmptyState title={log.nothingTitle} text={log.nothingText}>
        <Link className="button" href={links.stockHistory()}>
          {action.clearFilters}
        </Link>
      </EmptyState>
    ) : (
      <EmptyState title={stock.emptyTitle} text={stock.emptyText}>
        <Link className="button" href={links.products()}>
          {stock.toProducts}
        </Link>
      </EmptyState>
    )
  }
  return (
    <>
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <StockTable changes={changes} now={now} isBatch={search.batch !== ''} onRevert={onRevert} />
      </div>
      <nav className="pager" aria-label={stock.title}>
        {search.cursor !== '' && (
          <Link className="button" href={links.stockHistory({ ...search, cursor: '' })}>
            {log.newest}
          </Link>
        )}
        {next && (
          <Link
            className="button"
            href={links.stockHistory({ ...search, cursor: next })}
            rel="next"
          >
            {log.older}
          </Link>
        )}
      </nav>
    </>
  )
}
