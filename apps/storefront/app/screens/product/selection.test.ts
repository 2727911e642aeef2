import type { Product } from '@vitrine/contract/catalog-v1'
import { describe, expect, test } from 'vitest'
import { missingOptions, selectionFromSearch } from './selection.ts'
import { stockOf } from './stock.ts'

const choice = (description: string) => ({
  value: description,
  description,
  inStock: true,
  visible: true,
})
const options: Product['productOptions'] = [
  { optionType: 'color', name: 'Glaze', choices: [choice('Celadon'), choice('Moss')] },
  { optionType: 'drop_down', name: 'Size', choices: [choice('2 l'), choice('4 l')] },
]
const select = (search: string) => selectionFromSearch(new URLSearchParams(search), options)

describe('choices in an address', () => {
  test('are read whatever their letter case', () => {
    expect(select('glaze=CELADON&Size=2+l')).toEqual({ Glaze: 'Celadon', Size: '2 l' })
  })

  test('that the product does not offer are left out', () => {
    expect(select('Glaze=Gold&Colour=Red&lang=de')).toEqual({})
  })

  test('a single choice is taken without asking', () => {
    const only = [{ ...options[0]!, choices: [choice('Celadon')] }]
    expect(selectionFromSearch(new URLSearchParams(), only)).toEqual({ Glaze: 'Celadon' })
  })

  test('tell which options are still open', () => {
    expect(missingOptions(options, { Glaze: 'Moss' })).toEqual(['Size'])
  })
})

describe('the stock line', () => {
  const product = (inventoryStatus: string, manageVariants = true) =>
    ({
      manageVariants,
      productOptions: manageVariants ? options : [],
      stock: { inventoryStatus, inStock: inventoryStatus !== 'OUT_OF_STOCK', quantity: 3 },
    }) as unknown as Product
  const all = { Glaze: 'Moss', Size: '2 l' }
  const chosen = { inStock: true, quantity: 40, variantId: 'v1' }
  const preorder = (variantId: string) =>
    ({
      variantId,
      stock: { inStock: false },
      preorderInfo: { enabled: true, message: 'In May' },
    }) as never

  test('asks for what is not chosen yet', () => {
    expect(stockOf(product('IN_STOCK'), {}, undefined, [])).toEqual({
      kind: 'choose',
      options: ['Glaze', 'Size'],
    })
  })

  test('does not ask when nothing is left at all', () => {
    expect(stockOf(product('OUT_OF_STOCK'), {}, undefined, [])).toEqual({ kind: 'out' })
  })

  test('counts aloud only when few are left', () => {
    expect(stockOf(product('IN_STOCK'), all, chosen, [])).toEqual({ kind: 'in' })
    expect(stockOf(product('IN_STOCK'), all, { ...chosen, quantity: 2 }, [])).toEqual({
      kind: 'left',
      left: 2,
    })
    expect(stockOf(product('IN_STOCK', false), {}, undefined, [])).toEqual({
      kind: 'left',
      left: 3,
    })
  })

  test('offers the chosen variant ahead of time, not another one', () => {
    const gone = { ...chosen, inStock: false, quantity: 0 }
    const partly = product('PARTIALLY_OUT_OF_STOCK')
    expect(stockOf(partly, all, gone, [preorder('v1')])).toEqual({
      kind: 'preorder',
      message: 'In May',
    })
    expect(stockOf(partly, all, gone, [preorder('v2')])).toEqual({ kind: 'out' })
  })
})
