import type { SavedViewList } from '@vitrine/contract/saved-views'
import { useNavigation } from '../navigation.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import type { ViewSearch } from './view-search.ts'
import { ViewsBar } from './views-bar.tsx'

interface ListViewsProps<S extends ViewSearch, C extends string> {
  readonly list: SavedViewList
  /** The search parameters of the list. */
  readonly search: S
  readonly linkOf: (search: S) => string
  readonly read: (raw: Readonly<Record<string, string>>) => S
  /** Columns that can be hidden. */
  readonly columns: readonly C[]
  /** The columns shown by default; all if absent. */
  readonly usualColumns?: readonly C[]
  readonly labels: Readonly<Record<C, string>>
}

/** Saved views of a list as tabs, and the choice of its columns and of the height of its rows. */
export function ListViews<S extends ViewSearch, C extends string>(props: ListViewsProps<S, C>) {
  const { list, search, linkOf, read, columns, usualColumns, labels } = props
  const { go } = useNavigation()
  return (
    <ViewsBar
      list={list}
      viewId={search.view}
      address={linkOf(search)}
      linkTo={(raw) => linkOf(read(raw))}
    >
      <ColumnsMenu
        columns={columns}
        usualColumns={usualColumns}
        labels={labels}
        search={search}
        onChange={(change) => go(linkOf({ ...search, ...change }), { replace: true })}
      />
    </ViewsBar>
  )
}
