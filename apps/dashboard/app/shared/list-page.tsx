import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OperationName } from '../api/client.ts'
import { EmptyState, Skeleton } from './empty-state.tsx'
import { Failure } from './failure.tsx'
import { formatNumber } from './format.ts'
import { useLanguage } from './language.tsx'
import { useMessages } from './messages.tsx'
import { PageHeader } from './page-header.tsx'
import { IfAllowed } from './permissions.tsx'

interface ListPageLabels {
  readonly title: string
  readonly text: string
  /** Label of the link for creating a new item. */
  readonly new?: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly noneFoundTitle: string
  readonly noneFoundText: string
}

interface ListPageProps {
  readonly labels: ListPageLabels
  /** How many are here; undefined until the first answer. */
  readonly shownCount: number | undefined
  readonly total: number
  /** Saved views, above the filters. */
  readonly views?: ReactNode
  readonly filters: ReactNode
  /** Whether a filter may be why nothing is here. */
  readonly isFiltered: boolean
  readonly error?: unknown
  /** The operation that creates a new one; absent if they are created elsewhere. */
  readonly createOperation?: OperationName
  readonly onNew?: () => void
  /** Next to the create button. */
  readonly actions?: ReactNode
  readonly onRetry?: (() => void) | undefined
  /** The list, if it is not empty. */
  readonly children: ReactNode
}

/** A screen of entities that products share: their number, a link for a new one, and the list. */
export function ListPage(props: ListPageProps) {
  const { labels, shownCount, total, error, createOperation, onNew, isFiltered } = props
  const { shell } = useMessages()
  const language = useLanguage()
  return (
    <>
      <PageHeader
        title={labels.title}
        count={shownCount === undefined ? undefined : formatNumber(total, language)}
        actions={
          (props.actions || createOperation) && (
            <>
              {props.actions}
              {createOperation && (
                <IfAllowed call={createOperation}>
                  <button type="button" className="button button-primary" onClick={onNew}>
                    <Plus aria-hidden="true" />
                    {labels.new}
                  </button>
                </IfAllowed>
              )}
            </>
          )
        }
      />
      <p className="page-text">{labels.text}</p>
      {props.views}
      {props.filters}
      {error ? <Failure error={error} onRetry={props.onRetry} /> : null}
      {shownCount === undefined && !error && <Skeleton rows={6} label={shell.loading} />}
      {shownCount === 0 && (
        <EmptyState
          title={isFiltered ? labels.noneFoundTitle : labels.emptyTitle}
          text={isFiltered ? labels.noneFoundText : labels.emptyText}
        >
          {createOperation && (
            <IfAllowed call={createOperation}>
              <button type="button" className="button" onClick={onNew}>
                {labels.new}
              </button>
            </IfAllowed>
          )}
        </EmptyState>
      )}
      {shownCount ? props.children : null}
    </>
  )
}
