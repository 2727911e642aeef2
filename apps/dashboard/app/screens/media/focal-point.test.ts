import { assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { movedBy, pointAt, positionOf } from './focal-point.ts'

const box = { left: 100, top: 50, width: 200, height: 400 }

test('a click is a point in percent of the picture', () => {
  expect(pointAt({ clientX: 150, clientY: 450 }, box)).toEqual({ x: 25, y: 100 })
  expect(pointAt({ clientX: 90, clientY: 40 }, box)).toEqual({ x: 0, y: 0 })
})

test('arrow keys move the point by one, with Shift by ten', () => {
  const point = { x: 50, y: 95 }
  expect(movedBy(point, { key: 'ArrowLeft', shiftKey: false })).toEqual({ x: 49, y: 95 })
  expect(movedBy(point, { key: 'ArrowDown', shiftKey: true })).toEqual({ x: 50, y: 100 })
  expect(movedBy(point, { key: 'Tab', shiftKey: true })).toBeUndefined()
})

test('no key moves the point out of the picture', () => {
  const side = integer({ min: 0, max: 100 })
  const key = constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown')
  assert(
    property(
      record({ x: side, y: side }),
      key,
      constantFrom(true, false),
      (point, one, shiftKey) => {
        const { x, y } = movedBy(point, { key: one, shiftKey }) ?? { x: -1, y: -1 }
        expect(x >= 0 && x <= 100 && y >= 0 && y <= 100).toBe(true)
      },
    ),
  )
})

test('without a point the centre is visible', () => {
  expect(positionOf(undefined)).toBe('50% 50%')
  expect(positionOf({ x: 10, y: 0 })).toBe('10% 0%')
})
