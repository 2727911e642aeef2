import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { links } from '../../links.ts'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useNavigation } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { SearchField } from '../../scaffold/search-field.tsx'
import { Row, type RowActions } from './row.tsx'
import type { Category, CollectionsSearch } from './search.ts'
import { rowsOf } from './tree.ts'
import './collections.css'

export interface CollectionsPageProps {
  readonly search: CollectionsSearch
  /** Undefined until the first answer. */
  readonly collections: readonly Category[] | undefined
  readonly error?: unknown
  readonly actions: Omit<RowActions, 'onToggle'>
  readonly onNew: () => void
  readonly onRetry?: () => void
}

export function CollectionsPage(props: CollectionsPageProps) {
  const { search, collections, error, onNew } = props
  const { collections: words, shell } = useMessages()
  const { go } = useNavigation()
  const language = useLanguage()
  const find = (q: string) => go(links.collections({ q }), { replace: true })
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          collections && (
            <span className="figure" role="status">
              {formatNumber(collections.length, language)}
            </span>
          )
        }
        actions={
          <button type="button" className="button button-primary" onClick={onNew}>
            <Plus aria-hidden="true" />
            {words.new}
          </button>
        }
      />
      <p className="page-text">{words.text}</p>
      <search className="filters">
        <SearchField label={words.search} q={search.q} onSearch={find} />
      </search>
      {error ? <Failure error={error} onRetry={props.onRetry} /> : null}
      {!collections && !error && <Skeleton rows={6} label={shell.loading} />}
      {collections?.length === 0 && <NoneHere search={search} onNew={onNew} />}
      {collections && collections.length > 0 && <Tree {...props} collections={collections} />}
    </>
  )
}

function NoneHere({ search, onNew }: Pick<CollectionsPageProps, 'search' | 'onNew'>): ReactNode {
  const { collections: words } = useMessages()
  const [title, text] =
    search.q === ''
      ? [words.emptyTitle, words.emptyText]
      : [words.noneFoundTitle, words.noneFoundText]
  return (
    <Empty title={title} text={text}>
      <button type="button" className="button" onClick={onNew}>
        {words.new}
      </button>
    </Empty>
  )
}

type TreeProps = Omit<CollectionsPageProps, 'collections'> & {
  readonly collections: readonly Category[]
}

function Tree({ collections, search, actions }: TreeProps) {
  const { collections: words } = useMessages()
  const { columns } = words
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const onToggle = ({ id }: Category) => {
    const next = new Set(closed)
    if (!next.delete(id)) next.add(id)
    setClosed(next)
  }
  const isMovable = search.q === ''
  return (
    <div className="list-frame">
      <table className="list collections-tree">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.address}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col" className="cell-figure">
              {columns.products}
            </th>
            <th scope="col">
              <span className="unseen">{words.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(collections, closed).map((row) => (
            <Row
              key={row.category.id}
              row={row}
              actions={{ ...actions, onToggle }}
              isMovable={isMovable}
            />
          ))}
        </tbody>
      </table>
      {isMovable && (
        <p id="tree-hint" className="field-hint tree-hint">
          {words.moveHint}
        </p>
      )}
    </div>
  )
}
