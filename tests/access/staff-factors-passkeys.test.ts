import { createAuthenticator, startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, staffBrowsers } from './staff-factors.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const browsers = staffBrowsers(() => shop)
const { careful, person, signIn } = browsers
const origin = 'http://shop.test'
const unknown = '00000000-0000-4000-8000-000000000000'
const expired = { status: 401, code: 'STAFF_SIGN_IN_EXPIRED' }
const wrong = { status: 403, code: 'STAFF_FACTOR_WRONG' }

type Device = ReturnType<typeof createAuthenticator>

/** Creates a passkey in a browser whose session is fresh. */
async function addPasskey({ api }: Browser, device: Device, name = 'Laptop') {
  const { challengeId, options } = await api.staff.startPasskey()
  return api.staff.addPasskey({ challengeId, credential: device.create(options), name })
}

/** A staff member with a passkey. */
async function withPasskey(kind: 'ES256' | 'EdDSA' | 'RS256' = 'ES256') {
  const device = createAuthenticator({ origin, kind })
  const somebody = await person()
  return { ...somebody, device, ...(await addPasskey(somebody, device)) }
}

/** Answers the question of a new browser, by default as an honest device does. */
async function enter(
  device: Device,
  lies: Parameters<Device['get']>[1] = {},
  at = browsers.browser(),
) {
  const { challengeId, options } = await at.api.staff.startPasskeySignIn({})
  const credential = device.get(options, lies)
  return { at, reply: at.api.staff.signInWithPasskey({ challengeId, credential }) }
}

