import { assert, asyncProperty, integer } from 'fast-check'
import { expect, test } from 'vitest'
import { solveChallenge } from './proof-of-work.ts'
import { hexOf } from './sha256.fixture.ts'

const puzzle = async (number: number, maxnumber: number) => ({
  algorithm: 'SHA-256' as const,
  challenge: await hexOf(`salt?site=1&${number}`),
  salt: 'salt?site=1&',
  signature: 'signed',
  maxnumber,
})
const read = (token: string) => JSON.parse(atob(token))

test('finds the number wherever it is, and sends it back with the challenge', async () => {
  await assert(
    asyncProperty(integer({ min: 0, max: 1600 }), async (number) => {
      const asked = await puzzle(number, 1600)
      const { maxnumber: _, ...kept } = asked
      expect(read(await solveChallenge(asked))).toEqual({ ...kept, number })
    }),
    { numRuns: 15 },
  )
})

test('finds the first and the last number', async () => {
  expect(read(await solveChallenge(await puzzle(0, 0))).number).toBe(0)
  expect(read(await solveChallenge(await puzzle(1000, 1000))).number).toBe(1000)
})

test('reports that there is no solution', async () => {
  await expect(solveChallenge(await puzzle(11, 10))).rejects.toMatchObject({
    code: 'CAPTCHA_UNSOLVABLE',
  })
})

test('does not block other work', async () => {
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
  }, 1)
  await solveChallenge(await puzzle(5000, 5000))
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(2)
})

test('stops when it is aborted', async () => {
  const stop = new AbortController()
  const work = solveChallenge(await puzzle(-1, 100_000_000), stop.signal)
  stop.abort(new Error('left the page'))
  await expect(work).rejects.toThrow('left the page')
})
