import { describe, expect, test } from 'vitest'
import { english } from '../../messages/english.fixture.ts'
import { type Connection, checkConnection, connectionOf, formOf } from './connection-form.ts'
import { ownAccounts } from './provider-texts.ts'

const stored: Connection = {
  id: 'c1',
  revision: 4,
  provider: 'STRIPE',
  isTest: true,
  capture: 'MANUAL',
  keyHint: '…4242',
  clientId: '',
  hasWebhookSecret: true,
  webhookUrl: 'https://lamps.example/vitrine/v1/payment-connections/c1/messages',
  lastMessageDate: null,
  createdDate: new Date(0),
  updatedDate: new Date(0),
}
const typed = (own: Partial<ReturnType<typeof formOf>>) => ({ ...formOf(undefined), ...own })
const account = (name: string) => {
  const found = ownAccounts(english).find(({ provider }) => provider === name)
  if (!found) throw new Error(`There is no ${name}`)
  return found
}
const check = (provider: string, own: Parameters<typeof typed>[0], before?: Connection) =>
  Object.keys(checkConnection(account(provider), typed(own), before, english))

describe('an account at a payment provider', () => {
  test('needs a key of its provider', () => {
    expect(check('STRIPE', {})).toEqual(['key'])
    expect(check('STRIPE', { key: 'pk_live_aPublicKey' })).toEqual(['key'])
    expect(check('STRIPE', { key: ' sk_test_51LampsOfBerlin ' })).toEqual([])
    expect(check('STRIPE', { key: 'rk_live_51LampsOfBerlin' })).toEqual([])
    expect(check('MOLLIE', { key: 'sk_test_51LampsOfBerlin' })).toEqual(['key'])
    expect(check('MOLLIE', { key: 'live_LampsOfBerlin' })).toEqual([])
    expect(check('PAYPAL', { key: 'anything' })).toEqual(['clientId'])
    expect(check('PAYPAL', { key: 'anything', clientId: 'lamps' })).toEqual([])
  })

  test('does not change the stored key when none is entered', () => {
    expect(check('STRIPE', {}, stored)).toEqual([])
    expect(connectionOf(account('STRIPE'), formOf(stored), stored)).toEqual({
      provider: 'STRIPE',
      revision: 4,
      capture: 'MANUAL',
    })
  })

  test('has a signing secret of Stripe, or none', () => {
    expect(check('STRIPE', { webhookSecret: 'secret' }, stored)).toEqual(['webhookSecret'])
    expect(check('STRIPE', { webhookSecret: 'whsec_1' }, stored)).toEqual([])
    const form = typed({ key: 'sk_test_51LampsOfBerlin', webhookSecret: ' whsec_1 ' })
    expect(connectionOf(account('STRIPE'), form, undefined)).toEqual({
      provider: 'STRIPE',
      key: 'sk_test_51LampsOfBerlin',
      webhookSecret: 'whsec_1',
      capture: 'AUTOMATIC',
    })
  })

  test('asks only for PayPal whose keys they are', () => {
    const form = typed({ key: 'secret', clientId: ' lamps ', isTest: true })
    expect(connectionOf(account('PAYPAL'), form, undefined)).toMatchObject({
      clientId: 'lamps',
      isTest: true,
    })
    expect(connectionOf(account('MOLLIE'), form, undefined)).not.toHaveProperty('isTest')
  })
})
