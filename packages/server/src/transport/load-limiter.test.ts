import { Unavailable } from '@vitrine/contract/kit'
import { expect, test } from 'vitest'
import { createLoadLimiter, type LoadLimiter } from './load-limiter.ts'

const answer = (load: LoadLimiter) => {
  try {
    load.enter()()
    return 'taken on'
  } catch (error) {
    return (error as { definition: { code: string } }).definition.code
  }
}

test('the number of concurrent requests is limited, and the next one starts when one is done', () => {
  const load = createLoadLimiter({ maxRequests: 2, maxDelayMs: 0 })
  const leave = load.enter()
  load.enter()
  expect(answer(load)).toBe(Unavailable.code)
  leave()
  leave()
  expect(answer(load)).toBe('taken on')
  load.enter()
  expect(answer(load)).toBe(Unavailable.code)
})

test('an overloaded process accepts no requests until it has caught up', async () => {
  const load = createLoadLimiter({ maxDelayMs: 100 })
  let isOver = false
  const block = () => {
    const end = performance.now() + 300
    while (performance.now() < end);
    if (!isOver) setTimeout(block, 1)
  }
  block()
  await expect.poll(() => answer(load)).toBe(Unavailable.code)
  isOver = true
  await expect.poll(() => answer(load)).toBe('taken on')
  load.close()
})
