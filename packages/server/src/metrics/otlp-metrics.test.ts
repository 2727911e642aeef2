import fc from 'fast-check'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { toOtlp } from './otlp-metrics.ts'

const time = { startTimeUnixNano: '1', timeUnixNano: '2' }

test('counters only increase, gauges have their value, and metrics without a value are left out', async () => {
  const registers = [new Registry()]
  const counter = new Counter({ name: 'calls', help: 'Calls', labelNames: ['status'], registers })
  counter.inc({ status: '200' }, 3)
  new Gauge({ name: 'size', help: 'Size', registers }).set(1.5)
  new Gauge({ name: 'nothing', help: 'Nothing', labelNames: ['pool'], registers })
  expect(toOtlp((await registers[0]?.getMetricsAsJSON()) ?? [], time)).toEqual([
    {
      name: 'calls',
      description: 'Calls',
      sum: {
        aggregationTemporality: 2,
        isMonotonic: true,
        dataPoints: [
          {
            ...time,
            asDouble: 3,
            attributes: [{ key: 'status', value: { stringValue: '200' } }],
          },
        ],
      },
    },
    {
      name: 'size',
      description: 'Size',
      gauge: { dataPoints: [{ ...time, asDouble: 1.5, attributes: [] }] },
    },
  ])
})

interface Point {
  readonly count: string
  readonly sum: number
  readonly explicitBounds: readonly number[]
  readonly bucketCounts: readonly string[]
}

test('a histogram has each value in the one bucket that it belongs to', async () => {
  const bounds = [1, 5, 25]
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1 }),
      async (values) => {
        const registry = new Registry()
        const histogram = new Histogram({
          name: 'took',
          help: 'Took',
          labelNames: ['method'],
          buckets: bounds,
          registers: [registry],
        })
        for (const value of values) histogram.observe({ method: 'GET' }, value)
        histogram.observe({ method: 'PUT' }, 1)
        const [metric] = toOtlp(await registry.getMetricsAsJSON(), time) as {
          histogram: { dataPoints: Point[] }
        }[]
        expect(metric?.histogram.dataPoints).toHaveLength(2)
        const between = (over: number, upTo: number) =>
          String(values.filter((value) => value > over && value <= upTo).length)
        expect(metric?.histogram.dataPoints[0]).toMatchObject({
          attributes: [{ key: 'method', value: { stringValue: 'GET' } }],
          count: String(values.length),
          sum: values.reduce((sum, value) => sum + value, 0),
          explicitBounds: bounds,
          bucketCounts: [
            between(-1, 1),
            between(1, 5),
            between(5, 25),
            between(25, Number.POSITIVE_INFINITY),
          ],
        })
      },
    ),
  )
})
