import type { MetricObjectWithValues, MetricValue } from 'prom-client'

export type OtlpAttributes = readonly {
  readonly key: string
  readonly value: { readonly stringValue: string }
}[]

/** When the process began to count, and when it was asked, in nanoseconds since 1970 as text. */
export interface CountedTime {
  readonly startTimeUnixNano: string
  readonly timeUnixNano: string
}

type NamedMetric = Pick<MetricObjectWithValues<MetricValue<string>>, 'name' | 'help' | 'values'> & {
  /** Text at run time, despite the library's types. */
  readonly type: unknown
}
type Value = MetricValue<string> & { readonly metricName?: string }

/** All counts are those since the start of the process. */
const CUMULATIVE = 2

/**
 * What Prometheus reads, in the form of OTLP as JSON, with the same names and labels. What has no value yet is left out, and so are
 * summaries, which this product does not measure.
 */
export const toOtlp = (metrics: readonly NamedMetric[], time: CountedTime): object[] =>
  metrics
    .filter(({ values }) => values.length > 0)
    .flatMap((metric) => {
      const data = dataOf(metric, time)
      return data ? [{ name: metric.name, description: metric.help, ...data }] : []
    })

function dataOf({ name, type, values }: NamedMetric, time: CountedTime): object | undefined {
  if (type === 'histogram') {
    return {
      histogram: {
        aggregationTemporality: CUMULATIVE,
        dataPoints: histogramPoints(name, values, time),
      },
    }
  }
  const dataPoints = values.map(({ labels, value }) => ({
    ...time,
    attributes: toAttributes(labels),
    asDouble: value,
  }))
  if (type === 'gauge') return { gauge: { dataPoints } }
  if (type !== 'counter') return undefined
  return { sum: { aggregationTemporality: CUMULATIVE, isMonotonic: true, dataPoints } }
}

/** One point for each set of labels: Prometheus has a series for each bucket, and counts in it those of all smaller ones. */
function histogramPoints(name: string, values: readonly Value[], time: CountedTime): object[] {
  const points = new Map<string, Value[]>()
  for (const one of values) {
    const { le: _, ...labels } = one.labels
    const key = JSON.stringify(Object.entries(labels).toSorted())
    points.set(key, [...(points.get(key) ?? []), one])
  }
  return [...points.values()].map((ofPoint) => {
    const named = (suffix: string) =>
      ofPoint.filter(({ metricName }) => metricName === `${name}${suffix}`)
    const buckets = named('_bucket')
    const { le: _, ...labels } = ofPoint[0]?.labels ?? {}
    return {
      ...time,
      attributes: toAttributes(labels),
      count: String(named('_count')[0]?.value ?? 0),
      sum: named('_sum')[0]?.value ?? 0,
      explicitBounds: buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite),
      bucketCounts: buckets.map(({ value }, at) => String(value - (buckets[at - 1]?.value ?? 0))),
    }
  })
}

export const toAttributes = (labels: Readonly<Record<string, unknown>>): OtlpAttributes =>
  Object.entries(labels).map(([key, value]) => ({ key, value: { stringValue: String(value) } }))
