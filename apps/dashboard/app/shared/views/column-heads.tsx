interface ColumnHeadsProps<C extends string> {
  readonly columns: readonly C[]
  readonly shown: ReadonlySet<C>
  readonly labels: Readonly<Record<C, string>>
  /** Columns of numbers, aligned to the end of their cells. */
  readonly figures?: ReadonlySet<C>
}

/** Heads of the columns that a list shows. */
export const ColumnHeads = <C extends string>({
  columns,
  shown,
  labels,
  figures,
}: ColumnHeadsProps<C>) =>
  columns
    .filter((column) => shown.has(column))
    .map((column) => (
      <th key={column} scope="col" className={figures?.has(column) ? 'cell-figure' : undefined}>
        {labels[column]}
      </th>
    ))
