import { expect, test } from 'vitest'
import type { Page } from '../../../platform/db/page-to-sql.ts'
import type { Filter } from '../../../platform/db/query-to-sql.ts'
import { createKnownTotals } from './known-totals.ts'

const ask = (value: string): Page & { readonly filter: Filter } => ({
  filter: { kind: 'test', field: 'name', operator: '$eq', value },
  sort: [],
  limit: 10,
  offset: 0,
})

/** Counts as a database would, and tells how often it was asked to. */
function counter(total: number) {
  const asked = { counted: 0, total }
  const find = async (query: Page) => {
    if (query.total === undefined) asked.counted += 1
    return { total: query.total ?? asked.total }
  }
  return { asked, find }
}

test('a total is counted once, until something in the site changes', async () => {
  const totals = createKnownTotals({ isHearing: () => true })
  const { asked, find } = counter(7)
  const total = async (site: string, name: string) =>
    (await totals.use(site, ask(name), find)).total
  expect([await total('a', 'Cup'), await total('a', 'Cup')]).toEqual([7, 7])
  expect(asked.counted).toBe(1)
  await total('a', 'Bowl')
  await total('b', 'Cup')
  expect(asked.counted).toBe(3)

  asked.total = 8
  totals.forget('a')
  expect([await total('a', 'Cup'), await total('b', 'Cup')]).toEqual([8, 7])
  totals.forget()
  expect(await total('b', 'Cup')).toBe(8)
})

test('a total that was counted while something changed is not remembered', async () => {
  const totals = createKnownTotals({ isHearing: () => true })
  const { asked, find } = counter(1)
  await totals.use('a', ask('Cup'), async (query) => {
    totals.forget('a')
    return find(query)
  })
  await totals.use('a', ask('Cup'), find)
  expect(asked.counted).toBe(2)
})

test('who cannot hear of changes remembers nothing and believes nothing', async () => {
  let isHearing = true
  const totals = createKnownTotals({ isHearing: () => isHearing })
  const { asked, find } = counter(1)
  await totals.use('a', ask('Cup'), find)
  isHearing = false
  await totals.use('a', ask('Cup'), find)
  await totals.use('a', ask('Bowl'), find)
  isHearing = true
  await totals.use('a', ask('Bowl'), find)
  expect(asked.counted).toBe(4)
})

test('what is told of all that was found is told again, for each question of each site', async () => {
  let isHearing = true
  const totals = createKnownTotals({ isHearing: () => isHearing })
  let found = 0
  const tell = (site: string, question: unknown) =>
    totals.tell(site, question, async () => {
      found += 1
      return found
    })
  expect([await tell('a', ['x', 1]), await tell('a', ['x', 1])]).toEqual([1, 1])
  expect([await tell('a', ['x', 2]), await tell('b', ['x', 1])]).toEqual([2, 3])
  totals.forget('a')
  expect([await tell('a', ['x', 1]), await tell('b', ['x', 1])]).toEqual([4, 3])
  totals.forget()
  isHearing = false
  expect([await tell('b', ['x', 1]), await tell('b', ['x', 1])]).toEqual([5, 6])
})