describe('a passkey', () => {
  test.each(['ES256', 'EdDSA', 'RS256'] as const)('with %s signs in alone', async (kind) => {
    const ada = await withPasskey(kind)
    const { at, reply } = await enter(ada.device)
    expect((await reply).staff.email).toBe(ada.email)
    expect(await at.isIn()).toBe(true)
    const { passkeys, proofs } = await at.api.staff.getSecurity()
    expect(passkeys).toMatchObject([{ name: 'Laptop', lastUsedDate: expect.any(Date) }])
    expect(proofs).toEqual(['PASSKEY', 'RECOVERY_CODE'])
  })

  test('of a sign-in with its device names no account, and verifies its owner', async () => {
    const { options } = await browsers.browser().api.staff.startPasskeySignIn({})
    expect(JSON.parse(options)).toMatchObject({
      rpId: 'shop.test',
      allowCredentials: [],
      userVerification: 'required',
    })
  })

  test('as the first factor creates recovery codes, and ends other sessions', async () => {
    const here = await person()
    const there = await signIn(here.email)
    const added = await addPasskey(here, createAuthenticator({ origin }))
    expect(added.recoveryCodes).toHaveLength(10)
    expect([await here.isIn(), await there.isIn()]).toEqual([true, false])
    expect(await addPasskey(here, createAuthenticator({ origin }), 'Key')).toMatchObject({
      recoveryCodes: [],
    })
    expect((await browsers.changesOf(here.id)).map(({ change }) => change)).toEqual([
      'added',
      'added',
    ])
    expect((await browsers.mailsTo(here.email))[0]?.text).toContain('a passkey')
  })

  test('is the second factor after the password, and only for the same person', async () => {
    const ada = await withPasskey()
    const stranger = await withPasskey()
    const { token, secondFactor, api } = await signIn(ada.email)
    expect(secondFactor?.ways).toEqual(['PASSKEY', 'RECOVERY_CODE'])
    const ask = () => api.staff.startPasskeySignIn({ token })
    const theirs = await ask()
    const { allowCredentials } = JSON.parse(theirs.options)
    expect(allowCredentials.map(({ id }: { id: string }) => id)).toEqual(ada.device.ids())
    const { challengeId } = theirs
    const credential = stranger.device.get(theirs.options)
    await expect(
      api.staff.signInWithPasskey({ challengeId, credential, token }),
    ).rejects.toMatchObject(wrong)
    const own = await ask()
    const answer = { challengeId: own.challengeId, credential: ada.device.get(own.options) }
    await expect(api.staff.signInWithPasskey(answer)).rejects.toMatchObject(expired)
    const last = await ask()
    const right = { challengeId: last.challengeId, credential: ada.device.get(last.options) }
    expect((await api.staff.signInWithPasskey({ ...right, token })).staff.email).toBe(ada.email)
    await expect(api.staff.signInWithPasskey({ ...right, token })).rejects.toMatchObject(expired)
  })

  test.each([
    ['of another page', { origin: 'https://shop.example' }],
    ['for another host', { rpId: 'shop.example' }],
    ['to another question', { challenge: 'AAAA' }],
    ['of a device that nobody opened', { isUserVerified: false }],
    ['with another key', { isForged: true }],
    ['of a copy', { counter: 1 }],
    ['of somebody else by its own word', { userHandle: 'AAAA' }],
  ])('is refused with an answer %s', async (_, lies) => {
    const ada = await withPasskey()
    await (await enter(ada.device)).reply
    const { at, reply } = await enter(ada.device, lies)
    await expect(reply).rejects.toMatchObject(wrong)
    expect(await at.isIn()).toBe(false)
  })

  test('answers a challenge once, within five minutes', async () => {
    const ada = await withPasskey()
    const { api } = browsers.browser()
    const { challengeId, options } = await api.staff.startPasskeySignIn({})
    const credential = ada.device.get(options)
    await api.staff.signInWithPasskey({ challengeId, credential })
    const again = api.staff.signInWithPasskey({ challengeId, credential })
    await expect(again).rejects.toMatchObject(expired)
    const late = await api.staff.startPasskeySignIn({})
    shop.clock.pass({ minutes: 6 })
    const answer = { challengeId: late.challengeId, credential: ada.device.get(late.options) }
    await expect(api.staff.signInWithPasskey(answer)).rejects.toMatchObject(expired)
  })

  test('is refused where a network has tried too often', async () => {
    const ada = await withPasskey()
    const key = '203.0.113.10'
    const bucket = { siteId: null, bucket: 'staff-factor-network', key, windowMinutes: 15 }
    for (let n = 0; n < 100; n += 1) await shop.server.platform.attempts.add(bucket)
    const { reply } = await enter(ada.device, {}, browsers.browser(key))
    await expect(reply).rejects.toMatchObject({ code: 'SIGN_IN_THROTTLED' })
  })

  test('is refused for another page, when it was added before, and beyond the twentieth', async () => {
    const ada = await person()
    const device = createAuthenticator({ origin })
    const otherTarget = await ada.api.staff.startPasskey()
    const forged = device.create(otherTarget.options, { origin: 'https://shop.example' })
    await expect(
      ada.api.staff.addPasskey({
        challengeId: otherTarget.challengeId,
        credential: forged,
        name: 'Trap',
      }),
    ).rejects.toMatchObject({ code: 'STAFF_PASSKEY_REFUSED' })
    await expect(
      ada.api.staff.addPasskey({ challengeId: unknown, credential: '{}', name: 'None' }),
    ).rejects.toMatchObject({ code: 'STAFF_PASSKEY_REFUSED' })
    const { passkey } = await addPasskey(ada, device)
    const { db } = shop.server.platform
    const { options, challengeId } = await ada.api.staff.startPasskey()
    expect(JSON.parse(options).excludeCredentials).toHaveLength(1)
    const credential = device.create(options)
    const known = JSON.parse(credential).id
    await db
      .updateTable('staff_passkeys')
      .set({ credential_id: known })
      .where('id', '=', passkey.id)
      .execute()
    await expect(
      ada.api.staff.addPasskey({ challengeId, credential, name: 'Again' }),
    ).rejects.toMatchObject({ code: 'STAFF_PASSKEY_KNOWN' })
    for (let n = 1; n < 20; n += 1) await addPasskey(ada, createAuthenticator({ origin }))
    await expect(ada.api.staff.startPasskey()).rejects.toMatchObject({ code: 'TOO_MANY_PASSKEYS' })
  })

  test('has a name, can be changed by its owner alone, and can be removed', async () => {
    const ada = await withPasskey()
    const other = await withPasskey()
    const { id } = ada.passkey
    const renamed = await ada.api.staff.renamePasskey({ id, name: ' Key ring ' })
    expect(renamed.passkey.name).toBe('Key ring')
    const missing = { code: 'STAFF_FACTOR_NOT_FOUND' }
    const rename = other.api.staff.renamePasskey({ id, name: 'Mine' })
    await expect(rename).rejects.toMatchObject(missing)
    await expect(other.api.staff.removePasskey({ id })).rejects.toMatchObject(missing)
    const { api } = shop.people.merchant()
    await api.sites.updateSettings({ settings: { staff: { requireSecondFactor: true } } })
    const last = ada.api.staff.removePasskey({ id })
    await expect(last).rejects.toMatchObject({ code: 'STAFF_FACTOR_REQUIRED' })
    await api.sites.updateSettings({ settings: { staff: { requireSecondFactor: false } } })
    await ada.api.staff.removePasskey({ id })
    const { reply } = await enter(ada.device)
    await expect(reply).rejects.toMatchObject(wrong)
    expect((await signIn(ada.email)).staff?.email).toBe(ada.email)
    expect((await browsers.changesOf(ada.id)).at(-1)).toMatchObject({
      change: 'removed',
      factors: [],
    })
  })

  test('proves its owner before a change, where no other passkey does', async () => {
    const ada = await withPasskey()
    const other = await withPasskey()
    shop.clock.pass({ minutes: 11 })
    const { staff } = ada.api
    await expect(staff.removePasskey({ id: ada.passkey.id })).rejects.toMatchObject({
      code: 'STAFF_PROOF_REQUIRED',
    })
    const first = await staff.startPasskeyProof()
    const passkey = { challengeId: first.challengeId, credential: other.device.get(first.options) }
    await expect(staff.proveYourself({ passkey })).rejects.toMatchObject(wrong)
    const second = await staff.startPasskeyProof()
    const own = { challengeId: second.challengeId, credential: ada.device.get(second.options) }
    expect(await staff.proveYourself({ passkey: own })).toMatchObject({
      provedUntil: expect.any(Date),
    })
    await staff.removePasskey({ id: ada.passkey.id })
  })

  test('and an app are alternatives: either opens the dashboard', async () => {
    const ada = await careful()
    const device = createAuthenticator({ origin })
    await addPasskey(ada, device)
    expect((await signIn(ada.email)).secondFactor?.ways).toEqual([
      'TOTP',
      'PASSKEY',
      'RECOVERY_CODE',
    ])
    expect((await (await enter(device)).reply).staff.email).toBe(ada.email)
    await ada.api.staff.removeAuthenticator()
    expect(await ada.api.staff.getSecurity()).toMatchObject({ recoveryCodesLeft: 10 })
  })
})

test('a dashboard at an address without a name offers no passkeys', async () => {
  const config = shop.server.platform.config as { publicUrl: string }
  const ada = await person()
  const { publicUrl } = config
  config.publicUrl = 'http://127.0.0.1:8080'
  try {
    const here = { status: 428, code: 'STAFF_PASSKEYS_UNAVAILABLE' }
    await expect(ada.api.staff.startPasskey()).rejects.toMatchObject(here)
    await expect(ada.api.staff.startPasskeyProof()).rejects.toMatchObject(here)
    await expect(ada.api.staff.startPasskeySignIn({})).rejects.toMatchObject(here)
    expect((await ada.api.staff.getSecurity()).passkeysAt).toBeUndefined()
  } finally {
    config.publicUrl = publicUrl
  }
  expect((await signIn(ada.email)).staff?.email).toBe(ada.email)
})
