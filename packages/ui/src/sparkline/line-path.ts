const margin = 2

/** An SVG path through the values, the minimum at the bottom and the maximum at the top. */
export function linePath(values: readonly number[], width: number, height: number): string {
  if (values.length === 0) return ''
  const least = Math.min(...values)
  const span = Math.max(...values) - least
  const step = width / Math.max(1, values.length - 1)
  const yOf = (value: number) =>
    span === 0 ? height / 2 : height - margin - ((value - least) / span) * (height - 2 * margin)
  const points = values.map((value, i) => `${tidy(i * step)} ${tidy(yOf(value))}`)
  return points.length === 1 ? `M0 ${tidy(height / 2)}H${width}` : `M${points.join('L')}`
}

const tidy = (n: number) => Math.round(n * 100) / 100
