import { expect, test } from 'vitest'
import { createTextMemory } from './text-memory.ts'

const long = 'é'.repeat(500)

test('A text is found by its stamp, as the bytes that are sent.', () => {
  const memory = createTextMemory()
  expect(memory.find('one')).toBeUndefined()
  const kept = memory.keep('one', '{"name":"Väse 🏺"}')
  expect(memory.find('one')).toBe(kept)
  expect(kept.toString()).toBe('{"name":"Väse 🏺"}')
})

test('Two readers of one stamp share its bytes, which count once.', () => {
  const memory = createTextMemory()
  const kept = memory.keep('one', long)
  const { bytes } = memory
  expect(memory.keep('one', long)).toBe(kept)
  expect(memory.bytes).toBe(bytes)
})

test('When it is full, what was used longest ago goes first.', () => {
  const memory = createTextMemory(4000)
  for (const stamp of ['one', 'two', 'three']) memory.keep(stamp, long)
  memory.find('one')
  memory.keep('four', long)
  expect(['one', 'two', 'three', 'four'].filter((stamp) => memory.find(stamp))).toEqual([
    'one',
    'three',
    'four',
  ])
  expect(memory.bytes).toBeLessThanOrEqual(4000)
})

test('A text that is larger than the memory is sent and not kept.', () => {
  const memory = createTextMemory(500)
  expect(memory.keep('one', long).byteLength).toBe(1000)
  expect(memory.find('one')).toBeUndefined()
  expect(memory.bytes).toBe(0)
})
