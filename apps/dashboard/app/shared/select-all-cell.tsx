interface SelectAllCellProps {
  readonly label: string
  readonly selectedCount: number
  readonly rowCount: number
  readonly onToggle: () => void
}

/** Heads the column of checkboxes: all rows, some of them, or none. */
export function SelectAllCell({ label, selectedCount, rowCount, onToggle }: SelectAllCellProps) {
  const isAll = rowCount > 0 && selectedCount === rowCount
  return (
    <th scope="col" className="cell-check">
      <input
        type="checkbox"
        aria-label={label}
        checked={isAll}
        disabled={rowCount === 0}
        ref={(box) => {
          if (box) box.indeterminate = selectedCount > 0 && !isAll
        }}
        onChange={onToggle}
      />
    </th>
  )
}
