import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FacetTable, RawFacetProduct, RawFacetValue } from '../model/facet-table.ts'
import { countChoices, type FacetSelection, mergedSelection } from './choose.ts'
import { buildFacetTable, facetKey, foldFacetText } from './facet-table.ts'
import { narrowTable } from './narrow-table.ts'

const anyText = fc.constantFrom('Blue', 'blue ', 'BLUE', 'Red', 'grün', 'GRÜN', ' ')
const anyValue = fc.oneof(
  fc.record({ kind: fc.constant('BRAND' as const), owner: fc.constant(''), value: anyText }),
  fc.record({
    kind: fc.constant('OPTION' as const),
    owner: fc.constantFrom('Colour', 'colour', 'Size'),
    value: anyText,
  }),
  fc.record({ kind: fc.constant('FIELD' as const), owner: fc.constant('oak'), value: anyText }),
)
const anyPrice = fc.constantFrom(9.99, 10, 10.01, 25, null)
const anyProduct = fc.record({
  price: anyPrice,
  inStock: fc.boolean(),
  onSale: fc.boolean(),
  values: fc.array(anyValue, { maxLength: 5 }),
})
/** Products with the same values share the list of them. */
const listsOf = (known: Map<string, RawFacetValue[]>, values: readonly RawFacetValue[]) =>
  (['BRAND', 'OPTION', 'FIELD'] as const).map((kind) => {
    const own = values.filter((one) => one.kind === kind)
    const text = JSON.stringify(own)
    const list = known.get(text) ?? own
    known.set(text, list)
    return list
  })
const anyProducts = fc.array(anyProduct, { maxLength: 12 }).map((all) => {
  const known = new Map<string, RawFacetValue[]>()
  return all.map(
    ({ values, ...one }, at): RawFacetProduct => ({
      ...one,
      id: `p${at}`,
      numericId: at + 1,
      lists: listsOf(known, values),
    }),
  )
})
const anyKey = fc.constantFrom('brand', 'option.colour', 'option.size', 'field.oak', 'option.none')
const anySelection: fc.Arbitrary<FacetSelection> = fc.record({
  selected: fc.array(
    fc.record({ facet: anyKey, values: fc.array(anyText, { minLength: 1, maxLength: 3 }) }),
    { maxLength: 4 },
  ),
  minPrice: fc.constantFrom(undefined, '10', '10.00', '30'),
  maxPrice: fc.constantFrom(undefined, '10', '24.99'),
  inStock: fc.constantFrom(undefined, true),
  onSale: fc.constantFrom(undefined, true),
})

/** Whether a product fits, one condition after the other, without those of one filter. */
function fits(product: RawFacetProduct, selection: FacetSelection, without = ''): boolean {
  // A blank text is no value, and nothing has it.
  const has = (facet: string, value: string) =>
    value !== '' &&
    product.lists
      .flat()
      .some((one) => facetKey(one.kind, one.owner) === facet && foldFacetText(one.value) === value)
  const { price } = product
  const { minPrice, maxPrice } = selection
  const isLimited = minPrice !== undefined || maxPrice !== undefined
  const isIn =
    price !== null &&
    (minPrice === undefined || price >= Number(minPrice)) &&
    (maxPrice === undefined || price <= Number(maxPrice))
  return (
    (without === 'price' || !isLimited || isIn) &&
    (without === 'inStock' || !selection.inStock || product.inStock) &&
    (without === 'onSale' || !selection.onSale || product.onSale) &&
    mergedSelection(selection.selected).every(
      ({ facet, values }) => facet === without || [...values].some((one) => has(facet, one)),
    )
  )
}

test('a facet counts the results without its own filter', () => {
  fc.assert(
    fc.property(anyProducts, anySelection, (products, selection) => {
      const table = buildFacetTable(products, [])
      const found = countChoices(table, selection)
      const idsOf = (all: readonly RawFacetProduct[]) => all.map(({ numericId }) => numericId)
      expect(found.numericIds).toEqual(idsOf(products.filter((one) => fits(one, selection))))
      for (const [number, { facet, value }] of table.values.entries()) {
        const key = table.facets[facet]?.key ?? ''
        const one = {
          ...selection,
          selected: [
            ...selection.selected.filter((it) => it.facet !== key),
            { facet: key, values: [value] },
          ],
        }
        expect([key, value, found.counts[number]]).toEqual([
          key,
          value,
          products.filter((product) => fits(product, one)).length,
        ])
      }
      const lack = (filter: string) => products.filter((one) => fits(one, selection, filter))
      expect(found.inStock).toBe(lack('inStock').filter((one) => one.inStock).length)
      expect(found.onSale).toBe(lack('onSale').filter((one) => one.onSale).length)
      const prices = lack('price').flatMap(({ price }) => price ?? [])
      expect(found.prices).toEqual(
        prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined,
      )
      const facets = mergedSelection(selection.selected).map(({ facet }) => facet)
      const offered = ['price', 'inStock', 'onSale', ...facets].flatMap((filter) => {
        const total = lack(filter).length
        return total > found.numericIds.length ? [`${filter} ${total}`] : []
      })
      expect(found.relaxations.map(({ filter, total }) => `${filter} ${total}`).toSorted()).toEqual(
        offered.toSorted(),
      )
    }),
    { numRuns: 300 },
  )
})

test('values that differ in case and blanks are one, with the most common spelling', () => {
  const product = (numericId: number, value: string, color?: string): RawFacetProduct => ({
    id: `p${numericId}`,
    numericId,
    price: 1,
    inStock: true,
    onSale: false,
    lists: [[{ kind: 'OPTION', owner: 'Colour', value, color }]],
  })
  const { facets, values } = buildFacetTable(
    [product(1, 'Blue', '#00F'), product(2, ' Blue', '#00f'), product(3, 'BLUE', '#009')],
    [],
  )
  expect(facets).toEqual([
    { key: 'option.colour', kind: 'OPTION', name: 'Colour', products: 3, values: [0] },
  ])
  expect(values).toEqual([
    { facet: 0, value: 'blue', name: 'Blue', colors: ['#009', '#00f'], products: 3 },
  ])
})

test('results are counted in a part of the table of all products as in a table of their own', () => {
  const found = fc.array(fc.integer({ min: 0, max: 15 })).map((all) => all.map((at) => `p${at}`))
  fc.assert(
    fc.property(anyProducts, found, anySelection, (products, ids, selection) => {
      const own = buildFacetTable(
        products.filter(({ id }) => ids.includes(id)),
        [],
      )
      const part = narrowTable(buildFacetTable(products, []), ids)
      expect(readable(part, selection)).toEqual(readable(own, selection))
    }),
  )
})

/** The content of a page, with names instead of the numbers of values. */
function readable(table: FacetTable, selection: FacetSelection) {
  const { counts, ...others } = countChoices(table, selection)
  const facets = table.facets
    .filter(({ values }) => values.length > 0)
    .map(({ key, products, values }) => ({
      key,
      products,
      values: values.map((at) => [table.values[at]?.value, table.values[at]?.products, counts[at]]),
    }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
  return { ...others, facets }
}
