import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hex, tone } from './colour.ts'
import { drawArtwork, families, formsOf, palettesOf, swatchOf, views } from './index.ts'

const everyForm = families.flatMap((family) =>
  formsOf(family).map((form) => [family, form] as const),
)

describe('drawExhibit', () => {
  test.each(everyForm)(
    'draws %s · %s in every view, moderate in size and free of NaN',
    (family, form) => {
      for (const view of views) {
        const { svg, ground, alt, width, height } = drawArtwork({ family, form, seed: 5, view })
        expect(svg).not.toMatch(/NaN|undefined|Infinity|oklch/)
        expect(svg.length).toBeLessThan(400_000)
        expect(ground).toMatch(/^#[0-9a-f]{6}$/)
        expect(alt.length).toBeGreaterThan(8)
        expect([width, height]).toEqual([1600, 2000])
      }
    },
  )

  test('draws the same picture for the same values, whatever was drawn before', () => {
    const specs = families.map((family) => ({ family, seed: 11 }))
    const first = specs.map((spec) => drawArtwork(spec).svg)
    const again = [...specs]
      .reverse()
      .map((spec) => drawArtwork(spec).svg)
      .reverse()
    expect(again).toEqual(first)
  })

  test('a seed determines the form, and a palette only the colour', () => {
    const shapes = (palette: string) =>
      drawArtwork({ family: 'paper', seed: 3, form: 'star', palette }).svg.replace(
        /#[0-9a-f]{6}/g,
        '',
      )
    expect(shapes('sky')).toBe(shapes('plum'))
    const jar = (seed: number) => drawArtwork({ family: 'vessel', seed, form: 'jar' }).svg
    expect(jar(1)).not.toBe(jar(2))
  })

  test('every definition a picture refers to is in the picture', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...families),
        fc.constantFrom(...views),
        fc.nat(9999),
        (family, view, seed) => {
          const { svg } = drawArtwork({ family, seed, view })
          const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id))
          const wanted = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id)
          expect(wanted.filter((id) => !defined.has(id))).toEqual([])
          expect(svg).not.toMatch(/NaN|undefined|Infinity/)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('an unknown palette is refused with the known names', () => {
    expect(() => drawArtwork({ family: 'vessel', seed: 1, palette: 'mauve' })).toThrow(
      /"mauve" is not a palette of "vessel".*celadon/,
    )
  })
})

test('every palette has a swatch', () => {
  for (const family of families) {
    for (const palette of palettesOf(family)) {
      expect(swatchOf(family, palette)).toMatch(/^#[0-9a-f]{6}$/)
    }
  }
})

test('OKLCH is converted to sRGB as defined', () => {
  expect(hex(tone(1, 0, 0))).toBe('#ffffff')
  expect(hex(tone(0, 0, 0))).toBe('#000000')
  expect(hex(tone(0.628, 0.2577, 29.23))).toBe('#ff0000')
  expect(hex(tone(0.7, 0.37, 150))).toMatch(/^#[0-9a-f]{6}$/)
})
