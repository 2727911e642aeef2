import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fileNameOf, normaliseUrl } from './addresses.ts'
import { backgroundColorOf } from './background-color.ts'
import { coveringCrop, filledFrame, fittedWidth, formatFor, widthFor } from './renditions.ts'
import { svgAtSize, svgSize, unsafePartOf } from './svg.ts'

const side = fc.integer({ min: 1, max: 12_000 })
const size = fc.record({ width: side, height: side })

describe('the size of a derived picture', () => {
  test('is the next standard size and never larger than the picture', () => {
    expect(widthFor({ width: 3000, height: 10 }, 300)).toBe(360)
    expect(widthFor({ width: 3000, height: 10 }, 99_999)).toBe(2000)
    expect(widthFor({ width: 200, height: 10 }, 720)).toBe(200)
  })

  test('is inside of the picture and close to the requested ratio, for any request', () => {
    fc.assert(
      fc.property(size, size, (picture, frame) => {
        const fitted = fittedWidth(picture, frame)
        expect(fitted).toBeGreaterThan(0)
        expect(fitted).toBeLessThanOrEqual(picture.width)
        const filled = filledFrame(picture, frame)
        expect(filled.width).toBeLessThanOrEqual(picture.width)
        expect(filled.height).toBeLessThanOrEqual(picture.height + 1)
        expect(filled.height).toBeGreaterThan(0)
      }),
    )
    const filled = filledFrame({ width: 2000, height: 2500 }, { width: 400, height: 500 })
    expect(filled.height / filled.width).toBeCloseTo(1.25, 1)
  })

  test('has few values, so that requests cannot fill the disk', () => {
    const picture = { width: 4000, height: 4000 }
    const seen = new Set<string>()
    for (let width = 1; width < 3000; width += 13) {
      for (let height = 1; height < 3000; height += 17) {
        seen.add(JSON.stringify(filledFrame(picture, { width, height })))
      }
    }
    expect(seen.size).toBeLessThan(700)
  })
})

test('the smallest format that a client accepts is chosen', () => {
  expect(formatFor('image/avif,image/webp,*/*')).toBe('avif')
  expect(formatFor('image/webp,*/*')).toBe('webp')
  expect(formatFor('*/*')).toBe('jpeg')
  expect(formatFor(undefined)).toBe('jpeg')
})

describe('a drawing', () => {
  const plain =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500"><rect fill="url(#a)"/></svg>'

  test.each([
    ['<svg><script>alert(1)</script></svg>', 'scripts'],
    ['<svg><svg:script/></svg>', 'scripts'],
    ['<svg onload="x()"/>', 'event handlers'],
    ['<svg><a href="https://x.test"/></svg>', 'references to something outside of it'],
    [
      '<svg><use xlink:href = "file:///etc/passwd#a"/></svg>',
      'references to something outside of it',
    ],
    [
      "<svg><image href='data:image/png;base64,AA'/></svg>",
      'references to something outside of it',
    ],
    [
      '<svg><rect style="fill:url(https://x.test)"/></svg>',
      'references to something outside of it',
    ],
    ['<svg><style>@import "x"</style></svg>', 'imported styles'],
    ['<svg><foreignObject/></svg>', 'foreign objects'],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', 'a document type or entities'],
    ['<?xml-stylesheet href="#a"?><svg/>', 'processing instructions'],
    ['<svg><text>&bomb;</text></svg>', 'entities'],
  ])('that is executable is refused: %s', (text, reason) => {
    expect(unsafePartOf(text)).toBe(reason)
  })

  test('without executable content is accepted', () => {
    expect(unsafePartOf(`<?xml version="1.0" encoding="UTF-8"?>${plain}`)).toBeUndefined()
    expect(unsafePartOf('<svg><use href="#leaf"/><text>a &amp; b</text></svg>')).toBeUndefined()
  })

  test('is 2,000 pixels along its longer side', () => {
    expect(svgSize(plain)).toEqual({ width: 1600, height: 2000 })
    expect(svgSize('<svg width="30px" height="10">')).toEqual({ width: 2000, height: 667 })
    expect(svgSize('<svg width="100%" height="10">')).toBeUndefined()
  })

  test('has its number of pixels from its size', () => {
    const sized = svgAtSize('<svg width="30" height="10"><g width="5"/></svg>', {
      width: 60,
      height: 20,
    })
    expect(sized).toBe('<svg width="60" height="20" viewBox="0 0 30 10"><g width="5"/></svg>')
  })
})

test('a frame that is filled has the focal point in it, wherever it is', () => {
  const percent = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(size, size, fc.record({ x: percent, y: percent }), (picture, frame, point) => {
      const { left, top, width, height } = coveringCrop(picture, frame, point)
      const [x, y] = [(picture.width * point.x) / 100, (picture.height * point.y) / 100]
      // Parts are whole pixels.
      expect(x >= left - 1 && x <= left + width + 1).toBe(true)
      expect(y >= top - 1 && y <= top + height + 1).toBe(true)
      expect(left >= 0 && top >= 0).toBe(true)
      expect(left + width <= picture.width && top + height <= picture.height).toBe(true)
    }),
  )
})

describe('the background of a picture', () => {
  const filled = (pixel: number[]) => ({
    data: Uint8Array.from({ length: 4 * 4 * 3 }, (_, at) => pixel[at % 3] ?? 0),
    width: 4,
    height: 4,
  })

  test('does not change a grey', () => {
    expect(backgroundColorOf(filled([128, 128, 128]))).toBe('#808080')
    expect(backgroundColorOf(filled([255, 255, 255]))).toBe('#ffffff')
  })

  test('reduces a strong colour but not its hue', () => {
    const [red, green, blue] = (
      backgroundColorOf(filled([255, 0, 0])).match(/[0-9a-f]{2}/g) ?? []
    ).map((part) => Number.parseInt(part, 16)) as [number, number, number]
    expect(red).toBeGreaterThan(green)
    expect(red).toBeGreaterThan(blue)
    expect(red - Math.min(green, blue)).toBeLessThan(60)
  })
})

test('addresses have one spelling', () => {
  expect(normaliseUrl(' https://X.test/a b.jpg#top ')).toBe('https://x.test/a%20b.jpg')
  expect(normaliseUrl('ftp://x.test/a')).toBeUndefined()
  expect(normaliseUrl('https://me:secret@x.test/a')).toBeUndefined()
  expect(normaliseUrl(`https://x.test/${'a'.repeat(2048)}`)).toBeUndefined()
  expect(fileNameOf('https://x.test/a/red%20cup.jpg?w=2')).toBe('red cup.jpg')
})
