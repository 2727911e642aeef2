import { expect, test } from 'vitest'
import { reportsBack } from './reports-back.ts'

const answered = (before: number, after = 0) => ({
  before: { reportCount: before },
  after: { reportCount: after },
})

test('reports that a decision closed are pending again, together with later ones', () => {
  expect(reportsBack(0, [answered(3)])).toBe(3)
  expect(reportsBack(2, [answered(3)])).toBe(5)
  expect(reportsBack(0, [answered(0), answered(2)])).toBe(2)
  expect(reportsBack(1, [answered(0, 3)])).toBe(0)
  expect(reportsBack(4, [])).toBe(4)
})
