import { expect, test } from 'vitest'
import { cachedLookup } from './cached-lookup.ts'

/** Counts its lookups. */
function counted() {
  let turn = 0
  const clock = { now: 0 }
  const changes = { count: 0 }
  const find = cachedLookup(1000, async () => ++turn, { now: () => clock.now, changes })
  return { clock, changes, find: () => find('shop') }
}

test('a result is cached for its time, and loaded once by simultaneous callers', async () => {
  const { clock, find } = counted()
  expect(await Promise.all([find(), find()])).toEqual([1, 1])
  clock.now = 999
  expect(await find()).toBe(1)
  clock.now = 1000
  expect(await find()).toBe(2)
})

test('a change invalidates it at once, also a result that was being loaded', async () => {
  const { changes, find } = counted()
  const early = find()
  changes.count += 1
  expect(await find()).toBe(2)
  expect(await early).toBe(1)
  expect(await find()).toBe(2)
})
