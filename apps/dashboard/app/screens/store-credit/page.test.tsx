import type { ListedStoreCredit } from '@vitrine/contract/store-credit'
import { expect, test } from 'vitest'
import { denied, markupOf, textOf } from '../../shared/render.fixture.tsx'
import { StoreCreditPage } from './page.tsx'
import { readStoreCreditSearch, storeCreditQuery } from './search.ts'
import { daysOf } from './settings-dialog.tsx'

const credit: ListedStoreCredit = {
  memberId: 'm1',
  member: { name: 'Grace Hopper', email: 'grace@example.com' },
  balance: 2710,
  currency: 'EUR',
  exponent: 2,
  nextExpirationDate: new Date('2026-06-01T10:00:00Z'),
  nextExpiring: 500,
  updatedDate: new Date('2026-05-01T10:00:00Z'),
}
const page = (own: Partial<Parameters<typeof StoreCreditPage>[0]> = {}) => (
  <StoreCreditPage
    search={readStoreCreditSearch({})}
    storeCredits={[credit]}
    total={1}
    locale="en"
    {...own}
  />
)

test('a row shows member, balance, and the part that expires with its date', () => {
  expect(textOf(page())).toContain('Grace Hopper grace@example.com €27.10 €5.00 Jun 1, 2026')
  const forEver = { ...credit, nextExpirationDate: null, nextExpiring: 0, member: null }
  expect(textOf(page({ storeCredits: [forEver] }))).toContain('Removed member €27.10 – No end')
})

test('has texts for loading, errors and an empty list', () => {
  expect(markupOf(page({ storeCredits: undefined }))).toContain('class="skeleton"')
  const failed = textOf(page({ storeCredits: undefined, error: denied, onRetry: () => {} }))
  expect(failed).toContain('Try again')
  expect(textOf(page({ storeCredits: [], total: 0 }))).toContain('Nobody has store credit')
  const search = readStoreCreditSearch({ show: 'soon' })
  expect(textOf(page({ storeCredits: [], total: 0, search }))).toContain('Nothing ends soon')
})

test('the address is the query of the list', () => {
  const now = new Date('2026-05-01T12:00:00Z')
  const of = (raw: object) => storeCreditQuery(readStoreCreditSearch({ ...raw }), now)
  expect(of({ show: 'soon', page: 2 })).toEqual({
    query: {
      filter: { nextExpirationDate: { $lt: '2026-06-01T00:00:00.000Z' } },
      sort: [{ fieldName: 'nextExpirationDate', order: 'ASC' }],
      paging: { limit: 50, offset: 50 },
    },
  })
  expect(of({ show: 'nonsense' })).toMatchObject({ query: { filter: { balance: { $gt: 0 } } } })
})

test('a mail is sent 1 to 90 days before the expiry', () => {
  expect(['1', ' 14 ', '90'].map(daysOf)).toEqual([1, 14, 90])
  expect(['0', '91', '', '1.5', 'x'].map(daysOf)).toEqual(Array(5).fill(undefined))
})
