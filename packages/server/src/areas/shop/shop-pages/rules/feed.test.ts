import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gtinOf } from './gtin.ts'
import { cutText, textOfHtml } from './text-of-html.ts'

const digitOf = (body: string) =>
  (10 -
    ([...body].reverse().reduce((sum, one, at) => sum + Number(one) * (at % 2 ? 1 : 3), 0) % 10)) %
  10

test('of the ten numbers with the same first digits one is a GTIN', () => {
  const body = fc
    .constantFrom(7, 11, 12, 13)
    .chain((length) =>
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length - 1, maxLength: length - 1 }),
    )
    // Numbers with a leading 3 are never for use within a shop.
    .map((digits) => `3${digits.join('')}`)
  fc.assert(
    fc.property(body, (digits) => {
      const all = Array.from({ length: 10 }, (_, last) => `${digits}${last}`)
      expect(all.filter((one) => gtinOf(one))).toEqual([`${digits}${digitOf(digits)}`])
    }),
  )
})

test.each([
  ['12345670', '12345670'],
  ['036000291452', '036000291452'],
  ['4006381333931', '4006381333931'],
  ['10614141000415', '10614141000415'],
  ['', null],
  ['0000000000000', null],
  ['2012345678900', null],
  ['036000291453', null],
  ['40063813339 1', null],
])('the barcode “%s” is the GTIN %j', (barcode, gtin) => {
  expect(gtinOf(barcode)).toBe(gtin)
})

test.each([
  ['<p>One</p><p>Two<br>lines</p>', 'One\nTwo\nlines'],
  ['<ul><li>a</li><li>b &lt; c&nbsp;d</li></ul>', 'a\nb < c d'],
  ['plain   text\n here', 'plain text here'],
  ['<script>alert(1)</script><b>bold</b>', 'bold'],
  ['', ''],
])('of “%s” the text is read', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

test('a text that is cut is a prefix of at most the given length', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.integer({ min: 1, max: 20 }),
      (text, length) => {
        const cut = cutText(text, length)
        expect(cut.length).toBeLessThanOrEqual(length)
        if (cut !== text) expect(text.startsWith(cut.slice(0, -1))).toBe(true)
      },
    ),
  )
})
