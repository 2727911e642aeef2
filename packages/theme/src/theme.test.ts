import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accentStyles } from './accent.ts'
import { contrastRatio } from './contrast.ts'
import { hexToColour, isColour, toHex } from './hex.ts'
import { defaultLook, type Look, lookOf, presetNames, schemes } from './look.ts'
import { hexToOklch, type Oklch, parseOklch } from './oklch.ts'
import { paletteOf } from './palette.ts'
import { resolveLook } from './presets.ts'
import { contrastProblems } from './problems.ts'
import { themeStyles } from './theme-styles.ts'

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
const maybeHex = fc.option(hex, { nil: null })
const colours = fc.record({ paper: maybeHex, ink: maybeHex, accent: maybeHex })
const anyLook: fc.Arbitrary<Look> = fc.record({
  preset: fc.constantFrom(...presetNames),
  colours: fc.record({ light: colours, dark: colours }),
  typePair: fc.constant(null),
  radius: fc.constant(null),
  pictureRatio: fc.constant(null),
  density: fc.constant(null),
})

test.each(presetNames)('the preset %s is readable in both schemes', (preset) => {
  expect(contrastProblems(lookOf(preset))).toEqual([])
})

describe('a refused look', () => {
  test('is accepted after its suggestions have been applied', () => {
    fc.assert(
      fc.property(anyLook, (look) => {
        let fixed = look
        for (let round = 0; round < 4 && contrastProblems(fixed).length > 0; round += 1) {
          for (const { scheme, role, suggestion } of contrastProblems(fixed)) {
            const own = { ...fixed.colours[scheme], [role]: suggestion }
            fixed = { ...fixed, colours: { ...fixed.colours, [scheme]: own } }
          }
        }
        expect(contrastProblems(fixed)).toEqual([])
      }),
    )
  })

  test('names the pair of colours, its contrast and the required one', () => {
    const light = { paper: '#ffffff', ink: '#999999', accent: null }
    const look = { ...defaultLook, colours: { ...defaultLook.colours, light } }
    expect(contrastProblems(look)).toMatchObject([
      { scheme: 'light', role: 'ink', pair: ['ink', expect.any(String)], least: 4.5 },
    ])
    expect(contrastProblems(look)[0]?.ratio).toBeLessThan(4.5)
  })

  test('has background and text colours reversed', () => {
    const light = { paper: '#000000', ink: '#ffffff', accent: null }
    const look = { ...defaultLook, colours: { ...defaultLook.colours, light } }
    expect(contrastProblems(look)).toMatchObject([{ scheme: 'light' }])
  })
})

test.each([
  ['light', '#ffffff'],
  ['dark', '#000000'],
] as const)('text in the accent is readable in %s, for any colour: %s', (scheme, accent) => {
  const colours = resolveLook(defaultLook).colours[scheme]
  const { tokens, accent: made } = paletteOf({ ...colours, accent }, scheme)
  const [text, paper] = [made.text, tokens.paper ?? ''].map(parseOklch)
  expect(contrastRatio(text as Oklch, paper as Oklch)).toBeGreaterThanOrEqual(4.5)
})

test('all text of an accepted look is readable on all its backgrounds', () => {
  const words = ['ink', 'mute', 'good', 'warn', 'bad', 'note']
  fc.assert(
    fc.property(anyLook, (look) => {
      fc.pre(contrastProblems(look).length === 0)
      for (const scheme of schemes) {
        const { tokens, accent } = paletteOf(resolveLook(look).colours[scheme], scheme)
        for (const ground of ['paper', 'case', 'raised', 'chosen']) {
          const on = (text: string) =>
            contrastRatio(parseOklch(text), parseOklch(tokens[ground] ?? ''))
          for (const word of words) expect(on(tokens[word] ?? '')).toBeGreaterThanOrEqual(4.5)
          expect(on(accent.text)).toBeGreaterThanOrEqual(4.5)
        }
        const label = contrastRatio(parseOklch(accent.onAccent), parseOklch(accent.accent))
        expect(label).toBeGreaterThanOrEqual(4.5)
      }
    }),
    { numRuns: 25 },
  )
})

test('a colour is read as hexadecimal or OKLCH, and stored as hexadecimal', () => {
  expect(toHex(' #AbCdEf ')).toBe('#abcdef')
  expect(toHex('oklch(1 0 0)')).toBe('#ffffff')
  expect(
    ['red', '#12345', 'oklch(2 0 0)', 'oklch(0.5 0.1 20 / 0.5)', 'oklch(. . .)'].filter(isColour),
  ).toEqual([])
  fc.assert(
    fc.property(hex, (one) => {
      const { l, c, h } = hexToColour(one)
      expect(toHex(`oklch(${l} ${c} ${h})`)).toMatch(/^#[0-9a-f]{6}$/)
    }),
  )
})

describe('the style sheet', () => {
  test('is empty for a shop without a theme, and has the accent only with a brand colour', () => {
    expect(themeStyles(defaultLook, '')).toBe('')
    expect(themeStyles(defaultLook, '#2b6cb0')).toContain('--v-accent:')
    expect(themeStyles(defaultLook, '#2b6cb0')).not.toContain('--v-paper')
    expect(themeStyles(defaultLook, '#2b6cb0')).toBe(accentStyles(hexToOklch('#2b6cb0')))
  })

  test('has only the changes of the preset', () => {
    const styles = themeStyles(lookOf('market'), '')
    expect(styles).toContain('--v-radius:16px')
    expect(styles).toContain('--v-picture-ratio:1/1')
    expect(styles).toContain('"Geist Variable"')
    expect(styles).toContain("[data-theme='dark']")
  })

  test('cannot close its style element', () => {
    fc.assert(fc.property(anyLook, hex, (look, brand) => !/[<>]/.test(themeStyles(look, brand))))
  })
})
