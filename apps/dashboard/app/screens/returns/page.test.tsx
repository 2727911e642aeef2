import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { RoleContext } from '../../shared/permissions.tsx'
import { textOf } from '../../shared/render.fixture.tsx'
import { ReturnsPage, type ReturnsPageProps } from './page.tsx'
import { readReturnsSearch, returnsQuery } from './search.ts'
import { checkSettings, formOf, type ReturnSettings, settingsOf } from './settings-form.ts'

const date = new Date('2026-07-01T10:00:00Z')
const one: NonNullable<ReturnsPageProps['returns']>[number] = {
  id: 'r1',
  number: '1001',
  orderId: 'o1',
  orderNumber: '10001',
  revision: 1,
  kind: 'WITHDRAWAL',
  state: 'AGREED',
  lines: [
    { lineId: 'l1', name: 'Lamp', quantity: 2, reason: '', comment: '', wish: '', resell: null },
  ],
  late: false,
  withdrawal: null,
  settlement: null,
  events: [],
  buyerName: 'Ada',
  createdDate: date,
  updatedDate: date,
}
const page = (own: Partial<ReturnsPageProps>) => (
  <RoleContext value="owner">
    <ReturnsPage
      search={readReturnsSearch({})}
      returns={[one]}
      withdrawals={[]}
      total={1}
      now={date}
      stale={false}
      onSettings={() => {}}
      {...own}
    />
  </RoleContext>
)

test('the list shows return, buyer, products, state and order', () => {
  const text = textOf(page({}))
  expect(text).toContain('1 return')
  expect(text).toMatch(/Withdrawal, return 1001.*Ada.*2 × Lamp.*On the way.*10001/)
  expect(textOf(page({ returns: [] }))).toContain('No returns here')
})

test('withdrawals without a matching order are shown with the open ones', () => {
  const withdrawal = {
    id: 'w1',
    returnId: null,
    orderNumber: '99',
    name: 'Grace',
    email: 'grace@example.com',
    statement: 'The cup',
    wording: 'I withdraw',
    deadlineDate: null,
    late: false,
    createdDate: date,
  }
  const text = textOf(page({ withdrawals: [withdrawal] }))
  expect(text).toMatch(/Withdrawals without an order.*“99”, Grace, grace@example\.com.*The cup/)
  const done = { search: readReturnsSearch({ show: 'done' }), withdrawals: [withdrawal] }
  expect(textOf(page(done))).not.toContain('grace@example.com')
})

test('each view queries its states', () => {
  const stateOf = (show: string) => returnsQuery(readReturnsSearch({ show })).query?.filter
  expect(stateOf('here')).toEqual({ state: { $in: ['RECEIVED', 'INSPECTED'] } })
  expect(stateOf('all')).toEqual({})
  expect(stateOf('wrong')).toEqual(stateOf(''))
  const next = returnsQuery(readReturnsSearch({ show: 'here', page: '3' })).query
  expect(next?.paging).toEqual({ limit: 50, offset: 100 })
})

const money = { currency: 'EUR', exponent: 2 }
const stored: ReturnSettings = {
  active: true,
  windowDays: 30,
  withdrawalDays: 14,
  reasons: ['DAMAGED', 'Too heavy'],
  costPaidBy: 'BUYER',
  returnFee: 390,
  address: 'Ring 7',
  instructions: '',
  excludedProductIds: [],
}

test('the settings are shown as they are stored', () => {
  const form = formOf(stored, money)
  expect(form).toMatchObject({ reasons: 'DAMAGED\nToo heavy', returnFee: '3.90' })
  expect(checkSettings(form, money, english)).toEqual({})
  expect(settingsOf(form, money)).toEqual(stored)
  const typed = { ...form, reasons: ' Broken \n\nBroken', returnFee: '' }
  expect(settingsOf(typed, money)).toMatchObject({ reasons: ['Broken'], returnFee: 0 })
})

test.each([
  ['windowDays', '0'],
  ['withdrawalDays', '13'],
  ['returnFee', 'some'],
  ['reasons', 'x'.repeat(101)],
])('the setting %s cannot be %j', (name, value) => {
  const typed = { ...formOf(stored, money), [name]: value }
  expect(Object.keys(checkSettings(typed, money, english))).toEqual([name])
})
