import type { ReactNode } from 'react'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'

/** A column of figures. */
export interface FigureColumn<Row> {
  readonly name: string
  readonly label: string
  readonly value: (row: Row) => number | null
  /** The format; a number by default. */
  readonly format?: (value: number) => string
  /** Whether the last row has its sum. */
  readonly isSummed?: boolean
}

interface FigureTableProps<Row> {
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly heading: string
  readonly head: (row: Row) => ReactNode
  readonly columns: readonly FigureColumn<Row>[]
  /** Label of the row of totals; absent: no totals. */
  readonly sum?: string
}

/** Rows of figures. */
export function FigureTable<Row>(props: FigureTableProps<Row>) {
  const { rows, keyOf, heading, head, columns, sum } = props
  const language = useLanguage()
  const write = (
    { format = (value) => formatNumber(value, language) }: FigureColumn<Row>,
    value: number | null,
  ) => (value === null ? '–' : format(value))
  const sumOf = ({ value }: FigureColumn<Row>) =>
    rows.reduce((total, row) => total + (value(row) ?? 0), 0)
  return (
    <WideTable label={heading}>
      <table className="list figures">
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col" className="cell-figure">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row" className="cell-words">
                {head(row)}
              </th>
              {columns.map((column) => (
                <td key={column.name} className="cell-figure">
                  {write(column, column.value(row))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {sum && (
          <tfoot>
            <tr>
              <th scope="row">{sum}</th>
              {columns.map((column) => (
                <td key={column.name} className="cell-figure">
                  {column.isSummed && write(column, sumOf(column))}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </WideTable>
  )
}

/** A table that may be wider than the screen, with its own scrolling, also by keyboard. */
export function WideTable({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="list-frame wide-table" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
