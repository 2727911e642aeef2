import type { ForgedFields } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { device, openPasskeyShop, type PasskeyShop } from './passkeys.test.fixture.ts'

const refused = { status: 400, code: 'PASSKEY_REFUSED' }
const expired = { status: 400, code: 'PASSKEY_EXPIRED' }

let at: PasskeyShop
beforeAll(async () => {
  at = await openPasskeyShop()
})
afterAll(() => at.shop.close())
beforeEach(() => at.shop.clock.pass({ minutes: 61 }))

describe('a new passkey', () => {
  test.each<[string, ForgedFields]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a device that nobody has opened', { isUserVerified: false }],
    [
      'a device that vouches for itself with certificates',
      { attestation: { fmt: 'packed', attStmt: new Map([['x5c', [Buffer.from('no')]]]) } },
    ],
    [
      'a form of statement that was not asked for',
      { attestation: { fmt: 'tpm', attStmt: new Map() } },
    ],
  ])('is not accepted from %s', async (_, lies) => {
    const { api } = await at.shop.people.member()
    await expect(at.add(api, device(), 'Laptop', lies)).rejects.toMatchObject(refused)
    expect(await api.factors.listPasskeys({})).toEqual({ passkeys: [] })
  })

  test('is accepted once, and only for the account that requested it', async () => {
    const on = device()
    const [person, stranger] = [await at.shop.people.member(), await at.shop.people.member()]
    const asked = await person.api.factors.beginPasskey({})
    const { challengeId } = asked
    const credential = on.create(asked.publicKeyCredentialCreationOptionsJson)
    const made = { challengeId, credential, name: 'Laptop' }
    await expect(stranger.api.factors.addPasskey(made)).rejects.toMatchObject(expired)
    await expect(person.api.factors.addPasskey(made)).rejects.toMatchObject(expired)
    await at.add(person.api, on)
    expect((await at.enter(on)).identity?.id).toBe(person.id)
  })

  test('needs a recent sign-in, as does removing one', async () => {
    const { api } = await at.shop.people.member()
    const { passkey } = await at.add(api, device())
    const asked = await api.factors.beginPasskey({})
    at.shop.clock.pass({ minutes: 6 })
    const stale = { status: 403, code: 'FRESH_SIGN_IN_REQUIRED' }
    const { challengeId } = asked
    await expect(api.factors.beginPasskey({})).rejects.toMatchObject(stale)
    await expect(
      api.factors.addPasskey({ challengeId, credential: '{}', name: 'Phone' }),
    ).rejects.toMatchObject(stale)
    const { passkeyId } = passkey
    await expect(api.factors.removePasskey({ passkeyId })).rejects.toMatchObject(stale)
  })

  test('signs in somebody who needs a factor, but not somebody who has one already', async () => {
    const person = await at.shop.people.member()
    await at.settings({ required: 'always' })
    const { stateToken = '' } = await at.login(person)
    const { factors } = at.visitor()
    const asked = await factors.beginPasskey({ stateToken })
    const on = device()
    const credential = on.create(asked.publicKeyCredentialCreationOptionsJson)
    const { challengeId } = asked
    const added = await factors.addPasskey({ challengeId, credential, name: 'Phone', stateToken })
    expect(added).toMatchObject({ reply: { state: 'SUCCESS' } })
    expect(added.recoveryCodes).toHaveLength(10)
    const again = await at.login(person)
    await expect(factors.beginPasskey({ stateToken: again.stateToken })).rejects.toMatchObject({
      status: 428,
      code: 'FACTOR_NOT_AVAILABLE',
    })
    await expect(factors.beginPasskey({ stateToken })).rejects.toMatchObject({
      code: 'STATE_TOKEN_INVALID',
    })
    await expect(
      factors.addPasskey({ challengeId, credential, name: 'Phone', stateToken }),
    ).rejects.toMatchObject({ code: 'STATE_TOKEN_INVALID' })
    expect(await at.enter(on)).toMatchObject({ state: 'SUCCESS' })
    const [passkey] = (await person.api.factors.listPasskeys({})).passkeys
    await at.shop.people.signIn(person, (await at.enter(on)).sessionToken ?? '')
    await expect(
      person.api.factors.removePasskey({ passkeyId: passkey?.passkeyId ?? '' }),
    ).rejects.toMatchObject({ status: 428, code: 'FACTOR_REQUIRED' })
    await at.settings({ required: 'never' })
  })
})

