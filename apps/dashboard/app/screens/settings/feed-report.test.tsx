import { expect, test } from 'vitest'
import type { OutputOf } from '../../api/client.ts'
import { markupOf, textOf } from '../../shared/render.fixture.tsx'
import { FeedDetails, otherLanguages } from './feed-report.tsx'

const complete: OutputOf<'shop.getFeedReport'> = {
  shopUrl: 'https://shop.example',
  items: 1200,
  physicalItems: 1,
  gaps: [
    { gap: 'PICTURE', count: 0 },
    { gap: 'BRAND_OR_GTIN', count: 0 },
  ],
  products: [],
}
const lacking: typeof complete = {
  ...complete,
  gaps: [
    { gap: 'PICTURE', count: 0 },
    { gap: 'BRAND_OR_GTIN', count: 7 },
  ],
  products: [{ id: 'p1', name: 'Tide jar', gaps: ['BRAND_OR_GTIN'] }],
}
const details = (report: typeof complete, languages: readonly string[] = [], isOpen = true) => (
  <FeedDetails report={report} languages={languages} isOpen={isOpen} />
)

test('each platform has its address and its number of variants', () => {
  const text = textOf(details(complete))
  expect(text).toContain('https://shop.example/feeds/google.xml')
  expect(text).toContain('https://shop.example/feeds/meta.xml')
  expect(text).toMatch(/1,?200 variants/)
  expect(text).toContain('1 variant ')
  expect(text).toContain('Nothing is missing.')
  expect(text).not.toContain('not open yet')
})

test('other languages have addresses of their own', () => {
  const text = textOf(details(complete, ['de']))
  expect(text).toContain('German')
  expect(text).toContain('https://shop.example/feeds/google.xml?lang=de')
  expect(otherLanguages({ en: {}, de: {}, fr: {} }, 'en-US')).toEqual(['de', 'fr'])
})

test('missing data are counted, and their products are linked', () => {
  const markup = markupOf(details(lacking))
  expect(markup).toContain('href="/dashboard/products/p1"')
  expect(textOf(details(lacking))).toContain('Brand or valid GTIN 7')
  expect(textOf(details(lacking))).not.toContain('Picture')
})

test('an empty feed shows a message, and so does a shop that is not open', () => {
  const text = textOf(details({ ...complete, items: 0, physicalItems: 0 }, [], false))
  expect(text).toContain('There is no product in the feeds yet.')
  expect(text).toContain('Your shop is not open yet.')
})
