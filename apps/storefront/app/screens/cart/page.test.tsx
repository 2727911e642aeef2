import { expect, test } from 'vitest'
import type { CartNotice } from '../../cart/cart-props.ts'
import type { CartLineView, CartProblemView, CartView } from '../../cart/cart-view.ts'
import type { CostsView } from '../../cart/costs-view.ts'
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
  canBeSaved: true,
  ...own,
})
const aCart = (own: Partial<CartView> = {}): CartView => ({
  currency: 'USD',
  lines: [aLine()],
  problems: [],
  rules: [],
  count: 2,
  subtotal: '84',
  needsDelivery: true,
  codes: [],
  giftCards: [],
  note: '',
  giftMessage: '',
  ...own,
})
const textOf = (own: Partial<CartView>) =>
  renderedText(<CartPage cart={aCart(own)} saved={[]} errors={{}} />)

test('an empty cart shows a message and a link', () => {
  const page = renderPage(<CartPage saved={[]} errors={{}} />)
  expect(page).toContain('Your cart is empty')
  expect(page).toContain('href="/collections/all-products"')
  expect(page).not.toContain('Subtotal')
})

test('a line has its choices, the price of one and of all, and forms without scripts', () => {
  const page = renderPage(<CartPage cart={aCart()} saved={[]} errors={{}} />)
  expect(textOf({})).toContain('Tide jar Size : 2 l $42.00')
  expect(textOf({})).toContain('Subtotal $84.00 Delivery and taxes are not included yet.')
  expect(page).toContain('href="/products/tide-jar"')
  expect(
    page.match(
      /<form[^>]*action="\/cart"[^>]*method="post"|<form[^>]*method="post"[^>]*action="\/cart"/g,
    ),
  ).toHaveLength(4)
  expect(page).toMatch(/name="line" value="line-1"/)
})

test('a reduced price shows the price before', () => {
  const line = aLine({ quantity: 1, was: '50', total: '42' })
  expect(textOf({ lines: [line] })).toContain('Was $50.00 Now $42.00')
})

test('an unavailable product has no price and no quantity, and can be removed', () => {
  const texts = textOf({ lines: [aLine({ canBeBought: false, total: '0' })], subtotal: '0' })
  expect(texts).toContain('Sold out')
  expect(texts).toContain('Remove')
  expect(texts).not.toContain('Quantity')
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
  const texts = textOf({ problems: [problem] })
  expect(texts).toContain(sentence)
  expect(texts).toContain('Accept changes')
})

test('a removal can be undone, and a refusal shows the reason', () => {
  const removed = { kind: 'removed', name: 'Tide jar', item: '{"productId":"1"}' } as const
  const page = renderPage(<CartPage cart={aCart()} notice={removed} saved={[]} errors={{}} />)
  expect(page).toContain('Tide jar was removed.')
  expect(page).toContain('value="{&quot;productId&quot;:&quot;1&quot;}"')
  const refused = { kind: 'refused', reason: 'soldOut' } as const
  expect(renderedText(<CartPage notice={refused} saved={[]} errors={{}} />)).toContain(
    'Sorry, this has just sold out.',
  )
})

const costs = (own: Partial<CostsView> = {}): CostsView => ({
  listed: '84.00',
  discounts: [{ id: 'p', name: 'Spring', code: 'SPRING', amount: '-8.40' }],
  offers: [
    { id: 'standard', title: 'Standard', price: '4.90' },
    { id: 'express', title: 'Express', price: '9.90' },
  ],
  delivery: { id: 'standard', title: 'Standard', price: '4.90' },
  isUndeliverable: false,
  taxes: [{ id: 'v', name: 'VAT', rate: '0.19', amount: '12.85', isIncluded: true }],
  total: '80.50',
  giftCards: [],
  due: '80.50',
  ...own,
})
const place = { country: 'DE', postalCode: '28195', option: '' }

test('with a country the whole price is shown, step by step', () => {
  const texts = textOf({ costs: costs(), place, codes: [{ code: 'SPRING', state: 'APPLIES' }] })
  expect(texts).toContain(
    'Subtotal $84.00 Spring SPRING -$8.40 Delivery: Standard $4.90 Total $80.50 Includes VAT (19%) $12.85',
  )
  expect(texts).toContain('Estimate for Germany')
  expect(texts).toContain('Standard $4.90 Express $9.90')
  expect(texts).not.toContain('not included yet')
})

test('gift cards are below the total, with the rest to pay', () => {
  const giftCards = [{ id: 'g', lastFour: 'H4WZ', amount: '10.00', isSpent: false }]
  const texts = textOf({ costs: costs({ giftCards, due: '70.50' }), place, giftCards })
  expect(texts).toContain('Gift card H4WZ -$10.00 To pay $70.50')
  expect(texts).toContain('Remove Gift card H4WZ')
})

test('taxes that are added are above the total', () => {
  const taxes = [{ id: 't', name: '', rate: '0.0825', amount: '6.24', isIncluded: false }]
  const texts = textOf({ costs: costs({ taxes, discounts: [] }), place })
  expect(texts).toContain('Standard $4.90 Tax (8.25%) $6.24 Total')
})

test('without a country the discounts are shown, and what is missing', () => {
  const { delivery: _, ...known } = costs({ offers: [], taxes: [], total: '75.60' })
  const texts = textOf({ costs: known })
  expect(texts).toContain('Total so far $75.60 Delivery and taxes are not included yet.')
})

test('a country without delivery shows a message', () => {
  const { delivery: _, ...known } = costs({ offers: [], isUndeliverable: true })
  expect(textOf({ costs: known, place })).toContain('We do not deliver all of this')
})

test.each<[CartNotice, string]>([
  [{ kind: 'codeRefused', code: 'SPRNG', reason: 'unknown' }, 'We do not know the code “SPRNG”.'],
  [
    { kind: 'codeRefused', code: 'BIG', reason: 'tooSmall', need: '100.00' },
    'This code is for carts from $100.00 on.',
  ],
  [{ kind: 'codeRefused', code: 'OLD', reason: 'expired' }, 'valid until an earlier date'],
])('a refused code remains in its open field with the reason: %o', (notice, texts) => {
  const page = renderPage(<CartPage cart={aCart()} notice={notice} saved={[]} errors={{}} />)
  expect(page).toMatch(/<details class="v-disclosure" open=""><summary[^>]*>Discount code/)
  expect(page).toContain(`value="${notice.kind === 'codeRefused' ? notice.code : ''}"`)
  expect(page).toContain(texts)
})

test('a code in the cart shows when it has no effect, and can be removed', () => {
  const texts = textOf({
    codes: [
      { code: 'SPRING', state: 'IDLE' },
      { code: 'FREE', state: 'DELIVERY' },
    ],
  })
  expect(texts).toContain('SPRING does not apply to what is in the cart Remove SPRING')
  expect(texts).toContain('FREE counts with the delivery Remove FREE')
})

test('the message of a rule of the shop is above the lines', () => {
  const refused = { text: 'Order for 20 € or more.', isError: true }
  expect(textOf({ rules: [refused] })).toContain(
    'This cannot be ordered yet Order for 20 € or more.',
  )
  const noted = { text: 'This takes two weeks.', isError: false }
  expect(textOf({ rules: [noted] })).toContain('Please note This takes two weeks.')
})
