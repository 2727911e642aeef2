/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { accentTokens, contrastRatio, isInSrgb, parseOklch } from '@vitrine/theme'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replaceAll('"', "'")

/** The custom properties of the first block that opens with the given selector. */
function block(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`)
  expect(start, `${selector} is in tokens.css`).toBeGreaterThan(-1)
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  const pairs = [...body.matchAll(/(--v-[\w-]+):\s*([^;]+);/g)]
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.slice(4), value]))
}

const light = block(':root')
const dark = block("[data-theme='dark']")
const themes = { light, dark }

const grounds = ['paper', 'case', 'raised', 'chosen'] as const
const words = ['ink', 'mute', 'accent-text', 'good', 'warn', 'bad', 'note'] as const
const pairs = [
  ...words.flatMap((word) => grounds.map((ground) => [word, ground, 4.5] as const)),
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-deep', 4.5],
  ['on-bad', 'bad', 4.5],
  ['paper', 'ink', 4.5],
  // Not text: the edge of a control, WCAG 1.4.11.
  ['edge', 'paper', 3],
  ['edge', 'case', 3],
  ['edge', 'raised', 3],
] as const

const cases = (['light', 'dark'] as const).flatMap((theme) =>
  pairs.map(([front, ground, least]) => ({ theme, front, ground, least })),
)

describe('colours', () => {
  test.each(cases)('$theme: $front on $ground reaches $least:1', (pair) => {
    const { theme, front, ground, least } = pair
    const read = (name: string) => parseOklch(themes[theme][name] ?? `missing --v-${name}`)
    expect(contrastRatio(read(front), read(ground))).toBeGreaterThanOrEqual(least)
  })

  test('both ways to dark mode have the same colours', () => {
    expect(block(":root:not([data-theme='light'])")).toEqual(dark)
    expect(Object.keys(dark)).toEqual(Object.keys(light))
  })

  test.each(['light', 'dark'] as const)('every %s colour is in the sRGB gamut', (theme) => {
    const colours = Object.entries(themes[theme]).filter(([, value]) =>
      /^oklch\([^)]*\)$/.test(value),
    )
    expect(colours.length).toBeGreaterThan(15)
    expect(colours.filter(([, value]) => !isInSrgb(parseOklch(value)))).toEqual([])
  })

  test('status colours have similar lightness', () => {
    for (const theme of [light, dark]) {
      const band = ['good', 'warn', 'bad', 'note'].map((name) => parseOklch(theme[name] ?? '').l)
      expect(Math.max(...band) - Math.min(...band)).toBeLessThanOrEqual(0.05)
    }
  })
})

describe('an accent that a site chooses', () => {
  const hues = Array.from({ length: 24 }, (_, i) => `oklch(0.62 0.19 ${i * 15})`)

  test.each(['light', 'dark'] as const)(
    'is readable on every background of the %s theme',
    (theme) => {
      for (const hue of hues) {
        const words = parseOklch(accentTokens(hue, theme).text)
        const ratios = grounds.map((g) => contrastRatio(words, parseOklch(themes[theme][g] ?? '')))
        expect(Math.min(...ratios), hue).toBeGreaterThanOrEqual(4.5)
      }
    },
  )
})

test('every spacing is a multiple of 4 px', () => {
  const spaces = [...css.matchAll(/--v-space-(\d+):\s*([\d.]+)rem/g)]
  expect(spaces.length).toBeGreaterThan(8)
  for (const [, step, rem] of spaces) expect(Number(rem) * 16).toBe(Number(step) * 4)
})
