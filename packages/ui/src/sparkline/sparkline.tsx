import { useMessages } from '../messages/index.ts'
import { linePath } from './line-path.ts'

export type Point = {
  /** When or what, as shown in the table. */
  label: string
  value: number
  /** The value as it is written; the plain number otherwise. */
  text?: string
}

export type SparklineProps = {
  /** What is counted; names the drawing and its table. */
  label: string
  points: readonly Point[]
  /** `disclosed` lets everyone open the figures; otherwise they are there for those who listen. */
  table?: 'disclosed' | 'hidden'
}

const width = 160
const height = 36

/** One quantity over time in the height of two lines, with its figures in a table behind. */
export function Sparkline({ label, points, table = 'hidden' }: SparklineProps) {
  const { t } = useMessages()
  const figures = <Figures {...{ label, points }} />
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
        <div className="v-hidden">{figures}</div>
      ) : (
        <details className="v-figures-disclosure">
          <summary>{t('ui.chart.table')}</summary>
          {figures}
        </details>
      )}
    </div>
  )
}

function Figures({ label, points }: Pick<SparklineProps, 'label' | 'points'>) {
  return (
    <table className="v-figures">
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
