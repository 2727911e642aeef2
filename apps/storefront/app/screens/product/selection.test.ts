import type { ShopProduct } from '@vitrine/contract/shop'
import { describe, expect, test } from 'vitest'
import { messagesFor } from '../../messages/all.ts'
import { choiceStates, chosenVariant } from './choices.ts'
import { orderMedia } from './media-order.ts'
import { anOption, aProduct, aVariant } from './product.fixture.ts'
import { missingOptions, selectionFromSearch } from './selection.ts'
import { stockOf } from './stock.ts'

const options = [anOption('Glaze', ['Celadon', 'Moss']), anOption('Size', ['2 l', '4 l'])]
const select = (search: string) => selectionFromSearch(new URLSearchParams(search), options)

describe('choices in an address', () => {
  test('are read whatever their letter case', () => {
    expect(select('glaze=CELADON&Size=2+l')).toEqual({ Glaze: 'Celadon', Size: '2 l' })
  })

  test('that the product does not offer are left out', () => {
    expect(select('Glaze=Gold&Colour=Red&lang=de')).toEqual({})
  })

  test('a single choice is preselected', () => {
    const only = [anOption('Glaze', ['Celadon'])]
    expect(selectionFromSearch(new URLSearchParams(), only)).toEqual({ Glaze: 'Celadon' })
  })

  test('show which options are still open', () => {
    expect(missingOptions(options, { Glaze: 'Moss' })).toEqual(['Size'])
  })
})

const variant = (Glaze: string, Size: string, own = {}) =>
  aVariant({ id: `${Glaze} ${Size}`, choices: { Glaze, Size }, ...own })
const gone = { inStock: false }
/** Moss in 4 l can be ordered ahead, in 2 l it is sold out; Celadon is made in 2 l alone. */
const jar = aProduct({
  manageVariants: true,
  stock: 'PARTIALLY_OUT_OF_STOCK',
  options,
  variants: [
    variant('Celadon', '2 l'),
    variant('Moss', '2 l', gone),
    variant('Moss', '4 l', { ...gone, preorderable: true, preorderMessage: 'In May' }),
  ],
})
const all = { Glaze: 'Moss', Size: '2 l' }

describe('the availability', () => {
  const statesOf = (selection: Record<string, string>) =>
    Object.fromEntries(
      [...choiceStates(jar, selection)].map(([id, { exists, inStock, preorderable }]) => [
        id,
        [exists, inStock, preorderable],
      ]),
    )

  test('of each choice follows the other choices, not its own option', () => {
    expect(statesOf({})).toEqual({
      Celadon: [true, true, false],
      Moss: [true, false, true],
      '2 l': [true, true, false],
      '4 l': [true, false, true],
    })
    expect(statesOf({ Glaze: 'Celadon' })).toMatchObject({
      Celadon: [true, true, false],
      Moss: [true, false, true],
      '2 l': [true, true, false],
      '4 l': [false, false, false],
    })
    expect(statesOf(all)).toMatchObject({
      Celadon: [true, true, false],
      '4 l': [true, false, true],
    })
  })

  test('of choices without variants is that of the product', () => {
    const product = { ...jar, manageVariants: false, variants: [aVariant({ inStock: false })] }
    const states = [...choiceStates(product, all).values()]
    expect(states.map(({ exists, inStock }) => [exists, inStock])).toEqual(
      Array.from({ length: 4 }, () => [true, false]),
    )
    expect(chosenVariant(product, {})).toBe(product.variants[0])
  })

  test('is that of one variant when everything is chosen, if it exists', () => {
    expect(chosenVariant(jar, { Glaze: 'Moss' })).toBeUndefined()
    expect(chosenVariant(jar, all)?.id).toBe('Moss 2 l')
    expect(chosenVariant(jar, { Glaze: 'Celadon', Size: '4 l' })).toBeUndefined()
  })
})

describe('the stock line', () => {
  const lineOf = (selection: Record<string, string>, own: Partial<ShopProduct> = {}) => {
    const product = { ...jar, ...own }
    const variant = chosenVariant(product, selection)
    const states = choiceStates(product, selection)
    const shown = { messages: messagesFor('en', 'en'), today: '2026-11-28' }
    return stockOf(product, { selection, variant, states }, shown)
  }

  test('asks for missing choices, and shows that not all are available', () => {
    const open = { kind: 'choose', options: ['Glaze', 'Size'] }
    expect(lineOf({}, { stock: 'IN_STOCK' })).toEqual(open)
    expect(lineOf({})).toEqual({ ...open, note: 'Some options are sold out' })
  })

  test('does not ask when everything is sold out', () => {
    const soldOut: Partial<ShopProduct> = { stock: 'OUT_OF_STOCK', variants: [] }
    expect(lineOf({}, soldOut)).toEqual({ kind: 'out' })
    expect(lineOf({}, { ...soldOut, preorderable: true })).toEqual({ kind: 'preorder' })
  })

  test('shows the quantity only when few are left', () => {
    const single: Partial<ShopProduct> = {
      manageVariants: false,
      options: [],
      stock: 'IN_STOCK',
    }
    expect(lineOf({}, { ...single, variants: [aVariant()] })).toEqual({ kind: 'in' })
    expect(lineOf({}, { ...single, variants: [aVariant({ left: 3 })] })).toEqual({
      kind: 'left',
      left: 3,
    })
  })

  test('offers the chosen variant for preorder, not another one', () => {
    expect(lineOf({ Glaze: 'Moss', Size: '4 l' })).toEqual({ kind: 'preorder', message: 'In May' })
  })

  test('shows available alternatives to a sold-out variant', () => {
    expect(lineOf(all)).toEqual({ kind: 'out', note: 'Available: Celadon in 2 l or Moss in 4 l' })
    const unmade = { Glaze: 'Celadon', Size: '4 l' }
    expect(lineOf(unmade)).toEqual({
      kind: 'out',
      note: 'Available: Moss in 4 l or Celadon in 2 l',
    })
    const gone = jar.variants.map((one) => ({ ...one, inStock: false, preorderable: false }))
    expect(lineOf(all, { variants: gone, stock: 'OUT_OF_STOCK' })).toEqual({ kind: 'out' })
  })
})

test('a choice shows its pictures first and hides none', () => {
  const [glaze, size] = options as [(typeof options)[0], (typeof options)[0]]
  const choices = glaze.choices.map((one) => ({
    ...one,
    mediaIds: one.name === 'Moss' ? ['c', 'b'] : [],
  }))
  const picture = (id: string) => ({
    id,
    url: id,
    kind: 'image' as const,
    altText: '',
    width: 4,
    height: 5,
    ground: null,
    video: null,
  })
  const product = { media: ['a', 'b', 'c'].map(picture), options: [{ ...glaze, choices }, size] }
  const shown = (selection: Record<string, string>) =>
    orderMedia(product, selection).map(({ id }) => id)
  expect(shown({})).toEqual(['a', 'b', 'c'])
  expect(shown({ Glaze: 'Moss' })).toEqual(['b', 'c', 'a'])
  expect(shown({ Glaze: 'Celadon' })).toEqual(['a', 'b', 'c'])
})
