import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { AWAY_MS, codesInView, type SeenCodes } from './seen-codes.ts'

const FRAME_MS = 100

/** Which codes arrive in each of these frames. */
function arrivals(frames: readonly (readonly string[])[]): readonly (readonly string[])[] {
  let seen: SeenCodes = new Map()
  return frames.map((codes, at) => {
    const frame = codesInView(seen, codes, at * FRAME_MS)
    seen = frame.seen
    return frame.arrived
  })
}

const away = Array.from({ length: AWAY_MS / FRAME_MS }, () => [] as string[])

test('a code counts once while it is visible, even when single frames miss it', () => {
  expect(arrivals([['a'], ['a'], [], ['a'], ['a', 'a']])).toEqual([['a'], [], [], [], []])
})

test('a code counts again after it left the view', () => {
  expect(arrivals([['a'], ...away, ['a']]).flat()).toEqual(['a', 'a'])
})

test('two codes in one frame count both, and empty ones not at all', () => {
  expect(arrivals([[' a ', 'b', ' ']])).toEqual([['a', 'b']])
})

test('a code is counted at most once for each appearance', () => {
  const frames = array(array(constantFrom('a', 'b'), { maxLength: 3 }), { maxLength: 60 })
  assert(
    property(frames, (codes) => {
      for (const code of ['a', 'b'] as const) {
        const times = arrivals(codes).flatMap((one, at) => (one.includes(code) ? [at] : []))
        times.slice(1).forEach((at, before) => {
          expect((at - (times[before] ?? 0)) * FRAME_MS).toBeGreaterThanOrEqual(AWAY_MS)
        })
        expect(times.length > 0).toBe(codes.some((one) => one.includes(code)))
      }
    }),
  )
})
