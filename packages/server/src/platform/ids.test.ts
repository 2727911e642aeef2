import { expect, test } from 'vitest'
import { newOrderedId } from './ids.ts'

test('ordered ids are GUIDs of version 7 that start with their time, and are unique', () => {
  const before = Date.now()
  const ids = Array.from({ length: 1000 }, newOrderedId)
  const after = Date.now()
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const moment = Number.parseInt(id.replace('-', '').slice(0, 12), 16)
    expect(moment).toBeGreaterThanOrEqual(before)
    expect(moment).toBeLessThanOrEqual(after)
  }
})
