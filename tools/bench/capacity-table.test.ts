import { expect, test } from 'vitest'
import { capacityFor, capacityText, habits, prices } from './capacity-table.ts'

const costs = {
  cachedPage: { node: 0.5, postgres: 0 },
  newPage: { node: 20, postgres: 5 },
  cart: { node: 10, postgres: 5, bytes: 2_000 },
  order: { node: 40, postgres: 20, bytes: 30_000 },
  webhook: { node: 5, postgres: 3 },
}

test('cores, storage and prices follow from what one of each costs', () => {
  const visits = 8_640_000
  const one = capacityFor(visits, costs)
  // 100 visits a second on average, six times as many at the peak, half of a core in use.
  const node = 5 * (0.9 * 0.5 + 0.1 * 20) + 0.08 * 10 + 0.02 * (40 + 2 * 5)
  const postgres = 5 * 0.1 * 5 + 0.08 * 5 + 0.02 * (20 + 2 * 3)
  expect(one.nodeCores).toBe(Math.ceil((600 * node) / 1000 / habits.busy))
  expect(one.postgresCores).toBe(Math.ceil((600 * postgres) / 1000 / habits.busy))
  expect(one.pagesPerSecond).toBeCloseTo(3000)
  expect(one.ordersPerSecond).toBeCloseTo(12)
  const bytes = visits * 30 * (0.02 * 24 * 30_000 + 0.08 * 2_000)
  expect(one.gigabytes).toBe(Math.ceil(bytes / 1e9))
  const { core, gigabyte } = prices.managed
  expect(one.managed).toBeCloseTo(
    one.nodeCores * prices.own.core + 2 * (one.postgresCores * core + one.gigabytes * gigabyte),
  )
})

test('the first bottleneck is named: none, processes, the database, one primary, storage', () => {
  const bottleneck = (visits: number, some = costs) => capacityFor(visits, some).bottleneck
  const small = { ...costs, order: { ...costs.order, bytes: 100 } }
  const busyDatabase = { ...small, newPage: { node: 1, postgres: 50 } }
  expect(bottleneck(10_000)).toBe('none')
  expect(bottleneck(5_000_000)).toMatch('processes')
  expect(bottleneck(5_000_000, busyDatabase)).toMatch('a larger machine')
  expect(bottleneck(100_000_000, busyDatabase)).toMatch('one primary')
  expect(bottleneck(100_000_000)).toMatch('storage')
})

test('the text has a row for each cost and each number of visits', () => {
  const lines = capacityText(costs, [10_000, 1_000_000]).split('\n')
  expect(lines.filter((line) => line.startsWith('|'))).toHaveLength(2 + 5 + 2 + 2)
  expect(lines.some((line) => line.startsWith('| 1,000,000 |'))).toBe(true)
})
