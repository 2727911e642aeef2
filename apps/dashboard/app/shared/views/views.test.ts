import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveView, withoutView, withView } from './use-saved-views.ts'
import {
  columnsText,
  isSameView,
  readViewSearch,
  savedPartOf,
  shownColumns,
} from './view-search.ts'

const columns = ['state', 'price', 'stock'] as const
const view = (name: string) => ({ id: name, name, search: {} })
const views = ['a', 'b', 'c'].map(view)
const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name).join('')

test('a view saves filters, sort and columns, but not the page', () => {
  const address =
    '/dashboard/products?q=jar+%26+lid&sort=price&columns=price&page=3&cursor=x&view=v'
  expect(savedPartOf(address)).toEqual({ q: 'jar & lid', sort: 'price', columns: 'price' })
  expect(isSameView(address, '/dashboard/products?columns=price&q=jar+%26+lid&sort=price')).toBe(
    true,
  )
  expect(isSameView(address, '/dashboard/products?columns=price&q=jar&sort=price')).toBe(false)
})

test('any choice of columns is parsed back from the address', () => {
  fc.assert(
    fc.property(fc.subarray([...columns]), (chosen) => {
      const search = readViewSearch({ columns: columnsText(columns, chosen) || undefined }, columns)
      expect([...shownColumns(columns, search)]).toEqual(chosen)
    }),
  )
})

test('a list shows its default columns until others are chosen, and an address has only chosen ones', () => {
  const usual = ['state', 'stock'] as const
  expect([...shownColumns(columns, { columns: '' }, usual)]).toEqual(['state', 'stock'])
  expect(columnsText(columns, ['stock', 'state'], usual)).toBe('')
  expect(columnsText(columns, columns, usual)).toBe('state,price,stock')
  fc.assert(
    fc.property(fc.subarray([...columns]), fc.subarray([...columns]), (chosen, usualOnes) => {
      const text = columnsText(columns, chosen, usualOnes) || undefined
      const search = readViewSearch({ columns: text }, columns, usualOnes)
      expect([...shownColumns(columns, search, usualOnes)]).toEqual(chosen)
    }),
  )
})

test('unknown columns are ignored', () => {
  expect(readViewSearch({ columns: 'colour,price', rows: 'tall', view: 'v' }, columns)).toEqual({
    columns: 'price',
    rows: '',
    view: 'v',
  })
})

test('a view moves by one place and no further than the end', () => {
  expect(names(moveView('b', -1)(views))).toBe('bac')
  expect(names(moveView('b', 1)(views))).toBe('acb')
  expect(names(moveView('c', 1)(views))).toBe('abc')
  expect(names(moveView('x', 1)(views))).toBe('abc')
})

test('a deleted view is restored at its place, and a changed view does not move', () => {
  expect(names(withView(view('b'), 1)(withoutView('b')(views)))).toBe('abc')
  expect(names(withView({ ...view('b'), name: 'B' })(views))).toBe('aBc')
})
