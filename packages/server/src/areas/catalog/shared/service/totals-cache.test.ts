import { expect, test } from 'vitest'
import type { Page } from '../../../../platform/db/page-to-sql.ts'
import type { Filter } from '../../../../platform/db/query-to-sql.ts'
import { createTotalsCache } from './totals-cache.ts'

const ask = (value: string): Page & { readonly filter: Filter } => ({
  filter: { kind: 'test', field: 'name', operator: '$eq', value },
  sort: [],
  limit: 10,
  offset: 0,
})

/** A counter that records how often it was called. */
function counter(total: number) {
  const asked = { counted: 0, total }
  const find = async (query: Page) => {
    if (query.total === undefined) asked.counted += 1
    return { total: query.total ?? asked.total }
  }
  return { asked, find }
}

test('a total is counted once, until something in the site changes', async () => {
  const totals = createTotalsCache({ isListening: () => true })
  const { asked, find } = counter(7)
  const total = async (site: string, name: string) =>
    (await totals.useTotal(site, ask(name), find)).total
  expect([await total('a', 'Cup'), await total('a', 'Cup')]).toEqual([7, 7])
  expect(asked.counted).toBe(1)
  await total('a', 'Bowl')
  await total('b', 'Cup')
  expect(asked.counted).toBe(3)

  asked.total = 8
  totals.invalidate('a')
  expect([await total('a', 'Cup'), await total('b', 'Cup')]).toEqual([8, 7])
  totals.invalidate()
  expect(await total('b', 'Cup')).toBe(8)
})

test('a total that was counted during a change is not cached', async () => {
  const totals = createTotalsCache({ isListening: () => true })
  const { asked, find } = counter(1)
  await totals.useTotal('a', ask('Cup'), async (query) => {
    totals.invalidate('a')
    return find(query)
  })
  await totals.useTotal('a', ask('Cup'), find)
  expect(asked.counted).toBe(2)
})

test('without a listener nothing is cached', async () => {
  let isListening = true
  const totals = createTotalsCache({ isListening: () => isListening })
  const { asked, find } = counter(1)
  await totals.useTotal('a', ask('Cup'), find)
  isListening = false
  await totals.useTotal('a', ask('Cup'), find)
  await totals.useTotal('a', ask('Bowl'), find)
  isListening = true
  await totals.useTotal('a', ask('Bowl'), find)
  expect(asked.counted).toBe(4)
})

test('aggregations are cached for each query of each site', async () => {
  let isListening = true
  const totals = createTotalsCache({ isListening: () => isListening })
  let found = 0
  const ask = (site: string, question: unknown) =>
    totals.cached(site, question, async () => {
      found += 1
      return found
    })
  expect([await ask('a', ['x', 1]), await ask('a', ['x', 1])]).toEqual([1, 1])
  expect([await ask('a', ['x', 2]), await ask('b', ['x', 1])]).toEqual([2, 3])
  totals.invalidate('a')
  expect([await ask('a', ['x', 1]), await ask('b', ['x', 1])]).toEqual([4, 3])
  totals.invalidate()
  isListening = false
  expect([await ask('b', ['x', 1]), await ask('b', ['x', 1])]).toEqual([5, 6])
})
