import { Menu } from '../menu.tsx'
import { useMessages } from '../messages.tsx'
import { columnsText, shownColumns, type ViewSearch } from './view-search.ts'

interface ColumnsMenuProps<C extends string> {
  readonly columns: readonly C[]
  /** The columns shown by default; all if absent. */
  readonly usualColumns?: readonly C[] | undefined
  readonly labels: Readonly<Record<C, string>>
  readonly search: ViewSearch
  readonly onChange: (change: Partial<ViewSearch>) => void
}

/** Which columns a list shows, and how high its rows are. */
export function ColumnsMenu<C extends string>(props: ColumnsMenuProps<C>) {
  const { columns, usualColumns, labels, search, onChange } = props
  const { views } = useMessages()
  const shown = shownColumns(columns, search, usualColumns)
  const isCompact = search.rows === 'compact'
  return (
    <Menu
      label={views.columns}
      items={[
        ...columns.map((column) => ({
          key: column,
          label: labels[column],
          isChecked: shown.has(column),
          onSelect: () =>
            onChange({
              columns: columnsText(
                columns,
                columns.filter((one) => (one === column) !== shown.has(one)),
                usualColumns,
              ),
            }),
        })),
        {
          key: 'compact-rows',
          label: views.compact,
          isChecked: isCompact,
          onSelect: () => onChange({ rows: isCompact ? '' : 'compact' }),
        },
      ]}
    />
  )
}
