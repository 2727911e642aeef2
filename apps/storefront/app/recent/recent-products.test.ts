import { expect, test } from 'vitest'
import { recentProducts } from './recent-products.ts'

const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

function browser() {
  const stored = new Map<string, string>()
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  }
}

test('the last one is first, once, with at most twelve others', () => {
  const storage = browser()
  const recent = recentProducts(() => storage as never)
  for (let at = 0; at < 20; at += 1) recent.add(idOf(at))
  recent.add(idOf(15))
  expect(recent.others(idOf(15)).slice(0, 3)).toEqual([idOf(19), idOf(18), idOf(17)])
  expect(recent.others(idOf(15))).toHaveLength(12)
  recent.clear()
  expect(recent.others()).toEqual([])
  expect(storage.stored.size).toBe(0)
})

test('invalid stored values are ignored', () => {
  const storage = browser()
  const recent = recentProducts(() => storage as never)
  for (const text of ['', '{', '"x"', '{"a":1}', `["x", 1, "${idOf(1)}"]`]) {
    storage.setItem('vitrine_recent', text)
    expect(recent.others()).toEqual(text.includes(idOf(1)) ? [idOf(1)] : [])
  }
})

test('a browser without storage shows nothing', () => {
  const recent = recentProducts(() => {
    throw new Error('SecurityError')
  })
  recent.add(idOf(1))
  recent.clear()
  expect(recent.others()).toEqual([])
})
