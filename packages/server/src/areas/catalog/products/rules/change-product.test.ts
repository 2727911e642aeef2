import { describe, expect, test } from 'vitest'
import type { NewProduct } from '../../shared/model/commands.ts'
import type { Product } from '../../shared/model/product.ts'
import { stepProduct } from './bulk.ts'
import { blankProduct, type ChangeContext, changeProduct } from './change-product.ts'
import { effectiveDiscount, effectivePrice, noDiscount } from './prices.ts'

let count = 0
const setting: ChangeContext = {
  decimals: 2,
  maxVariants: 10_000,
  mint: () => `id-${++count}`,
  brand: (name) => ({ id: `brand ${name}`, name: String(name) }),
  ribbon: (name) => ({ id: `ribbon ${name}`, name: String(name) }),
  customization: () => {
    throw new Error('No customizations in these stories')
  },
  section: () => {
    throw new Error('No shared sections in these stories')
  },
  file: () => {
    throw new Error('No files in these stories')
  },
  media: () => {
    throw new Error('No media in these stories')
  },
}
const identity = {
  id: 'product',
  numericId: 1,
  handle: 'jar',
  slug: 'jar',
  createdDate: new Date(0),
  collectionIds: [],
}
const make = (wanted: Omit<NewProduct, 'name'>) => {
  const complete = { name: 'Jar', ...wanted }
  return changeProduct(blankProduct(complete, identity), complete, setting)
}
const option = { name: 'Size', choices: [{ description: 'S' }, { description: 'M' }] }
const onSale = () =>
  make({
    price: '20',
    manageVariants: true,
    options: [option],
    variants: [
      { choices: ['S'], price: '20', salePrice: '15' },
      { choices: ['M'], price: '30', salePrice: null },
    ],
  })

describe('a product whose variants have sale prices of their own', () => {
  test('shows the discount of its cheapest variant', () => {
    const product = onSale()
    expect(effectiveDiscount(product)).toEqual({ type: 'AMOUNT', value: '5' })
    expect(effectivePrice(product, 2)).toBe('15')
    expect(product.aggregates).toMatchObject({
      price: { min: '15.00', max: '30.00' },
      listPrice: { min: '20', max: '30.00' },
    })
  })

  test('does not lose them when the shown discount is sent back, or the price changes', () => {
    const before = onSale()
    const same = changeProduct(before, { discount: effectiveDiscount(before) }, setting)
    expect(same).toEqual(before)
    const dearer = changeProduct(before, { price: '22.5' }, setting)
    expect(dearer.variants.map(({ price, salePrice }) => [price, salePrice])).toEqual([
      ['22.50', '17.50'],
      ['32.50', null],
    ])
  })

  test('loses them to a rule, and has none when the rule ends', () => {
    const ruled = changeProduct(onSale(), { discount: { type: 'PERCENT', value: '10' } }, setting)
    expect(ruled.variants.map(({ salePrice }) => salePrice)).toEqual(['18.00', '27.00'])
    const ended = changeProduct(ruled, { discount: { type: 'NONE', value: '0' } }, setting)
    expect(ended.variants.map(({ salePrice }) => salePrice)).toEqual([null, null])
  })
})

describe('a product on sale by a rule', () => {
  const managed = { manageVariants: true, options: [option] }
  const sold = ({ variants }: Product) => variants.map(({ price, salePrice }) => [price, salePrice])

  test.each([
    ['PERCENT', '10', '4.50'],
    ['AMOUNT', '10', '0.00'],
  ] as const)('can cost less than a discount of %s %s before', (type, value, paid) => {
    const before = make({ ...managed, price: '100', discount: { type, value } })
    const cheaper = changeProduct(before, { price: '5' }, setting)
    expect(sold(cheaper)).toEqual([
      ['5.00', paid],
      ['5.00', paid],
    ])
    const ended = changeProduct(before, { price: '5', discount: noDiscount }, setting)
    expect(sold(ended)).toEqual([
      ['5.00', null],
      ['5.00', null],
    ])
    const stepped = stepProduct(before, 'price', { kind: 'amount', value: '-95' }, 2)
    expect(sold(stepped)).toEqual(sold(cheaper))
  })

  test('loses the sale prices that its variants had, however much they would change', () => {
    const discount = { type: 'PERCENT', value: '50' } as const
    const cheaper = changeProduct(onSale(), { price: '1', discount }, setting)
    expect(sold(cheaper)).toEqual([
      ['1.00', '0.50'],
      ['11.00', '5.50'],
    ])
  })
})

test('variants follow the values of the product until they have their own', () => {
  const before = make({ price: '5', weight: '1', manageVariants: true, options: [option] })
  const [first, second] = before.variants
  const own = { ...before, variants: [first!, { ...second!, weight: '3' }] }
  const after = changeProduct(own, { weight: '2', cost: '1.5' }, setting)
  expect(after.variants.map(({ weight, cost }) => [weight, cost])).toEqual([
    ['2', '1.50'],
    ['3', '1.50'],
  ])
})

test('contradictions are refused by name', () => {
  const before = make({ price: '5', manageVariants: true, options: [option] })
  expect(() => changeProduct(before, { manageVariants: false }, setting)).toThrow(
    'empty productOptions',
  )
  expect(() => changeProduct(before, { name: '  ' }, setting)).toThrow('product.name')
  const pricePerUnit = {
    totalQuantity: '1',
    totalMeasurementUnit: 'KG',
    baseQuantity: '1',
    baseMeasurementUnit: 'L',
  } as const
  expect(() => changeProduct(before, { pricePerUnit }, setting)).toThrow('cannot be compared')
  const tooMuch = { type: 'PERCENT', value: '101' } as const
  expect(() => changeProduct(before, { discount: tooMuch }, setting)).toThrow('at most 100')
})

test('executable content never gets into a product, by any field', () => {
  const description = '<p>Hi</p><script>alert(1)</script>'
  const infoSections = [{ title: 'Care', description: '<b onmouseover="x()">Wash</b>' }]
  const product = make({ price: '1', description, infoSections })
  expect(product.description).toBe('<p>Hi</p>')
  expect(product.infoSections).toMatchObject([{ title: 'Care', description: '<b>Wash</b>' }])
})