describe('the passkeys of an account', () => {
  test('have names, are reported by mail, and are removed one by one, the last with the factor', async () => {
    const person = await at.shop.people.member()
    const { api } = person
    const [laptop, phone] = [device(), device({ isCounting: false })]
    const first = await at.add(api, laptop, 'Laptop')
    const since = at.shop.clock.now()
    at.shop.clock.pass({ seconds: 1 })
    const second = await at.add(api, phone, 'Phone')
    expect(first.recoveryCodes).toHaveLength(10)
    expect(second.recoveryCodes).toEqual([])
    const { passkeys } = await api.factors.listPasskeys({})
    expect(passkeys).toEqual([
      {
        passkeyId: first.passkey.passkeyId,
        name: 'Laptop',
        host: 'shop.test',
        isSynced: false,
        isBackedUp: false,
        createdDate: since,
      },
      second.passkey,
    ])
    const { passkeyId } = second.passkey
    const renamed = await api.factors.renamePasskey({ passkeyId, name: 'Old phone' })
    expect(renamed.passkey).toEqual({ ...second.passkey, name: 'Old phone' })
    await at.enter(phone)
    await at.enter(phone)
    await api.factors.removePasskey({ passkeyId })
    await expect(at.enter(phone)).rejects.toMatchObject(refused)
    expect(await at.enter(laptop)).toMatchObject({ state: 'SUCCESS' })
    await api.factors.removePasskey({ passkeyId: first.passkey.passkeyId })
    expect(await at.login(person)).toMatchObject({ state: 'SUCCESS' })
    expect(await api.factors.listFactors({})).toMatchObject({ factors: [], recoveryCodesLeft: 0 })
    const mails = await at.mailsTo(person.email)
    const observed = mails.filter(({ template }) => template === 'factor-changed')
    expect(observed).toHaveLength(4)
    expect(observed.some(({ text }) => text.includes('Old phone'))).toBe(true)
  })

  test('cannot be changed by others, and are limited to twenty', async () => {
    const [person, stranger] = [await at.owner(), await at.owner()]
    const [passkey] = (await person.api.factors.listPasskeys({})).passkeys
    const passkeyId = passkey?.passkeyId ?? ''
    const missing = { status: 404, code: 'PASSKEY_NOT_FOUND' }
    const { factors } = stranger.api
    await expect(factors.removePasskey({ passkeyId })).rejects.toMatchObject(missing)
    await expect(factors.renamePasskey({ passkeyId, name: 'Mine' })).rejects.toMatchObject(missing)
    for (let more = 1; more < 20; more += 1) await at.add(person.api, device(), `Device ${more}`)
    await expect(at.add(person.api, device())).rejects.toMatchObject({
      status: 409,
      code: 'TOO_MANY_PASSKEYS',
    })
  })

  test('are removed by a reset of staff, and stop a reset when one of them is used', async () => {
    const person = await at.owner()
    const { factors } = at.merchant()
    await factors.resetMemberFactors({ id: person.id })
    at.shop.clock.pass({ days: 2 })
    expect(await at.enter(person.device)).toMatchObject({ state: 'SUCCESS' })
    expect(await factors.getMemberFactors({ id: person.id })).not.toHaveProperty('reset')
    await factors.resetMemberFactors({ id: person.id })
    at.shop.clock.pass({ days: 2 })
    expect(await at.login(person)).toMatchObject({ state: 'SUCCESS' })
    await expect(at.enter(person.device)).rejects.toMatchObject(refused)
  })

  test('are exported without their keys and deleted with the account', async () => {
    const person = await at.owner()
    const { body } = await person.api.personalData.getMyData({})
    const file = Buffer.from(body as Uint8Array).toString()
    expect(file).toContain('Laptop')
    expect(file).not.toContain(person.device.ids()[0])
    await at.merchant().personalData.eraseMember({ id: person.id, reason: 'Asked for' })
    await expect(at.enter(person.device)).rejects.toMatchObject(refused)
  })
})
