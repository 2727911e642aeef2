import { expect, test } from 'vitest'
import { paceOf, withFailure } from './progress.ts'

const start = new Date('2026-01-01T00:00:00Z')
const running = {
  state: 'RUNNING' as const,
  total: 1000,
  done: 190,
  failed: 10,
  runStartedDate: start,
  runStartedCount: 100,
  updatedDate: new Date('2026-01-01T00:00:10Z'),
}

test('the pace is that of the present run, and tells the seconds left', () => {
  expect(paceOf(running)).toEqual({ membersPerSecond: 10, secondsLeft: 80 })
  expect(paceOf({ ...running, state: 'DONE' })).toEqual({ membersPerSecond: 10 })
  expect(paceOf({ ...running, runStartedCount: 200 })).toEqual({})
  expect(paceOf({ ...running, runStartedDate: null })).toEqual({})
})

test('failures are counted by their reason, with the first twenty members', () => {
  let failures: ReturnType<typeof withFailure> = []
  for (let at = 0; at < 30; at += 1) {
    failures = withFailure(failures, { code: 'A', description: 'a', memberId: String(at) })
  }
  failures = withFailure(failures, { code: 'B', description: 'b', memberId: 'x' })
  expect(failures.map(({ code, count }) => [code, count])).toEqual([
    ['A', 30],
    ['B', 1],
  ])
  expect(failures[0]?.memberIds).toHaveLength(20)
})
