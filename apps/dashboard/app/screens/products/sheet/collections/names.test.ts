import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedCells, changesOf, withTexts } from '../drafts.ts'
import { readSheetCell } from '../read-cell.ts'
import type { SheetRow } from '../rows.ts'
import { namesOf, readNames, splitNames, textOfCollections, withCollections } from './names.ts'

const collections = namesOf([
  { id: 'c', name: 'Cups', slug: 'cups' },
  { id: 'g', name: 'Gifts', slug: 'gifts' },
  { id: 'k', name: 'Kitchen, dining', slug: 'kitchen' },
  { id: 's1', name: 'Sale', slug: 'sale' },
  { id: 's2', name: 'sale', slug: 'sale-1' },
])
const reading = { digits: 2, collections }
const line: SheetRow = {
  key: 'p',
  productId: 'p',
  revision: 3,
  variantId: 'v',
  hasProduct: true,
  label: 'Jug',
  collectionIds: ['c', 'k'],
  values: { name: 'Jug' },
}
const [row] = withCollections([line], collections) as [SheetRow]
const typed = (text: string, to = row) =>
  withTexts(new Map(), [{ row: to, column: 'collections', text }], reading)

describe('the collections of a cell', () => {
  test('are their names; names with a comma are separated by bars', () => {
    expect(row.values.collections).toBe('Cups | Kitchen, dining')
    expect(textOfCollections(['c', 'g'], collections)).toBe('Cups, Gifts')
    expect(textOfCollections(['s1', 's2'], collections)).toBe('Sale (sale), sale (sale-1)')
  })

  test.each([
    ['cups,GIFTS', ['c', 'g'], []],
    ['Cups | Gifts', ['c', 'g'], []],
    ['Gifts, Kitchen, dining, Cups', ['g', 'k', 'c'], []],
    ['Cups, cups', ['c'], []],
    ['Cups, Bowls | Sale', ['c'], ['Bowls', 'Sale']],
    ['', [], []],
  ])('%j are %j', (text, ids, unknown) => {
    expect(readNames(text, collections)).toEqual({ ids, unknown })
  })

  test('with unknown names are reported', () => {
    expect(readSheetCell('collections', 'Cups, Bowls', 'Cups', reading)).toEqual({
      kind: 'wrong',
      problem: 'collection',
      names: ['Bowls'],
    })
  })

  test('are unchanged in another order', () => {
    expect(typed('kitchen, dining | cups').size).toBe(0)
  })

  test('are sent as added and removed ones', () => {
    const cells = changedCells([row], typed('Gifts, Cups'), reading)
    expect(changesOf(cells, collections)).toEqual([
      { id: 'p', revision: 3, addToCollectionIds: ['g'], removeFromCollectionIds: ['k'] },
    ])
    // Somebody put it on sale since: it stays there.
    const [renewed] = withCollections([{ ...line, collectionIds: ['c', 's1'] }], collections)
    const later = changedCells([renewed as SheetRow], typed('Gifts, Cups'), reading)
    expect(changesOf(later, collections)).toMatchObject([
      { addToCollectionIds: ['g'], removeFromCollectionIds: ['k'] },
    ])
  })

  test('that are formatted are parsed back, with any names', () => {
    const names = fc.uniqueArray(
      fc.string({ minLength: 1, maxLength: 12 }).filter((one) => one.trim() !== ''),
      {
        minLength: 1,
        maxLength: 8,
        selector: (one) => one.trim().replaceAll('|', '/').toLowerCase(),
      },
    )
    fc.assert(
      fc.property(names, (all) => {
        const known = namesOf(all.map((name, at) => ({ id: String(at), name, slug: `s${at}` })))
        for (const id of known.labels.keys()) {
          const text = textOfCollections([id], known)
          expect(splitNames(text, known)).toHaveLength(1)
          expect(readNames(text, known)).toEqual({ ids: [id], unknown: [] })
        }
      }),
    )
  })
})
