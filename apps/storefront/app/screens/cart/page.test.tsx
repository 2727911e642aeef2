import { expect, test } from 'vitest'
import type { CartLineView, CartProblemView, CartView } from '../../cart/cart-view.ts'
import { renderedText, renderPage } from '../../render-page.fixture.tsx'
import { CartPage } from './page.tsx'

const aLine = (own: Partial<CartLineView> = {}): CartLineView => ({
  id: 'line-1',
  name: 'Tide jar',
  slug: 'tide-jar',
  details: [{ name: 'Size', value: '2 l' }],
  isSubscription: false,
  isPreorder: false,
  price: '42',
  total: '84',
  quantity: 2,
  canBeBought: true,
  ...own,
})
const aCart = (own: Partial<CartView> = {}): CartView => ({
  currency: 'USD',
  lines: [aLine()],
  problems: [],
  count: 2,
  subtotal: '84',
  needsDelivery: true,
  note: '',
  giftMessage: '',
  ...own,
})
const textOf = (own: Partial<CartView>) => renderedText(<CartPage cart={aCart(own)} errors={{}} />)

test('an empty cart says so and leads on', () => {
  const page = renderPage(<CartPage errors={{}} />)
  expect(page).toContain('Your cart is empty')
  expect(page).toContain('href="/collections/all-products"')
  expect(page).not.toContain('Subtotal')
})

test('a line has its choices, the price of one and of all, and forms without scripts', () => {
  const page = renderPage(<CartPage cart={aCart()} errors={{}} />)
  expect(textOf({})).toContain('Tide jar Size : 2 l $42.00')
  expect(textOf({})).toContain('Subtotal $84.00 Delivery and taxes are not included yet.')
  expect(page).toContain('href="/products/tide-jar"')
  expect(
    page.match(
      /<form[^>]*action="\/cart"[^>]*method="post"|<form[^>]*method="post"[^>]*action="\/cart"/g,
    ),
  ).toHaveLength(2)
  expect(page).toMatch(/name="line" value="line-1"/)
})

test('a reduced price shows what it was', () => {
  const line = aLine({ quantity: 1, was: '50', total: '42' })
  expect(textOf({ lines: [line] })).toContain('Was $50.00 Now $42.00')
})

test('what cannot be bought has no price and no quantity, and can be removed', () => {
  const words = textOf({ lines: [aLine({ canBeBought: false, total: '0' })], subtotal: '0' })
  expect(words).toContain('Sold out')
  expect(words).toContain('Remove')
  expect(words).not.toContain('Quantity')
})

test('files need no delivery', () => {
  expect(textOf({ needsDelivery: false })).toContain('Taxes are not included yet.')
})

test.each<[CartProblemView, string]>([
  [
    { kind: 'PRICE_CHANGED', name: 'Tide jar', before: '39', after: '42' },
    'The price of Tide jar went from $39.00 to $42.00.',
  ],
  [{ kind: 'SHORT_STOCK', name: 'Tide jar', available: 2 }, 'Only 2 of Tide jar are left.'],
  [{ kind: 'SHORT_STOCK', name: 'Tide jar', available: 1 }, 'Only one Tide jar is left.'],
  [{ kind: 'SOLD_OUT', name: 'Tide jar' }, 'Tide jar is sold out.'],
  [{ kind: 'GONE', name: 'Tide jar' }, 'Tide jar is no longer sold.'],
])('the problem %o is a sentence with one button', (problem, sentence) => {
  const words = textOf({ problems: [problem] })
  expect(words).toContain(sentence)
  expect(words).toContain('Accept changes')
})

test('a removal can be undone, and a refusal says why', () => {
  const removed = { kind: 'removed', name: 'Tide jar', item: '{"productId":"1"}' } as const
  const page = renderPage(<CartPage cart={aCart()} notice={removed} errors={{}} />)
  expect(page).toContain('Tide jar was removed.')
  expect(page).toContain('value="{&quot;productId&quot;:&quot;1&quot;}"')
  const refused = { kind: 'refused', reason: 'soldOut' } as const
  expect(renderedText(<CartPage notice={refused} errors={{}} />)).toContain(
    'Sorry, this has just sold out.',
  )
})
