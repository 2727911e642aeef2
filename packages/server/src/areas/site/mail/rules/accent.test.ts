import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ACCENT, accentOf, borderColor, contrast, palettes, textColorOn } from './accent.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('a button', () => {
  test('has readable text on every accent', () => {
    fc.assert(
      fc.property(colour, (accent) => {
        expect(contrast(textColorOn(accent), accent)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('has an edge with enough contrast, in light and dark mode', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom(palettes.light, palettes.dark), (accent, sheet) => {
        expect(contrast(borderColor(accent, sheet), sheet.sheet)).toBeGreaterThanOrEqual(3)
      }),
    )
  })

  test('has white text on the accent of the product', () => {
    expect(textColorOn(ACCENT)).toBe('#ffffff')
  })
})

test('text of a mail is readable on both of its backgrounds', () => {
  for (const { ink, mute, sheet, paper } of Object.values(palettes)) {
    for (const words of [ink, mute]) {
      for (const ground of [sheet, paper]) {
        expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5)
      }
    }
  }
})

test.each([
  ['#AbCdEf', '#abcdef'],
  ['', ACCENT],
  [undefined, ACCENT],
  ['red', ACCENT],
  ['#fff', ACCENT],
  ['#123456;background:url(//evil.example)', ACCENT],
])('the accent %s is shown as %s', (set, shown) => {
  expect(accentOf(set)).toBe(shown)
})

test('contrast is that of the guideline', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2)
})
