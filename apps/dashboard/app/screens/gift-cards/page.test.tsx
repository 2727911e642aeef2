import type { GiftCard } from '@vitrine/contract/gift-cards'
import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { denied, markupOf, textOf } from '../../shared/render.fixture.tsx'
import { checkGiftCard, emptyGiftCard, formOf, newOf } from './form.ts'
import { GiftCardsPage } from './page.tsx'
import { giftCardsQuery, readGiftCardsSearch } from './search.ts'

const card: GiftCard = {
  id: 'g1',
  lastFour: 'H4WZ',
  status: 'ACTIVE',
  balance: 2710,
  currency: 'EUR',
  exponent: 2,
  expirationDate: null,
  amount: 5000,
  origin: 'GIVEN',
  orderId: null,
  recipientName: 'Grace',
  recipientEmail: 'grace@example.com',
  senderName: '',
  message: '',
  language: 'en',
  sendDate: null,
  mailedDate: null,
  note: '',
  createdDate: new Date('2026-05-01T10:00:00Z'),
  updatedDate: new Date('2026-05-01T10:00:00Z'),
}
const page = (own: Partial<Parameters<typeof GiftCardsPage>[0]> = {}) => (
  <GiftCardsPage
    search={readGiftCardsSearch({})}
    giftCards={[card]}
    total={1}
    locale="en"
    now={new Date('2026-05-01T12:00:00Z')}
    stale={false}
    onNew={() => {}}
    {...own}
  />
)

test('a row shows recipient, balance and state', () => {
  expect(textOf(page())).toContain('•••• H4WZ grace@example.com €27.10 €50.00 2h ago Active')
})

test('has texts for loading and errors, and a next step when it is empty', () => {
  expect(markupOf(page({ giftCards: undefined }))).toContain('class="skeleton"')
  const failed = textOf(page({ giftCards: undefined, error: denied, onRetry: () => {} }))
  expect(failed).toContain('Try again')
  expect(textOf(page({ giftCards: [], total: 0 }))).toContain('No gift cards yet')
  const search = readGiftCardsSearch({ show: 'SPENT' })
  expect(textOf(page({ giftCards: [], total: 0, search }))).toContain('No gift card fits')
})

test('the address is the query of the list', () => {
  expect(giftCardsQuery(readGiftCardsSearch({ show: 'ACTIVE', q: 'h4wz', page: 2 }))).toEqual({
    query: {
      filter: {
        status: 'ACTIVE',
        $or: [{ lastFour: 'H4WZ' }, { recipientEmail: { $contains: 'h4wz' } }],
      },
      paging: { limit: 50, offset: 50 },
    },
  })
  expect(readGiftCardsSearch({ q: 2345, show: 'nonsense' })).toMatchObject({ q: '2345', show: '' })
})

const money = { currency: 'EUR', locale: 'en', digits: 2 }
const now = new Date('2026-05-01T12:00:00Z')

test('a form needs an amount, an address for a scheduled mail, and a future date', () => {
  const check = (own: object) =>
    Object.keys(checkGiftCard({ ...emptyGiftCard, ...own }, english, money, { now, isNew: true }))
  expect(check({})).toEqual(['amount'])
  expect(check({ amount: '0' })).toEqual(['amount'])
  expect(check({ amount: '10', recipientEmail: 'grace' })).toEqual(['recipientEmail'])
  expect(check({ amount: '10', sendDate: '2026-06-01T10:00' })).toEqual(['recipientEmail'])
  expect(check({ amount: '10', until: '2026-04-01' })).toEqual(['until'])
  expect(check({ amount: '10', until: '2028-12-31' })).toEqual([])
})

test('the entered values are issued', () => {
  expect(newOf({ ...emptyGiftCard, amount: '10.50', note: ' Raffle ' }, money)).toMatchObject({
    amount: 1050,
    note: 'Raffle',
    origin: 'GIVEN',
    recipientEmail: null,
    sendDate: null,
  })
  expect(formOf(card)).toMatchObject({ recipientName: 'Grace', until: '' })
})
