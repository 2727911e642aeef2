import { useState } from 'react'
import { links } from '../../links.ts'
import { useMay } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { useNavigation } from '../../scaffold/navigation.tsx'
import { SearchField } from '../../scaffold/search-field.tsx'
import { ShelfPage } from '../../scaffold/shelf-page.tsx'
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
  const { search, collections } = props
  const { collections: words } = useMessages()
  const { go } = useNavigation()
  const find = (q: string) => go(links.collections({ q }), { replace: true })
  return (
    <ShelfPage
      creates="categories.createCategory"
      {...{ words, error: props.error, onNew: props.onNew, onRetry: props.onRetry }}
      shown={collections?.length}
      total={collections?.length ?? 0}
      filters={
        <search className="filters">
          <SearchField label={words.search} q={search.q} onSearch={find} />
        </search>
      }
      isNarrowed={search.q !== ''}
    >
      <Tree {...props} collections={collections ?? []} />
    </ShelfPage>
  )
}

/** As many lines as are drawn before somebody asks for more. */
const MOST_LINES = 300

type TreeProps = Omit<CollectionsPageProps, 'collections'> & {
  readonly collections: readonly Category[]
}

function Tree({ collections, search, actions }: TreeProps) {
  const { collections: words } = useMessages()
  const { columns } = words
  const { closed, onToggle } = useClosed(collections)
  const [most, setMost] = useState(MOST_LINES)
  const isMovable = useMay('categories.moveCategory') && search.q === ''
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
              <span className="unseen">{words.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, most).map((row) => (
            <Row
              key={row.category.id}
              row={row}
              actions={{ ...actions, onToggle }}
              isMovable={isMovable}
            />
          ))}
        </tbody>
      </table>
      {lines.length > most && (
        <button
          type="button"
          className="button more-lines"
          onClick={() => setMost(most + MOST_LINES)}
        >
          {words.moreLines(lines.length - most)}
        </button>
      )}
      {isMovable && (
        <p id="tree-hint" className="field-hint tree-hint">
          {words.moveHint}
        </p>
      )}
    </div>
  )
}

/** What is closed: nothing of a small tree, all of a large one, but for what was turned by hand. */
function useClosed(collections: readonly Category[]) {
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const onToggle = ({ id }: Category) => {
    const next = new Set(turned)
    if (!next.delete(id)) next.add(id)
    setTurned(next)
  }
  if (collections.length <= MOST_LINES) return { closed: turned, onToggle }
  const closed = collections.flatMap(({ id }) => (turned.has(id) ? [] : [id]))
  return { closed: new Set(closed), onToggle }
}
