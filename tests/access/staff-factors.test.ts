import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { password, staffBrowsers } from './staff-factors.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const browsers = staffBrowsers(() => shop)
const { careful, codeOf, nextStep, other, person, signIn } = browsers
const unknown = '00000000-0000-4000-8000-000000000000'
const ask = (requireSecondFactor: boolean) =>
  shop.people.merchant().api.sites.updateSettings({ settings: { staff: { requireSecondFactor } } })
afterEach(() => ask(false))
const tooOld = () => shop.clock.pass({ minutes: 11 })

describe('an authenticator app', () => {
  test('is active after its first right code, and opens the dashboard after the password', async () => {
    const ada = await person('viewer')
    const { secret, address, picture } = await ada.api.staff.addAuthenticator()
    expect([new URL(address).searchParams.get('secret'), picture.slice(0, 4)]).toEqual([
      secret,
      '<svg',
    ])
    expect((await signIn(ada.email)).staff?.email).toBe(ada.email)
    const code = codeOf(secret)
    const guess = ada.api.staff.confirmAuthenticator({ code: other(code) })
    await expect(guess).rejects.toMatchObject({ code: 'STAFF_FACTOR_WRONG' })
    const { recoveryCodes } = await ada.api.staff.confirmAuthenticator({ code })
    expect(new Set(recoveryCodes).size).toBe(10)

    const held = await signIn(ada.email)
    expect(held.staff).toBeUndefined()
    expect(held.secondFactor?.ways).toEqual(['TOTP', 'RECOVERY_CODE'])
    expect(await held.isIn()).toBe(false)
    const { token } = held
    const used = held.api.staff.finishSignIn({ token, totpCode: code })
    await expect(used).rejects.toMatchObject({ status: 403, code: 'STAFF_FACTOR_WRONG' })
    nextStep()
    const { staff } = await held.api.staff.finishSignIn({ token, totpCode: codeOf(secret) })
    expect(staff.email).toBe(ada.email)
    expect(await held.isIn()).toBe(true)
    nextStep()
    const again = held.api.staff.finishSignIn({ token, totpCode: codeOf(secret) })
    await expect(again).rejects.toMatchObject({ status: 401, code: 'STAFF_SIGN_IN_EXPIRED' })
  })

  test('ends every other session when it is the first factor', async () => {
    const here = await person()
    const there = await signIn(here.email)
    await browsers.addApp(here)
    expect([await here.isIn(), await there.isIn()]).toEqual([true, false])
    expect((await here.api.staff.listSessions()).sessions).toHaveLength(1)
  })

  test('can replace another one, which is active until then', async () => {
    const ada = await careful()
    const { secret } = await ada.api.staff.addAuthenticator()
    const { token, api } = await signIn(ada.email)
    const early = api.staff.finishSignIn({ token, totpCode: codeOf(secret) })
    await expect(early).rejects.toMatchObject({ code: 'STAFF_FACTOR_WRONG' })
    await api.staff.finishSignIn({ token, totpCode: codeOf(ada.secret) })
    const { recoveryCodes } = await ada.api.staff.confirmAuthenticator({ code: codeOf(secret) })
    expect(recoveryCodes).toEqual([])
    const twice = ada.api.staff.confirmAuthenticator({ code: codeOf(secret) })
    await expect(twice).rejects.toMatchObject({ code: 'STAFF_FACTOR_NOT_FOUND' })
  })

  test('is stored encrypted, and its recovery codes as hashes', async () => {
    const ada = await careful()
    const { db } = shop.server.platform
    const row = await db
      .selectFrom('staff_authenticators')
      .selectAll()
      .where('staff_id', '=', ada.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(ada.secret)
    expect(shop.server.platform.sealing.open(row.sealed_secret ?? '')).toBe(ada.secret)
    const codes = await db.selectFrom('staff_recovery_codes').select('code_hash').execute()
    expect(codes.every(({ code_hash }) => code_hash.length === 32)).toBe(true)
  })
})

describe('a sign-in that waits for a second factor', () => {
  test('expires after ten minutes', async () => {
    const ada = await careful()
    const { token, api } = await signIn(ada.email)
    shop.clock.pass({ minutes: 11 })
    const late = api.staff.finishSignIn({ token, totpCode: codeOf(ada.secret) })
    await expect(late).rejects.toMatchObject({ code: 'STAFF_SIGN_IN_EXPIRED' })
    const question = api.staff.startPasskeySignIn({ token })
    await expect(question).rejects.toMatchObject({ code: 'STAFF_SIGN_IN_EXPIRED' })
  })

  test('accepts ten tries for an account, from any network', async () => {
    const ada = await careful()
    const { token, api } = await signIn(ada.email)
    const wrong = other(codeOf(ada.secret))
    for (let tries = 0; tries < 9; tries += 1) {
      const from = browsers.browser(`198.51.100.${tries}`).api
      const guess = from.staff.finishSignIn({ token, totpCode: wrong })
      await expect(guess).rejects.toMatchObject({ code: 'STAFF_FACTOR_WRONG' })
    }
    // An answer to no question is one try more, and forgives none.
    const nonsense = { challengeId: unknown, credential: '{}', token }
    await expect(api.staff.signInWithPasskey(nonsense)).rejects.toMatchObject({ status: 401 })
    const right = api.staff.finishSignIn({ token, totpCode: codeOf(ada.secret) })
    await expect(right).rejects.toMatchObject({ status: 429, code: 'SIGN_IN_THROTTLED' })
    shop.clock.pass({ minutes: 16 })
    const later = await signIn(ada.email)
    await later.api.staff.finishSignIn({ token: later.token, totpCode: codeOf(ada.secret) })
  })

  test('accepts a hundred tries from a network, for any accounts', async () => {
    const ada = await careful()
    const { attempts } = shop.server.platform
    const bucket = { siteId: null, bucket: 'staff-factor-network', windowMinutes: 15 }
    for (let n = 0; n < 100; n += 1) await attempts.add({ ...bucket, key: '203.0.113.9' })
    const near = await signIn(ada.email, browsers.browser('203.0.113.9'))
    const right = near.api.staff.finishSignIn({ token: near.token, totpCode: codeOf(ada.secret) })
    await expect(right).rejects.toMatchObject({ code: 'SIGN_IN_THROTTLED' })
  })

  test('accepts one code once, also when many use it at once', async () => {
    const ada = await careful()
    const signIns = await Promise.all([signIn(ada.email), signIn(ada.email), signIn(ada.email)])
    const totpCode = codeOf(ada.secret)
    const came = await Promise.allSettled(
      signIns.map(({ api, token }) => api.staff.finishSignIn({ token, totpCode })),
    )
    expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a recovery code', () => {
  test('opens the dashboard once, and its owner is notified', async () => {
    const ada = await careful()
    const [code = ''] = ada.recoveryCodes
    const first = await signIn(ada.email)
    const typed = ` ${code.toUpperCase().replace('-', ' ')}`
    await first.api.staff.finishSignIn({ token: first.token, recoveryCode: typed })
    expect((await first.api.staff.getSecurity()).recoveryCodesLeft).toBe(9)
    const second = await signIn(ada.email)
    const again = second.api.staff.finishSignIn({ token: second.token, recoveryCode: code })
    await expect(again).rejects.toMatchObject({ code: 'STAFF_FACTOR_WRONG' })
    const [mail] = await browsers.mailsTo(ada.email)
    expect(mail).toMatchObject({ template: 'staff-factor-changed' })
    expect(mail?.text).toContain('Codes left: 9')
    expect(await browsers.changesOf(ada.id)).toMatchObject([
      { change: 'added', factor: 'TOTP', factors: ['TOTP', 'RECOVERY_CODE'] },
      { change: 'used', factor: 'RECOVERY_CODE' },
    ])
  })

  test('is invalid when there are new ones, and does not exist without a factor', async () => {
    const ada = await careful()
    const { recoveryCodes } = await ada.api.staff.renewRecoveryCodes()
    expect(recoveryCodes).toHaveLength(10)
    const { token, api } = await signIn(ada.email)
    const old = api.staff.finishSignIn({ token, recoveryCode: ada.recoveryCodes[0] ?? '' })
    await expect(old).rejects.toMatchObject({ code: 'STAFF_FACTOR_WRONG' })
    await api.staff.finishSignIn({ token, recoveryCode: recoveryCodes[0] ?? '' })
    const bare = await person()
    await expect(bare.api.staff.renewRecoveryCodes()).rejects.toMatchObject({
      code: 'STAFF_FACTOR_NOT_FOUND',
    })
  })
})

describe('a confirmation of the own identity', () => {
  test('is a sign-in of the last ten minutes, the password, or the second factor of who has one', async () => {
    const ada = await person()
    expect((await ada.api.staff.getSecurity()).provedUntil).toBeInstanceOf(Date)
    tooOld()
    const refused = { status: 403, code: 'STAFF_PROOF_REQUIRED' }
    await expect(ada.api.staff.addAuthenticator()).rejects.toMatchObject({
      ...refused,
      data: { ways: ['PASSWORD'] },
    })
    await expect(ada.api.staff.startPasskey()).rejects.toMatchObject(refused)
    const guess = ada.api.staff.proveYourself({ password: 'a guess' })
    await expect(guess).rejects.toMatchObject({ code: 'STAFF_PASSWORD_WRONG' })
    expect(await ada.api.staff.proveYourself({ password })).toMatchObject({
      provedUntil: expect.any(Date),
      proofs: ['PASSWORD'],
    })
    const { secret, recoveryCodes } = await browsers.addApp(ada)
    tooOld()
    const { staff } = ada.api
    await expect(staff.removeAuthenticator()).rejects.toMatchObject(refused)
    await expect(staff.renewRecoveryCodes()).rejects.toMatchObject(refused)
    await expect(staff.removePasskey({ id: unknown })).rejects.toMatchObject(refused)
    await expect(staff.proveYourself({ password })).rejects.toMatchObject({
      ...refused,
      data: { ways: ['TOTP', 'RECOVERY_CODE'] },
    })
    const wrong = staff.proveYourself({ totpCode: other(codeOf(secret)) })
    await expect(wrong).rejects.toMatchObject({ code: 'STAFF_FACTOR_WRONG' })
    await staff.proveYourself({ totpCode: codeOf(secret) })
    tooOld()
    const proved = await staff.proveYourself({ recoveryCode: recoveryCodes[0] ?? '' })
    expect(proved.recoveryCodesLeft).toBe(9)
    await staff.removeAuthenticator()
    expect(await staff.getSecurity()).toMatchObject({ recoveryCodesLeft: 0, passkeys: [] })
    expect((await signIn(ada.email)).staff?.email).toBe(ada.email)
    await expect(staff.removeAuthenticator()).rejects.toMatchObject({
      code: 'STAFF_FACTOR_NOT_FOUND',
    })
    await expect(staff.removePasskey({ id: unknown })).rejects.toMatchObject({
      code: 'STAFF_FACTOR_NOT_FOUND',
    })
  })

  test('is exactly one of them', async () => {
    const { api } = await person()
    for (const proof of [{}, { password, totpCode: '123456' }]) {
      await expect(api.staff.proveYourself(proof)).rejects.toMatchObject({ kind: 'validation' })
    }
  })

  test('has a limited number of tries', async () => {
    const ada = await careful()
    const wrong = other(codeOf(ada.secret))
    for (let tries = 0; tries < 10; tries += 1) {
      await expect(ada.api.staff.proveYourself({ totpCode: wrong })).rejects.toMatchObject({
        code: 'STAFF_FACTOR_WRONG',
      })
    }
    await expect(
      ada.api.staff.proveYourself({ totpCode: codeOf(ada.secret) }),
    ).rejects.toMatchObject({ code: 'SIGN_IN_THROTTLED' })
    await ada.api.staff.addAuthenticator()
    await expect(ada.api.staff.confirmAuthenticator({ code: '123456' })).rejects.toMatchObject({
      code: 'SIGN_IN_THROTTLED',
    })
    shop.clock.pass({ minutes: 16 })
  })
})

describe('a site that requires a second factor', () => {
  test('blocks staff without one until they add one', async () => {
    const ada = await person('owner')
    await ask(true)
    expect(await ada.api.staff.getCurrent()).toMatchObject({ needsSecondFactor: true })
    const closed = { code: 'PERMISSION_DENIED', data: { secondFactor: 'required' } }
    await expect(ada.api.sites.getSettings()).rejects.toMatchObject(closed)
    await expect(ada.api.staff.listStaff()).rejects.toMatchObject(closed)
    await expect(ada.api.staff.updateCurrent({ name: 'Ada' })).rejects.toMatchObject(closed)
    expect((await ada.api.staff.getSecurity()).isRequired).toBe(true)
    const { secret } = await browsers.addApp(ada)
    expect(await ada.api.staff.getCurrent()).toMatchObject({ needsSecondFactor: false })
    await ada.api.sites.getSettings()
    await expect(ada.api.staff.removeAuthenticator()).rejects.toMatchObject({
      code: 'STAFF_FACTOR_REQUIRED',
    })
    const later = await signIn(ada.email)
    await later.api.staff.finishSignIn({ token: later.token, totpCode: codeOf(secret) })
    expect(await later.isIn()).toBe(true)
  })

  test('applies to all of its staff, on their other sites as well, and to no API key', async () => {
    const everywhere = await person('admin')
    const otherTarget = await shop.anotherSite()
    const owner = await careful('owner')
    const { token } = await owner.on(otherTarget.site.id).staff.inviteStaff({
      invitation: { email: 'branch@example.com', role: 'editor' },
    })
    const branch = browsers.browser()
    await branch.api.staff.acceptInvitation({
      token,
      email: 'branch@example.com',
      name: 'Branch',
      password,
    })
    await ask(true)
    const there = everywhere.on(otherTarget.site.id).sites.getSettings()
    await expect(there).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
    await branch.on(otherTarget.site.id).sites.getSettings()
    await shop.people.merchant().api.sites.getSettings()
  })
})

describe('an invitation', () => {
  test('adds a role to an account, and opens it for its second factor only', async () => {
    const ada = await careful('viewer')
    const owner = await person('owner')
    const otherTarget = await shop.anotherSite()
    const invited = await owner.on(otherTarget.site.id).staff.inviteStaff({
      invitation: { email: ada.email, role: 'admin' },
    })
    const thief = browsers.browser()
    const held = await thief.api.staff.acceptInvitation({
      token: invited.token,
      email: ada.email,
      name: 'Ada',
      password,
    })
    expect(held.staff).toBeUndefined()
    expect(await thief.isIn()).toBe(false)
    const { token = '' } = held.secondFactor ?? {}
    await thief.api.staff.finishSignIn({ token, totpCode: codeOf(ada.secret) })
    const there = await thief.on(otherTarget.site.id).staff.getCurrent()
    expect(there.staff.role).toBe('admin')
  })
})

describe('lost factors', () => {
  test('are removed by an owner with a recent sign-in; their person is notified and signed out', async () => {
    const ada = await careful('admin')
    const owner = await careful('owner')
    const held = await signIn(ada.email)
    tooOld()
    const reset = (id = ada.id) => owner.api.staff.resetStaffFactors({ id })
    await expect(reset()).rejects.toMatchObject({ code: 'STAFF_PROOF_REQUIRED' })
    await owner.api.staff.proveYourself({ totpCode: codeOf(owner.secret) })
    const listed = async () =>
      (await owner.api.staff.listStaff()).staff.find(({ id }) => id === ada.id)?.hasSecondFactor
    expect(await listed()).toBe(true)
    await reset()
    expect(await listed()).toBe(false)
    expect(await ada.isIn()).toBe(false)
    const late = held.api.staff.finishSignIn({ token: held.token, totpCode: codeOf(ada.secret) })
    await expect(late).rejects.toMatchObject({ code: 'STAFF_SIGN_IN_EXPIRED' })
    expect((await signIn(ada.email)).staff?.id).toBe(ada.id)
    const [mail] = await browsers.mailsTo(ada.email)
    expect(mail?.text).toContain('All second factors')
    expect((await browsers.changesOf(ada.id)).at(-1)).toMatchObject({
      change: 'reset',
      factors: [],
    })
    await expect(reset()).rejects.toMatchObject({ code: 'STAFF_FACTOR_NOT_FOUND' })
    await expect(reset(unknown)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  })

  test('cannot be removed by an admin or a key, nor by an owner of one site for somebody with more sites', async () => {
    const [ada, admin, owner] = [await careful(), await person('admin'), await careful('owner')]
    const denied = { code: 'PERMISSION_DENIED' }
    await expect(admin.api.staff.resetStaffFactors({ id: ada.id })).rejects.toMatchObject(denied)
    const key = shop.people.merchant().api
    await expect(key.staff.resetStaffFactors({ id: ada.id })).rejects.toMatchObject(denied)
    await expect(key.staff.getSecurity()).rejects.toMatchObject(denied)
    const { token } = await owner.api.staff.inviteStaff({
      invitation: { email: 'local@example.com', role: 'owner' },
    })
    const local = browsers.browser()
    await local.api.staff.acceptInvitation({
      token,
      email: 'local@example.com',
      name: 'Local',
      password,
    })
    const upwards = local.api.staff.resetStaffFactors({ id: owner.id })
    await expect(upwards).rejects.toMatchObject({ code: 'ROLE_TOO_HIGH' })
  })

  test('are removed on the command line for the only owner', async () => {
    const ada = await careful('owner')
    const { server } = shop
    expect(await server.staff.resetFactorsOf('stranger@example.com')).toBe('nobody')
    expect(await server.staff.resetFactorsOf(ada.email.toUpperCase())).toBe('reset')
    expect(await server.staff.resetFactorsOf(ada.email)).toBe('nothing')
    expect(await ada.isIn()).toBe(false)
    expect((await signIn(ada.email)).staff?.email).toBe(ada.email)
    expect((await browsers.mailsTo(ada.email))[0]?.text).toContain('All second factors')
  })
})
