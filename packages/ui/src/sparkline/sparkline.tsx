import { useUiMessages } from '../messages/index.ts'
import { linePath } from './line-path.ts'

export type Point = {
  /** Label of the row in the table. */
  label: string
  value: number
  /** The formatted value; the plain number by default. */
  text?: string
}

export type SparklineProps = {
  /** Accessible name of the chart and its table. */
  label: string
  points: readonly Point[]
  /** `disclosed` makes the table visible on demand; otherwise it is for screen readers only. */
  table?: 'disclosed' | 'hidden'
}

const width = 160
const height = 36

/** A small line chart with its values in a table. */
export function Sparkline({ label, points, table = 'hidden' }: SparklineProps) {
  const messages = useUiMessages()
  const dataTable = <DataTable label={label} points={points} />
  return (
    <div className="v-sparkline">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="v-sparkline-drawing"
      >
        <path
          d={linePath(
            points.map((point) => point.value),
            width,
            height,
          )}
        />
      </svg>
      {table === 'hidden' ? (
        <div className="v-hidden">{dataTable}</div>
      ) : (
        <details className="v-data-table-disclosure">
          <summary>{messages.chart.table}</summary>
          {dataTable}
        </details>
      )}
    </div>
  )
}

function DataTable({ label, points }: Pick<SparklineProps, 'label' | 'points'>) {
  return (
    <table className="v-data-table">
      <caption className="v-hidden">{label}</caption>
      <tbody>
        {points.map((point) => (
          <tr key={point.label}>
            <th scope="row">{point.label}</th>
            <td className="v-num">{point.text ?? point.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
