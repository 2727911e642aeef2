import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accentStyles, accentTokens } from './accent.ts'
import { contrastRatio } from './contrast.ts'
import { isInSrgb, parseOklch } from './oklch.ts'

const anyAccent = fc
  .tuple(
    fc.integer({ min: 5, max: 98 }),
    fc.integer({ min: 0, max: 37 }),
    fc.integer({ max: 360, min: 0 }),
  )
  .map(([l, c, h]) => `oklch(${l / 100} ${c / 100} ${h})`)
const ratio = (a: string, b: string) => contrastRatio(parseOklch(a), parseOklch(b))

describe('accentTokens', () => {
  test.each(['light', 'dark'] as const)('any colour becomes readable in the %s theme', (theme) => {
    const grounds =
      theme === 'light'
        ? ['oklch(0.985 0.004 85)', 'oklch(0.955 0.006 85)', 'oklch(0.955 0.015 50)']
        : ['oklch(0.19 0.01 75)', 'oklch(0.235 0.01 75)', 'oklch(0.265 0.025 45)']
    fc.assert(
      fc.property(anyAccent, (colour) => {
        const { accent, deep, onAccent, text } = accentTokens(colour, theme)
        expect(ratio(onAccent, accent)).toBeGreaterThanOrEqual(4.5)
        expect(ratio(onAccent, deep)).toBeGreaterThanOrEqual(4.5)
        for (const ground of grounds) expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
        expect([accent, deep, text].every((c) => isInSrgb(parseOklch(c), 0.002))).toBe(true)
      }),
    )
  })

  test('does not change the chosen hue', () => {
    expect(parseOklch(accentTokens('oklch(0.62 0.19 250)', 'dark').accent).h).toBe(250)
  })

  test('refuses other formats than OKLCH and shows the format', () => {
    expect(() => accentStyles('#d73')).toThrow('write it like "oklch(0.58 0.19 35)"')
    expect(() => accentStyles('oklch(0.5 0.1 20);}body{display:none')).toThrow('is not OKLCH')
  })
})
