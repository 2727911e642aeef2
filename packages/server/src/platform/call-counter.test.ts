import { expect, test } from 'vitest'
import { createCallCounter } from './call-counter.ts'
import { createTestClock } from './clock.ts'

const clock = createTestClock()
const nodes = () => [createCallCounter(clock), createCallCounter(clock)] as const
type Counter = ReturnType<typeof createCallCounter>
const tell = (from: Counter, to: Counter) => {
  const untold = from.takeUntold(100)
  if (untold) to.hear(untold)
}
const countTimes = (counter: Counter, times: number) =>
  Array.from({ length: times }, () => counter.count('login', 'network', 10)).filter(Boolean).length

test('a key has its limit in a minute, and a new one in the next', () => {
  const [counter] = nodes()
  expect([countTimes(counter, 12), counter.count('login', 'other', 10)]).toEqual([10, true])
  clock.pass({ minutes: 1 })
  expect(countTimes(counter, 12)).toBe(10)
})

test('processes that tell each other have one limit together', () => {
  const [one, other] = nodes()
  expect(countTimes(one, 6)).toBe(6)
  tell(one, other)
  expect(countTimes(other, 6)).toBe(4)
  tell(other, one)
  expect(countTimes(one, 1)).toBe(0)
})

test('what is told twice, late or by oneself counts once or not at all', () => {
  const [one, other] = nodes()
  countTimes(one, 3)
  const told = one.takeUntold(100)
  if (!told) throw new Error('Nothing was told')
  for (const _ of [1, 2, 3]) other.hear(told)
  one.hear(told)
  expect([countTimes(other, 10), countTimes(one, 10)]).toEqual([7, 7])
  clock.pass({ minutes: 1 })
  other.hear(told)
  expect(countTimes(other, 12)).toBe(10)
})

test('nothing is told that was told, and nothing of who is far from a limit', () => {
  const [one] = nodes()
  one.count('read', 'network', 1000)
  expect(one.takeUntold(100)).toBeUndefined()
  countTimes(one, 2)
  expect(one.takeUntold(100)?.counts.map(([, count]) => count)).toEqual([2])
  expect(one.takeUntold(100)).toBeUndefined()
})
