import { describe, expect, test } from 'vitest'
import { breakAfter, FAILURES_BEFORE_PAUSE, pauseAfter } from './schedule.ts'

const pausesWith = (chance: number): number[] => {
  const pauses: number[] = []
  for (let tries = 1; ; tries += 1) {
    const pause = pauseAfter(tries, chance)
    if (pause === undefined) return pauses
    pauses.push(pause)
  }
}

describe('the schedule of tries', () => {
  test('has at least ten tries over at least three days, each pause longer than the one before', () => {
    const pauses = pausesWith(0)
    expect(pauses.length + 1).toBeGreaterThanOrEqual(10)
    expect(pauses.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(72 * 60 * 60)
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  })

  test('spreads tries of many deliveries by up to a fifth', () => {
    const [least, most] = [pausesWith(0), pausesWith(1)]
    for (const [at, pause] of most.entries()) {
      expect(pause / (least[at] ?? 0)).toBeCloseTo(1.2, 2)
    }
  })

  test('pauses an address after failures in a row, longer each time, up to a quarter of an hour', () => {
    const breaks = Array.from({ length: 40 }, (_, failures) => breakAfter(failures))
    expect(breaks.slice(0, FAILURES_BEFORE_PAUSE)).toEqual(Array(FAILURES_BEFORE_PAUSE).fill(0))
    expect(breaks).toEqual(breaks.toSorted((a, b) => a - b))
    expect(Math.max(...breaks)).toBe(15 * 60)
  })
})
