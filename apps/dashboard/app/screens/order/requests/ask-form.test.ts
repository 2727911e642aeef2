import { expect, test } from 'vitest'
import { english } from '../../../messages/english.fixture.ts'
import { storedOrder } from '../order.fixture.ts'
import { askOf, checkAsk, emptyAsk } from './ask-form.ts'

const now = new Date('2026-05-01T12:00:00')
const order = storedOrder({ balance: { due: 1390, authorized: 390 } })
const check = (typed: object) =>
  checkAsk({ ...emptyAsk(order), ...typed }, order, english, { locale: 'en', now })

test('the whole due amount is requested by default', () => {
  const form = emptyAsk(order)
  expect(form).toMatchObject({ amount: '10.00', mail: true })
  expect(askOf({ ...form, title: ' Deposit ', amount: '5' }, order)).toEqual({
    orderId: order.id,
    amount: 500,
    notify: true,
    title: 'Deposit',
  })
})

test('the expiry is the end of the chosen day', () => {
  const { expirationDate } = askOf({ ...emptyAsk(order), until: '2026-05-03' }, order)
  expect(expirationDate).toEqual(new Date('2026-05-03T23:59:59'))
})

test('an invalid amount is reported beside its field', () => {
  expect(check({})).toEqual({})
  expect(check({ until: '2026-05-01' })).toEqual({})
  expect(Object.keys(check({ amount: 'ten' }))).toEqual(['amount'])
  expect(check({ amount: '10.01' })).toEqual({ amount: 'Enter an amount of at most €10.00.' })
  expect(Object.keys(check({ until: '2026-04-30' }))).toEqual(['until'])
})
