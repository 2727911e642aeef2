import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toFileMapping } from './file-mapping.ts'
import { groupedCells } from './group-cells.ts'
import { plainCells } from './plain-cells.ts'
import { splitTags } from './tags.ts'

test('a sale price below the price is used, and only while the product is on sale', () => {
  expect(plainCells({ price: '20', salePrice: '15' }).cells).toMatchObject({
    price: '15',
    compareAtPrice: '20',
  })
  expect(plainCells({ price: '20', salePrice: '15', onSale: 'No' }).cells).toEqual({ price: '20' })
  expect(plainCells({ price: '20', salePrice: '0' }).cells).toEqual({ price: '20' })
})

test('weights of any unit are converted to grams', () => {
  expect(plainCells({ kilograms: '0.25' }).cells).toEqual({ grams: '250' })
  expect(plainCells({ pounds: '1' }).cells).toEqual({ grams: '453.592' })
  expect(plainCells({ kilograms: 'heavy' }).cells).toEqual({ grams: 'heavy' })
})

test('words for stock become numbers, or no tracking', () => {
  expect(plainCells({ quantity: 'OutOfStock' }).cells.quantity).toBe('0')
  expect(plainCells({ quantity: 'Unlimited' }).cells.quantity).toBeUndefined()
  expect(plainCells({ inStock: '0' }).cells.quantity).toBe('0')
  expect(plainCells({ inStock: '0', quantity: '3' }).cells.quantity).toBe('3')
})

test('the last parts of paths of categories become collections, other values tags', () => {
  const mapping = toFileMapping(
    'OTHER',
    [{ name: 'Categories' }, { name: 'Tags' }],
    [
      { target: 'categories', grouping: 'COLLECTIONS' },
      { target: 'tags', grouping: 'TAGS' },
    ],
  )
  const cells = { categories: 'Clothing > Shirts, Sale', tags: 'blue, "a, b"' }
  expect(groupedCells(cells, mapping)).toEqual({
    tags: 'Shirts, Sale',
    productTags: 'blue, "a, b"',
  })
})

test('every address in a cell is a separate picture', () => {
  const address = fc.stringMatching(/^https:\/\/[a-z]{1,5}\.example\/[a-z0-9,]{0,5}[a-z0-9]\.jpg$/)
  const urls = fc.uniqueArray(address, { minLength: 1, maxLength: 5 })
  const separators = fc.constantFrom(' ', ', ', ',', '\n')
  fc.assert(
    fc.property(urls, separators, (addresses, separator) => {
      const { pictures } = plainCells({ images: addresses.join(separator) })
      expect(pictures).toEqual(addresses)
    }),
  )
})

test('no tag is lost or split', () => {
  const word = fc.stringMatching(/^[a-z][a-z ,]{0,8}[a-z]$/)
  const quote = (tag: string) => (tag.includes(',') ? `"${tag}"` : tag)
  const mapping = toFileMapping('OTHER', [{ name: 'Tags' }], [{ target: 'tags', grouping: 'TAGS' }])
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1 }), (tags) => {
      const { productTags = '' } = groupedCells({ tags: tags.map(quote).join(',') }, mapping)
      expect(splitTags(productTags)).toEqual(tags)
    }),
  )
})
