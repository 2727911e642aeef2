import { expect, test } from 'vitest'
import { recentSearches } from './recent-searches.ts'

test('the last six searches are shown, each once, until they are removed', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const searches = recentSearches(() => storage)
  for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) searches.add(words)
  expect(searches.all()).toEqual(['c', 'g', 'f', 'e', 'd', 'b'])
  searches.remove('g')
  expect(searches.all()).toEqual(['c', 'f', 'e', 'd', 'b'])
  stored.set('vitrine_searches', JSON.stringify([' ', 'x'.repeat(81), 1, 'jug']))
  expect(searches.all()).toEqual(['jug'])
  searches.remove('jug')
  expect(stored.size).toBe(0)
})
