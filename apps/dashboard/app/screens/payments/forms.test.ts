import { describe, expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { checkMethod, emptyMethod, methodFormOf, methodOf, movedIds } from './method-form.ts'
import { minutesOf } from './settings-dialog.tsx'
import type { PaymentMethod } from './setup.ts'
import { limitText, renewalText } from './texts.ts'

const shop = { currency: 'EUR', locale: 'en', digits: 2 }
const stored: PaymentMethod = {
  id: 'm1',
  revision: 3,
  provider: 'BANK_TRANSFER',
  name: 'Transfer',
  description: '',
  instructions: '',
  active: true,
  countries: ['DE', 'AT'],
  minTotal: 500,
  maxTotal: 100_000,
  delivery: 'ANY',
  dueDays: 7,
  account: { holder: 'Vitrine', iban: 'DE89370400440532013000', bic: '' },
}
const check = (own: Partial<typeof emptyMethod>) =>
  checkMethod({ ...emptyMethod, name: 'Transfer', ...own }, english, shop)

describe('a way to pay', () => {
  test('is unchanged by its form', () => {
    const { id, revision, ...fields } = stored
    expect(methodOf(methodFormOf(stored, shop), shop, stored)).toEqual({ id, revision, ...fields })
  })

  test('without transfer has no account', () => {
    const form = { ...methodFormOf(stored, shop), provider: 'CASH' as const }
    expect(methodOf(form, shop, stored)).toMatchObject({ account: null })
    expect(methodOf(form, shop, stored)).not.toHaveProperty('dueDays')
  })

  test('shows errors beside the field', () => {
    expect(check({})).toEqual({})
    expect(check({ name: ' ' })).toHaveProperty('name')
    expect(check({ minTotal: 'x' })).toHaveProperty('minTotal')
    expect(check({ minTotal: '10', maxTotal: '5' })).toEqual({
      maxTotal: 'The largest total is below the smallest.',
    })
    expect(check({ dueDays: '400' })).toHaveProperty('dueDays')
    expect(check({ iban: 'DE89 3704 0044 0532 0130 00' })).toHaveProperty('holder')
    expect(check({ holder: 'Vitrine' })).toHaveProperty('iban')
  })

  test('describes for which orders it is', () => {
    expect(limitText(stored, english, shop)).toBe('€5.00 to €1,000.00, 2 countries, due in 7 days')
    const cash = { ...stored, provider: 'CASH' as const, countries: [], minTotal: null }
    expect(limitText({ ...cash, maxTotal: null }, english, shop)).toBe('every order')
    expect(limitText(cash, english, shop)).toBe('up to €1,000.00')
  })

  test('describes how it renews subscriptions', () => {
    expect(renewalText({ provider: 'MOLLIE' }, english)).toBe(english.payments.renews)
    expect(renewalText({ provider: 'CASH' }, english)).toBe(english.payments.asksToRenew)
    expect(renewalText({ provider: 'BANK_LINK' }, english)).toBe(english.payments.asksToRenew)
  })
})

test('one moves by a place, and no further than the ends', () => {
  expect(movedIds(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(movedIds(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(movedIds(['a', 'b'], 'a', -1)).toBe(undefined)
  expect(movedIds(['a', 'b'], 'b', 1)).toBe(undefined)
})

test.each([
  ['5', 5],
  ['1440', 1440],
  ['4', undefined],
  ['1441', undefined],
  ['1.5', undefined],
])('%s minutes are %s', (text, minutes) => {
  expect(minutesOf(text)).toBe(minutes)
})
