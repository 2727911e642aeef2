import { expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { checkCredit, creditOf, emptyCredit } from './credit-form.ts'

const money = { currency: 'EUR', locale: 'en', digits: 2 }
const now = new Date('2026-03-10T12:00:00Z')

test('credit needs an amount and a reason, and ends in the future', () => {
  const { wrong } = english.customer.credit
  expect(checkCredit(emptyCredit, english, money, now)).toEqual({
    amount: wrong.amount,
    reason: wrong.reason,
  })
  const past = { amount: '10', reason: ' Sorry ', until: '2026-03-08' }
  expect(checkCredit(past, english, money, now)).toEqual({ until: wrong.past })
  expect(checkCredit({ ...past, until: '2026-03-12' }, english, money, now)).toEqual({})
})

test('the amount is in minor units, and the credit ends with the chosen day', () => {
  const given = creditOf({ amount: '12.50', reason: ' Sorry ', until: '' }, 'm1', money)
  expect(given).toEqual({ memberId: 'm1', amount: 1250, reason: 'Sorry', expirationDate: null })
  const { expirationDate } = creditOf(
    { amount: '1', reason: 'x', until: '2026-03-12' },
    'm1',
    money,
  )
  expect(expirationDate).toEqual(new Date('2026-03-12T23:59:59'))
})
