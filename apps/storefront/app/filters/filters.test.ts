import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { links } from '../links.ts'
import {
  checkPrices,
  filtersFromSearch,
  noFilters,
  readAmount,
  sortings,
  typedPrices,
} from './filters.ts'
import { collectionQuery, searchQuery } from './list-query.ts'

const searchOf = (address: string) => address.split('?')[1] ?? ''
const read = (search: string) => filtersFromSearch(new URLSearchParams(search))

describe('a price limit', () => {
  test.each([
    ['40', '40'],
    [' 40 ', '40'],
    ['19,90', '19.90'],
    ['0019.5', '19.5'],
    ['40.', '40'],
    ['40.00', '40'],
    ['0', '0'],
  ])('"%s" is read as %s', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount)
  })

  test.each(['-1', '1e9', '$40', '1.234', '4 0', 'NaN', '1234567890', '', '１２'])(
    '"%s" is ignored',
    (typed) => {
      expect(readAmount(typed)).toBe('')
    },
  )

  test.each([
    ['90', '10', { max: 'belowMin' }],
    ['cheap', '10', { min: 'unreadable' }],
    ['cheap', '-1', { min: 'unreadable', max: 'unreadable' }],
    ['', '1e9', { max: 'unreadable' }],
    ['10', '90', {}],
    ['', '', {}],
  ])('from "%s" to "%s" reports %o', (min, max, errors) => {
    expect(checkPrices(min, max)).toEqual(errors)
  })

  test('that is invalid is ignored, and remains as it was typed', () => {
    expect(read('min=90&max=10')).toMatchObject({ min: '90', max: '' })
    expect(typedPrices(new URLSearchParams('min=90&max=10'))).toMatchObject({
      min: '90',
      max: '10',
    })
    expect(typedPrices(new URLSearchParams('min=10&max=90'))).toBeUndefined()
  })
})

describe('an address', () => {
  test('without parameters shows everything, newest first', () => {
    expect(read('')).toEqual(noFilters)
  })

  test('that is invalid still opens the page', () => {
    expect(read('min=cheap&page=-1&sort=best&stock=maybe&sale=yes')).toEqual(noFilters)
  })

  test('has every filter', () => {
    const amount = fc.integer({ min: 1, max: 500 }).map(String)
    const filters = fc.record({
      min: fc.constantFrom('', '1', '0.5'),
      max: fc.oneof(fc.constant(''), amount),
      inStock: fc.boolean(),
      sale: fc.boolean(),
      sort: fc.constantFrom(...sortings.filter((sort) => sort !== 'relevance')),
      selected: fc.uniqueArray(
        fc.record({
          facet: fc.constantFrom('brand', 'option.colour & size', 'field.oak'),
          values: fc.uniqueArray(fc.constantFrom('blue', 'light green', 'a=b&c'), { minLength: 1 }),
        }),
        { selector: ({ facet }) => facet },
      ),
      page: fc.integer({ min: 1, max: 9999 }),
    })
    fc.assert(
      fc.property(filters, (given) => {
        const isInOrder = !given.min || !given.max || Number(given.min) <= Number(given.max)
        if (isInOrder) expect(read(searchOf(links.collection('jars', given)))).toEqual(given)
      }),
    )
  })
})

test('filters become one request; the sort of the merchant is the default', () => {
  const filters = { ...noFilters, min: '40', inStock: true, sort: '-price' as const, page: 2 }
  const rest = { slug: 'jars', limit: 24 }
  expect(collectionQuery('jars', filters)).toEqual({
    ...rest,
    minPrice: '40',
    inStock: true,
    sort: 'PRICE_DOWN',
    offset: 24,
  })
  const plain = { ...noFilters, page: 2 }
  expect(collectionQuery('jars', plain)).toEqual({ ...rest, sort: 'RECOMMENDED', offset: 24 })
  const onSale = { ...noFilters, sale: true }
  expect(collectionQuery('jars', onSale)).toMatchObject({ onSale: true, sort: 'NEWEST' })
})

test('a search has its own sort, and the chosen values', () => {
  const chosen = filtersFromSearch(new URLSearchParams('option.colour=%20Blue&brand='), {
    words: 'jug',
  })
  expect(searchQuery('jug', chosen)).toEqual({
    q: 'jug',
    sort: 'RELEVANCE',
    selected: [{ facet: 'option.colour', values: ['blue'] }],
    limit: 24,
    offset: 0,
  })
})
