import { expect, test } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { isInSrgb, parseOklch, toLinearRgb } from './oklch.ts'

test('white on black is 21:1, whichever is the text', () => {
  const [white, black] = [parseOklch('oklch(1 0 0)'), parseOklch('oklch(0 0 0)')]
  expect(contrastRatio(white, black)).toBeCloseTo(21, 2)
  expect(contrastRatio(black, white)).toBeCloseTo(21, 2)
})

test('the middle grey #777777 on white is 4.48:1', () => {
  const grey = parseOklch('oklch(0.5693 0 0)')
  expect(contrastRatio(grey, parseOklch('oklch(1 0 0)'))).toBeCloseTo(4.48, 1)
})

test('pure sRGB red has the OKLCH coordinates that the colour standard gives', () => {
  const [r, g, b] = toLinearRgb(parseOklch('oklch(62.796% 0.25768 29.234)'))
  expect([r, g, b].map((channel) => Math.abs(Math.round(channel * 100) / 100))).toEqual([1, 0, 0])
})

test('translucent text has less contrast than the same opaque colour', () => {
  const paper = parseOklch('oklch(0.985 0.004 85)')
  const half = contrastRatio(parseOklch('oklch(0.22 0.012 75 / 0.5)'), paper)
  expect(half).toBeLessThan(5)
  expect(half).toBeGreaterThan(3)
})

test('a colour beyond what screens show is detected', () => {
  expect(isInSrgb(parseOklch('oklch(0.6 0.35 150)'))).toBe(false)
  expect(isInSrgb(parseOklch('oklch(0.6 0.1 150)'))).toBe(true)
})
