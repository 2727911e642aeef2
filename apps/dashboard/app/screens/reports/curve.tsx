export interface CurvePoint {
  readonly day: string
  readonly value: number
}

interface CurveProps {
  readonly days: readonly CurvePoint[]
  /** The period to compare with; it may have another number of days. */
  readonly before?: readonly CurvePoint[] | undefined
}

const WIDTH = 720
const HEIGHT = 160
const EDGE = 4

/** Daily values as a line, over those of an earlier period. The same data is in a table next to it. */
export function Curve({ days, before = [] }: CurveProps) {
  const values = [...days, ...before].map(({ value }) => value)
  const top = Math.max(1, ...values)
  const bottom = Math.min(0, ...values)
  const lineOf = (points: readonly CurvePoint[]) => pathOf(points, { top, bottom })
  return (
    <svg
      className="curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line className="curve-zero" x1={0} x2={WIDTH} y1={heightOf(0)} y2={heightOf(0)} />
      {before.length > 0 && <path className="curve-before" d={lineOf(before)} />}
      <path className="curve-now" d={lineOf(days)} />
    </svg>
  )

  function heightOf(value: number) {
    return yOf(value, { top, bottom })
  }
}

interface Range {
  readonly top: number
  readonly bottom: number
}

const yOf = (value: number, { top, bottom }: Range) =>
  EDGE + ((top - value) / (top - bottom)) * (HEIGHT - 2 * EDGE)

/** A single day is a level line. */
function pathOf(points: readonly CurvePoint[], range: Range): string {
  const [only] = points
  if (!only) return ''
  if (points.length === 1) return `M0 ${yOf(only.value, range)}H${WIDTH}`
  const step = WIDTH / (points.length - 1)
  return points
    .map(
      ({ value }, at) =>
        `${at === 0 ? 'M' : 'L'}${(at * step).toFixed(1)} ${yOf(value, range).toFixed(1)}`,
    )
    .join('')
}
