import { useState } from 'react'
import { links } from '../../links.ts'
import { ListPage } from '../../shared/list-page.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { Row, type TreeRowActions } from './row.tsx'
import type { Category, CollectionsSearch } from './search.ts'
import { rowsOf } from './tree.ts'
import './collections.css'

export interface CollectionsPageProps {
  readonly search: CollectionsSearch
  /** Undefined until the first answer. */
  readonly collections: readonly Category[] | undefined
  readonly error?: unknown
  readonly actions: Omit<TreeRowActions, 'onToggle'>
  readonly onNew: () => void
  readonly onRetry?: () => void
}

export function CollectionsPage(props: CollectionsPageProps) {
  const { search, collections } = props
  const { collections: labels } = useMessages()
  const { go } = useNavigation()
  const find = (q: string) => go(links.collections({ q }), { replace: true })
  return (
    <ListPage
      createOperation="collections.saveCollection"
      labels={labels}
      error={props.error}
      onNew={props.onNew}
      onRetry={props.onRetry}
      shownCount={collections?.length}
      total={collections?.length ?? 0}
      filters={
        <search className="filters">
          <SearchField label={labels.search} q={search.q} onSearch={find} />
        </search>
      }
      isFiltered={search.q !== ''}
    >
      <Tree {...props} collections={collections ?? []} />
    </ListPage>
  )
}

/** Rows drawn before "Show more". */
const MAX_LINES = 300

type TreeProps = Omit<CollectionsPageProps, 'collections'> & {
  readonly collections: readonly Category[]
}

function Tree({ collections, search, actions }: TreeProps) {
  const { collections: labels } = useMessages()
  const { columns } = labels
  const { closed, onToggle } = useClosedRows(collections)
  const [limit, setLimit] = useState(MAX_LINES)
  const isMovable = useIsAllowed('collections.saveCollection') && search.q === ''
  const lines = rowsOf(collections, closed)
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
              <span className="visually-hidden">{labels.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, limit).map((row) => (
            <Row
              key={row.category.id}
              row={row}
              actions={{ ...actions, onToggle }}
              isMovable={isMovable}
            />
          ))}
        </tbody>
      </table>
      {lines.length > limit && (
        <button
          type="button"
          className="button more-lines"
          onClick={() => setLimit(limit + MAX_LINES)}
        >
          {labels.moreLines({ n: lines.length - limit })}
        </button>
      )}
      {isMovable && (
        <p id="tree-hint" className="field-hint tree-hint">
          {labels.moveHint}
        </p>
      )}
    </div>
  )
}

/** Collapsed rows: none in a small tree, all in a large one, except those toggled by the user. */
function useClosedRows(collections: readonly Category[]) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const onToggle = ({ id }: Category) => {
    const next = new Set(toggled)
    if (!next.delete(id)) next.add(id)
    setToggled(next)
  }
  if (collections.length <= MAX_LINES) return { closed: toggled, onToggle }
  const closed = collections.flatMap(({ id }) => (toggled.has(id) ? [] : [id]))
  return { closed: new Set(closed), onToggle }
}
