import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { french } from '../../messages/french.fixture.ts'
import { german } from '../../messages/german.fixture.ts'
import { hebrew } from '../../messages/hebrew.fixture.ts'
import { spanish } from '../../messages/spanish.fixture.ts'
import { changeLabels, filterLabels } from './job-input-labels.ts'

const which = (input: object) => filterLabels(input, english, 'en')
const changes = (input: object) =>
  changeLabels(input, english, 'en').map(({ label, value }) => `${label}: ${value}`)

test.each<[string, object, string[]]>([
  ['a beginning', { name: { $startsWith: 'Vase' } }, ['Name begins with “Vase”']],
  ['a plain value', { visible: true }, ['Visible is yes']],
  [
    'a path, by what it is about',
    { 'brand.name': { $in: ['Kiln', 'Loom'] }, 'actualPriceRange.minValue.amount': { $gte: 20 } },
    ['Brand is one of “Kiln”, “Loom”', 'Lowest price is at least 20'],
  ],
  [
    'joined conditions',
    { $and: [{ visible: false }, { $not: { 'ribbon.name': 'Sale' } }] },
    ['Visible is no', 'Not (Ribbon is “Sale”)'],
  ],
  [
    'a choice of conditions',
    { $or: [{ slug: { $exists: false } }, { 'tags.publicTags.tagIds': { $isEmpty: true } }] },
    ['Address is not set or Tags: none'],
  ],
  [
    'a moment',
    { createdDate: { $lt: '2026-05-01T10:00:00Z' } },
    [expect.stringMatching(/^Created before May 1, 2026/) as string],
  ],
  ['a state', { 'inventory.availabilityStatus': 'OUT_OF_STOCK' }, ['Availability is out of stock']],
  [
    'what an item of a list must be',
    { 'variantsInfo.variants': { $matchItems: [{ sku: 'A-1' }] } },
    ['Variant: SKU is “A-1”'],
  ],
])('shows the selection by %s', (_, filter, lines) => {
  expect(which({ filter })).toEqual(lines)
})

test('shows that everything is selected, the search words, or nothing without a filter', () => {
  expect(which({ filter: {} })).toEqual(['Everything'])
  expect(which({ search: { expression: 'bowl' } })).toEqual(['Found by “bowl”'])
  expect(which({ group: 'g1' })).toEqual([])
})

test.each<[object, string[]]>([
  [
    { filter: {}, actualPrice: { percentage: '10' }, rounding: 'CURRENCY_PRECISION' },
    ['Price: +10 %', 'Rounding: to the smallest coin'],
  ],
  [{ cost: { amount: '-2.5' } }, ['Cost: -2.5']],
  [{ compareAtPriceDiscount: { percentage: '25' } }, ['Less than the compare-at price: 25 %']],
  [{ product: { visible: false, ribbon: { name: 'Sale' } } }, ['Visible: no', 'Ribbon: Sale']],
  [{ variant: { price: { actualPrice: { amount: '8' } } } }, ['Price: 8']],
  [{ adjustment: { decrementBy: 3 } }, ['Quantity: -3']],
  [{ assignTags: { publicTags: { tagIds: ['winter', 'new'] } } }, ['Tags to put on: winter, new']],
  [{ group: 'g1' }, []],
])('shows the change: %j', (input, lines) => {
  expect(changes(input)).toEqual(lines)
})

test('is in German', () => {
  const filter = { name: { $startsWith: 'Vase' } }
  expect(filterLabels({ filter }, german, 'de')).toEqual(['Name beginnt mit „Vase“'])
  expect(changeLabels({ cost: { percentage: '2.5' } }, german, 'de')).toEqual([
    { label: 'Kosten', value: '+2,5 %' },
  ])
})

test('is in Spanish', () => {
  const filter = { name: { $startsWith: 'Vase' } }
  expect(filterLabels({ filter }, spanish, 'es')).toEqual(['Nombre empieza por «Vase»'])
  expect(changeLabels({ cost: { percentage: '2.5' } }, spanish, 'es')).toEqual([
    { label: 'Coste', value: '+2,5 %' },
  ])
})

test('is in French', () => {
  const filter = { name: { $startsWith: 'Vase' } }
  expect(filterLabels({ filter }, french, 'fr')).toEqual(['Nom commence par «\u00a0Vase\u00a0»'])
  expect(changeLabels({ cost: { percentage: '2.5' } }, french, 'fr')).toEqual([
    { label: 'Coût', value: '+2,5 %' },
  ])
})

test('is in Hebrew', () => {
  const filter = { name: { $startsWith: 'Vase' } }
  expect(filterLabels({ filter }, hebrew, 'he')).toEqual(['שם מתחיל ב-״Vase״'])
})
