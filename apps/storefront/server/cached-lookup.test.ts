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

test('what was found is cached for its time, and looked for once by all who ask at once', async () => {
  const { clock, find } = counted()
  expect(await Promise.all([find(), find()])).toEqual([1, 1])
  clock.now = 999
  expect(await find()).toBe(1)
  clock.now = 1000
  expect(await find()).toBe(2)
})

test('a change ends it at once, also what was on its way then', async () => {
  const { changes, find } = counted()
  const early = find()
  changes.count += 1
  expect(await find()).toBe(2)
  expect(await early).toBe(1)
  expect(await find()).toBe(2)
})
