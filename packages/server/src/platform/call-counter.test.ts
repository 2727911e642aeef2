import { expect, test } from 'vitest'
import { createCallCounter } from './call-counter.ts'
import { createTestClock } from './clock.ts'

const clock = createTestClock()
const nodes = () => [createCallCounter(clock), createCallCounter(clock)] as const
type Counter = ReturnType<typeof createCallCounter>
const exchange = (from: Counter, to: Counter) => {
  const unsent = from.takeUnsent(100)
  if (unsent) to.receive(unsent)
}
const countTimes = (counter: Counter, times: number) =>
  Array.from({ length: times }, () => counter.count('login', 'network', 10)).filter(Boolean).length

test('a key has its limit in a minute, and a new one in the next', () => {
  const [counter] = nodes()
  expect([countTimes(counter, 12), counter.count('login', 'other', 10)]).toEqual([10, true])
  clock.pass({ minutes: 1 })
  expect(countTimes(counter, 12)).toBe(10)
})

test('processes that send each other their counts have one limit together', () => {
  const [one, other] = nodes()
  expect(countTimes(one, 6)).toBe(6)
  exchange(one, other)
  expect(countTimes(other, 6)).toBe(4)
  exchange(other, one)
  expect(countTimes(one, 1)).toBe(0)
})

test('repeated, late and own messages count once or not at all', () => {
  const [one, other] = nodes()
  countTimes(one, 3)
  const message = one.takeUnsent(100)
  if (!message) throw new Error('Nothing was sent')
  for (const _ of [1, 2, 3]) other.receive(message)
  one.receive(message)
  expect([countTimes(other, 10), countTimes(one, 10)]).toEqual([7, 7])
  clock.pass({ minutes: 1 })
  other.receive(message)
  expect(countTimes(other, 12)).toBe(10)
})

test('counts are sent once, and only of callers near a limit', () => {
  const [one] = nodes()
  one.count('read', 'network', 1000)
  expect(one.takeUnsent(100)).toBeUndefined()
  countTimes(one, 2)
  expect(one.takeUnsent(100)?.counts.map(([, count]) => count)).toEqual([2])
  expect(one.takeUnsent(100)).toBeUndefined()
})
