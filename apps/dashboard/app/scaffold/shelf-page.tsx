import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OperationName } from '../api/client.ts'
import { Empty, Skeleton } from './empty.tsx'
import { Failure } from './failure.tsx'
import { formatNumber } from './format.ts'
import { useLanguage } from './language.tsx'
import { May } from './may.tsx'
import { useMessages } from './messages.tsx'
import { PageHeader } from './page-header.tsx'

interface ShelfWords {
  readonly title: string
  readonly text: string
  readonly new: string
  readonly emptyTitle: string
  readonly emptyText: string
  readonly noneFoundTitle: string
  readonly noneFoundText: string
}

interface ShelfPageProps {
  readonly words: ShelfWords
  /** How many are here; undefined until the first answer. */
  readonly shown: number | undefined
  readonly total: number
  readonly filters: ReactNode
  /** Whether a filter may be why nothing is here. */
  readonly isNarrowed: boolean
  readonly error?: unknown
  /** What makes a new one. */
  readonly creates: OperationName
  readonly onNew: () => void
  readonly onRetry?: (() => void) | undefined
  /** The list, where it holds anything. */
  readonly children: ReactNode
}

/** A screen of things that products share: how many there are, the way to a new one, and the list. */
export function ShelfPage(props: ShelfPageProps) {
  const { words, shown, total, error, onNew, isNarrowed } = props
  const { shell } = useMessages()
  const language = useLanguage()
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          shown !== undefined && (
            <span className="figure" role="status">
              {formatNumber(total, language)}
            </span>
          )
        }
        actions={
          <May call={props.creates}>
            <button type="button" className="button button-primary" onClick={onNew}>
              <Plus aria-hidden="true" />
              {words.new}
            </button>
          </May>
        }
      />
      <p className="page-text">{words.text}</p>
      {props.filters}
      {error ? <Failure error={error} onRetry={props.onRetry} /> : null}
      {shown === undefined && !error && <Skeleton rows={6} label={shell.loading} />}
      {shown === 0 && (
        <Empty
          title={isNarrowed ? words.noneFoundTitle : words.emptyTitle}
          text={isNarrowed ? words.noneFoundText : words.emptyText}
        >
          <May call={props.creates}>
            <button type="button" className="button" onClick={onNew}>
              {words.new}
            </button>
          </May>
        </Empty>
      )}
      {shown ? props.children : null}
    </>
  )
}
